import type { PlayerLine } from '@saidian/shared/contracts/basketball'
import { minutesAndSeconds } from '@saidian/shared/lib'
import { percentText, type TeamSums } from '../situation/team-sums.rules'

export type Column = {
  key: string
  label: string
  /** What the column is sorted by and its best line is chosen by. */
  amountOf: (line: PlayerLine) => number
  textOf: (line: PlayerLine) => string
  /** Of all players together. */
  totalOf: (sums: TeamSums) => string
  /** Below the total, such as a percentage. */
  rateOf?: (sums: TeamSums) => string
  /** Whether the highest value is the best one and stands out. */
  hasBest: boolean
}

type CountKey = 'assists' | 'steals' | 'blocks' | 'turnovers' | 'fouls' | 'points'
type ReboundKey = 'offensiveRebounds' | 'defensiveRebounds'
type ShotKey = 'fieldGoals' | 'threes' | 'freeThrows'

const count = (key: CountKey | ReboundKey, label: string, hasBest = true): Column => ({
  key,
  label,
  amountOf: (line) => line[key],
  textOf: (line) => String(line[key]),
  totalOf: (sums) => String(sums[key]),
  hasBest,
})

const shots = (key: ShotKey, label: string): Column => ({
  key,
  label,
  amountOf: (line) => line[key][0],
  textOf: (line) => line[key].join('-'),
  totalOf: (sums) => sums[key].join('-'),
  rateOf: (sums) => percentText(sums[key]),
  hasBest: true,
})

const rebounds = (line: PlayerLine) => line.offensiveRebounds + line.defensiveRebounds

/** The columns of the box score behind the player. */
export const COLUMNS: readonly Column[] = [
  {
    key: 'seconds',
    label: '时间',
    amountOf: ({ seconds }) => seconds,
    textOf: ({ seconds }) => minutesAndSeconds(seconds),
    totalOf: ({ seconds }) => String(Math.round(seconds / 60)),
    hasBest: true,
  },
  count('points', '得分'),
  {
    key: 'rebounds',
    label: '篮板',
    amountOf: rebounds,
    textOf: (line) => String(rebounds(line)),
    totalOf: (sums) => String(sums.rebounds),
    hasBest: true,
  },
  count('assists', '助攻'),
  shots('fieldGoals', '投篮'),
  shots('threes', '三分'),
  shots('freeThrows', '罚球'),
  count('steals', '抢断'),
  count('blocks', '盖帽'),
  count('offensiveRebounds', '前板'),
  count('defensiveRebounds', '后板'),
  count('turnovers', '失误', false),
  count('fouls', '犯规', false),
  {
    key: 'plusMinus',
    label: '+/-',
    amountOf: ({ plusMinus }) => plusMinus ?? Number.NEGATIVE_INFINITY,
    textOf: ({ plusMinus }) => (plusMinus === null ? '–' : signed(plusMinus)),
    totalOf: () => '',
    hasBest: true,
  },
]

function signed(value: number): string {
  return value > 0 ? `+${value}` : String(value)
}
