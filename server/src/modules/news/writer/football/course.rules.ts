import { leaderOf, type Pair, type Side, seenBy } from '../facts/facts'
import type { FootballFacts, Goal } from '../facts/football-facts'

const LATE = 85

/** What the goals of a match show; nothing else is a reason of a result. */
export type Course = {
  /** The score that counts, after extra time when there was some. */
  final: Pair
  /** The side that won, also by a shoot-out; null for a draw. */
  winner: Side | null
  isShootout: boolean
  /** The winner trailed before. */
  isComeback: boolean
  /** The goal that put the winner ahead for good. */
  decisive: Goal | null
  /** That goal, or the last equaliser of a draw, if it was late. */
  late: Goal | null
  /** Players with two goals and more, most first. */
  scorers: { name: string; side: Side; goals: number }[]
  /** Whether every goal of the result is known. */
  isKnown: boolean
}

/** Null before the end of the match. */
export function courseOf(facts: FootballFacts): Course | null {
  const { score, extra, shootout, goals } = facts
  const final = extra ?? score
  if (!final) return null
  const isKnown = String(goals.at(-1)?.score ?? [0, 0]) === String(final)
  const winner = leaderOf(final) ?? (shootout && leaderOf(shootout))
  const isShootout = leaderOf(final) === null && winner !== null
  const decisive = isKnown && winner && !isShootout ? decisiveOf(goals, winner, final) : null
  const last = goals.at(-1) ?? null
  const isEqualiser = isKnown && winner === null && last !== null && leaderOf(last.score) === null
  const key = decisive ?? (isEqualiser ? last : null)
  return {
    final,
    winner,
    isShootout,
    decisive,
    isKnown,
    isComeback: isKnown && winner !== null && goals.some(({ score: at }) => trails(winner, at)),
    late: key && key.minute >= LATE && Math.abs(final[0] - final[1]) < 2 ? key : null,
    scorers: isKnown ? scorersOf(goals) : [],
  }
}

function trails(side: Side, score: Pair): boolean {
  const leader = leaderOf(score)
  return leader !== null && leader !== side
}

function decisiveOf(goals: readonly Goal[], winner: Side, final: Pair): Goal | null {
  const [, conceded] = seenBy(winner, final)
  return (
    goals.find((goal) => goal.side === winner && seenBy(winner, goal.score)[0] > conceded) ?? null
  )
}

function scorersOf(goals: readonly Goal[]): Course['scorers'] {
  const found = new Map<string, Course['scorers'][number]>()
  for (const { player, side, kind } of goals) {
    if (kind === 'own' || player === '') continue
    const known = found.get(`${side} ${player}`)
    if (known) known.goals += 1
    else found.set(`${side} ${player}`, { name: player, side, goals: 1 })
  }
  return [...found.values()].filter(({ goals: n }) => n > 1).sort((a, b) => b.goals - a.goals)
}
