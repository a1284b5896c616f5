import type { BasketballMatch } from '@saidian/shared/contracts/basketball'
import { type BoxLine, basketball, readBoxesOf, readFlowsOf } from '../../../basketball'
import type { MatchFacts, Pair, Side } from './facts'
import { type FlowFacts, flowFacts } from './flow.rules'
import { createReadMatch, type FactsDeps } from './read-match'

/** A player of the game with the figures that articles name. */
export type PlayerFacts = {
  name: string
  points: number
  rebounds: number
  assists: number
  steals: number
  blocks: number
}

export type TeamFigure = { label: string; values: Pair; isShare: boolean }

/** A basketball match as articles state it; without a score it is still to come. */
export type BasketballFacts = MatchFacts & {
  score: Pair | null
  /** Points of both sides by period. */
  periods: Pair[]
  /** The score after each period. */
  totals: Pair[]
  /** Best scorers of each side, most points first. */
  players: Record<Side, PlayerFacts[]>
  figures: TeamFigure[]
  flow: FlowFacts | null
  margin: number
}

const SHOWN_PLAYERS = 5

export type ReadBasketball = (matchId: number) => Promise<BasketballFacts | null>

export function createReadBasketball(
  deps: Omit<FactsDeps<BasketballMatch>, 'sport'>,
): ReadBasketball {
  const readMatch = createReadMatch({ ...deps, sport: basketball })
  return async (matchId) => {
    const read = await readMatch(matchId)
    if (!read) return null
    const { row, facts } = read
    const score = row.s === basketball.statuses.finished ? row.score : null
    if (!score) return { ...facts, ...EMPTY, players: { home: [], away: [] } }
    const [boxes, flows] = await Promise.all([
      readBoxesOf(deps.db, [matchId]),
      readFlowsOf(deps.db, [matchId]),
    ])
    const box = (boxes.get(matchId) ?? []) as BoxLine[]
    const periods = periodsOf(row)
    return {
      ...facts,
      score,
      periods,
      totals: totalsOf(periods),
      figures: figuresOf(box),
      players: { home: bestOf(box, 'home'), away: bestOf(box, 'away') },
      flow: flowFacts(flows.get(matchId) ?? [], score),
      margin: Math.abs(score[0] - score[1]),
    }
  }
}

const EMPTY = { score: null, periods: [], totals: [], figures: [], flow: null, margin: 0 }

function periodsOf({ homePoints, awayPoints }: BasketballMatch): Pair[] {
  return (homePoints ?? []).map((home, at) => [home, awayPoints?.[at] ?? 0])
}

function totalsOf(periods: readonly Pair[]): Pair[] {
  let [home, away] = [0, 0]
  return periods.map(([ofHome, ofAway]) => {
    home += ofHome
    away += ofAway
    return [home, away]
  })
}

function bestOf(box: readonly BoxLine[], side: Side): PlayerFacts[] {
  return box
    .filter((line) => line.side === side && line.absent === null)
    .map((line) => ({
      name: line.shortZh,
      points: line.points,
      assists: line.assists,
      rebounds: line.offensiveRebounds + line.defensiveRebounds,
      steals: line.steals,
      blocks: line.blocks,
    }))
    .sort((a, b) => b.points - a.points || b.rebounds + b.assists - a.rebounds - a.assists)
    .slice(0, SHOWN_PLAYERS)
}

const SUMS: readonly (readonly [label: string, of: (line: BoxLine) => number])[] = [
  ['篮板', (line) => line.offensiveRebounds + line.defensiveRebounds],
  ['助攻', (line) => line.assists],
  ['抢断', (line) => line.steals],
  ['盖帽', (line) => line.blocks],
  ['失误', (line) => line.turnovers],
]

const SHARES: readonly (readonly [label: string, of: (line: BoxLine) => Pair])[] = [
  ['投篮命中率', (line) => line.fieldGoals],
  ['三分命中率', (line) => line.threes],
  ['罚球命中率', (line) => line.freeThrows],
]

/** Sums of both teams; none without a box score. */
function figuresOf(box: readonly BoxLine[]): TeamFigure[] {
  if (box.length === 0) return []
  const linesOf = (side: Side) => box.filter((line) => line.side === side)
  const both = (of: (lines: BoxLine[]) => number): Pair => [
    of(linesOf('home')),
    of(linesOf('away')),
  ]
  const sums = SUMS.map(([label, of]) => ({
    label,
    isShare: false,
    values: both((lines) => lines.reduce((sum, line) => sum + of(line), 0)),
  }))
  const shares = SHARES.map(([label, of]) => ({
    label,
    isShare: true,
    values: both((lines) => shareOf(lines.map(of))),
  }))
  return [...shares, ...sums]
}

function shareOf(made: readonly Pair[]): number {
  const tried = made.reduce((sum, [, all]) => sum + all, 0)
  const hit = made.reduce((sum, [good]) => sum + good, 0)
  return tried === 0 ? 0 : Math.round((100 * hit) / tried)
}
