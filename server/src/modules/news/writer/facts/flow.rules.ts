import type { ScoreFlow } from '@saidian/shared/contracts/basketball'
import { leaderOf, type Pair, type Side } from './facts'

/** Points of one side in a row, while the other scored none. */
export type Run = { side: Side; points: number; from: Pair; to: Pair }

/** What the course of the score shows. */
export type FlowFacts = {
  /** Greatest lead of each side; 0 for one that never led. */
  leads: Record<Side, number>
  leadChanges: number
  ties: number
  run: Run | null
}

/** Null for a course that does not end with the result. */
export function flowFacts(flow: ScoreFlow, score: Pair): FlowFacts | null {
  const last = flow.at(-1)
  if (!last || last[1] !== score[0] || last[2] !== score[1]) return null
  const scores = flow.map(([, home, away]): Pair => [home, away])
  const leads = { home: 0, away: 0 }
  let [leadChanges, ties] = [0, 0]
  let leader: Side | null = null
  for (const [home, away] of scores) {
    leads.home = Math.max(leads.home, home - away)
    leads.away = Math.max(leads.away, away - home)
    const now = leaderOf([home, away])
    if (now === null) ties += 1
    else if (leader !== null && now !== leader) leadChanges += 1
    leader = now ?? leader
  }
  return { leads, leadChanges, ties, run: maxRun(scores) }
}

function maxRun(scores: readonly Pair[]): Run | null {
  const runs: Run[] = []
  for (const [at, to] of scores.entries()) {
    const from = scores[at - 1] ?? [0, 0]
    const side = onlyScorer([to[0] - from[0], to[1] - from[1]])
    const last = runs.at(-1)
    const points = to[0] + to[1] - from[0] - from[1]
    if (side === null) continue
    if (last?.side === side && String(last.to) === String(from))
      runs.splice(-1, 1, { ...last, points: last.points + points, to })
    else runs.push({ side, points, from, to })
  }
  return runs.reduce<Run | null>(
    (best, run) => (best && best.points >= run.points ? best : run),
    null,
  )
}

function onlyScorer([home, away]: Pair): Side | null {
  if (home > 0 && away === 0) return 'home'
  return away > 0 && home === 0 ? 'away' : null
}
