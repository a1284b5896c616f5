import type { StatisticLine } from '../../../features/match-situation/situation-view'
import { percentText, type TeamSums } from './team-sums.rules'

type ShotKey = 'fieldGoals' | 'threes' | 'freeThrows'
type CountKey = Exclude<keyof TeamSums, ShotKey | 'seconds' | 'points'>

const SHOTS: readonly (readonly [ShotKey, string])[] = [
  ['fieldGoals', '投篮命中率'],
  ['threes', '三分命中率'],
  ['freeThrows', '罚球命中率'],
]
const COUNTS: readonly (readonly [CountKey, string])[] = [
  ['rebounds', '篮板'],
  ['offensiveRebounds', '进攻篮板'],
  ['assists', '助攻'],
  ['steals', '抢断'],
  ['blocks', '盖帽'],
  ['turnovers', '失误'],
  ['fouls', '犯规'],
]

/** 技术统计 of both teams, shots first: in percent, made of tried below, then counts. */
export function statisticLines(home: TeamSums, away: TeamSums): StatisticLine[] {
  const shots = SHOTS.map(([key, name], place) => {
    const share = ({ [key]: [made, tried] }: TeamSums) => (tried === 0 ? 0 : made / tried)
    return {
      type: place,
      name,
      home: percentText(home[key]),
      away: percentText(away[key]),
      notes: [home[key].join('/'), away[key].join('/')] as const,
      shares: [share(home), share(away)] as const,
    }
  })
  const counts = COUNTS.map(([key, name], place) => {
    const sum = home[key] + away[key]
    const share = (value: number) => (sum === 0 ? 0 : value / sum)
    return {
      type: SHOTS.length + place,
      name,
      home: String(home[key]),
      away: String(away[key]),
      shares: [share(home[key]), share(away[key])] as const,
    }
  })
  return [...shots, ...counts]
}
