import type { FootballMatch } from '@saidian/shared/contracts/football'
import { readIncidentsOf } from '../../../../sports/match'
import { football, readStatisticsOf } from '../../../football'
import type { MatchFacts, Pair, Side } from './facts'
import { createReadMatch, type FactsDeps } from './read-match'

export type Goal = {
  minute: number
  added: number | null
  side: Side
  player: string
  assist: string
  kind: 'goal' | 'penalty' | 'own'
  /** The score with this goal. */
  score: Pair
}

export type SentOff = { minute: number; added: number | null; side: Side; player: string }
export type MissedPenalty = SentOff

export type Figure = { type: number; label: string; values: Pair; isShare: boolean }

/** A football match as articles state it; without a score it is still to come. */
export type FootballFacts = MatchFacts & {
  /** After the regular time; null before the end. */
  score: Pair | null
  half: Pair | null
  /** After extra time. */
  extra: Pair | null
  shootout: Pair | null
  goals: Goal[]
  sentOff: SentOff[]
  missed: MissedPenalty[]
  figures: Figure[]
}

/** Types of incidents (codes-and-words 1.4). */
const GOALS: Readonly<Record<number, Goal['kind']>> = { 1: 'goal', 8: 'penalty', 17: 'own' }
const SENT_OFF: ReadonlySet<number> = new Set([4, 15])
const MISSED = 16
const FIGURES: readonly (readonly [type: number, label: string])[] = [
  [83, '射门'],
  [21, '射正'],
  [25, '控球率'],
  [2, '角球'],
  [51, '犯规'],
  [5, '越位'],
  [3, '黄牌'],
  [4, '红牌'],
]
const POSSESSION = 25

type Incident = {
  type: number
  side: string
  minute: number
  addedMinute: number | null
  player: string | null
  otherPlayer: string | null
  score: number[] | null
}

export type ReadFootball = (matchId: number) => Promise<FootballFacts | null>

export function createReadFootball(deps: Omit<FactsDeps<FootballMatch>, 'sport'>): ReadFootball {
  const readMatch = createReadMatch({ ...deps, sport: football })
  return async (matchId) => {
    const read = await readMatch(matchId)
    if (!read) return null
    const [incidents, statistics] = await Promise.all([
      readIncidentsOf(deps.db, { sport: football, hasCodes: true }, [matchId]),
      readStatisticsOf(deps.db, [matchId]),
    ])
    const isOver = read.row.s === football.statuses.finished
    const { half, extra, shootout } = read.row
    return {
      ...read.facts,
      ...(isOver ? { score: read.row.score, half, extra, shootout } : UNKNOWN),
      ...courseOf(isOver ? (incidents.get(matchId) ?? []) : []),
      figures: isOver ? figuresOf(statistics.get(matchId) ?? []) : [],
    }
  }
}

const UNKNOWN = { score: null, half: null, extra: null, shootout: null }

/** Goals, dismissals and missed penalties in their order. */
function courseOf(incidents: readonly Incident[]) {
  const happened = incidents.flatMap((incident) => {
    const { side, minute, addedMinute } = incident
    if (side !== 'home' && side !== 'away') return []
    const player = incident.player ?? ''
    return [{ ...incident, side: side as Side, minute, added: addedMinute || null, player }]
  })
  const at = ({ minute, added, side, player }: SentOff) => ({ minute, added, side, player })
  return {
    goals: happened.flatMap((incident): Goal[] => {
      const kind = GOALS[incident.type]
      const [home, away] = incident.score ?? []
      if (!kind || home === undefined || away === undefined) return []
      const assist = (kind === 'goal' && incident.otherPlayer) || ''
      return [{ ...at(incident), kind, assist, score: [home, away] }]
    }),
    sentOff: happened.filter(({ type }) => SENT_OFF.has(type)).map(at),
    missed: happened.filter(({ type }) => type === MISSED).map(at),
  }
}

type Statistic = { half: number; type: number; home: number; away: number }

function figuresOf(statistics: readonly Statistic[]): Figure[] {
  const whole = statistics.filter(({ half }) => half === 0)
  return FIGURES.flatMap(([type, label]) => {
    const row = whole.find((one) => one.type === type)
    const values: Pair = [row?.home ?? 0, row?.away ?? 0]
    return row ? [{ type, label, values, isShare: type === POSSESSION }] : []
  })
}
