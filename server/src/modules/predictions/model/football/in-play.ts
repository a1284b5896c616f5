import type { FootballPrediction } from '../types'

/** What is known of a match in play. */
export type FootballState = {
  /** The clock: 45 at half time, 90 and more in stoppage time of the second half. */
  minute: number
  score: readonly [home: number, away: number]
  /** Red cards, a second yellow card included. */
  red: readonly [home: number, away: number]
}

/** Minutes of the clock with the stoppage time of the second half. */
const LENGTH = 95
/** Steps of the remaining time: in each, a side scores at most once. */
const STEPS = 120
const MAX_MARGIN = 12
/** Goals come more often towards the end: by this share of the average from start to end. */
const RISE = 0.12
/** What a side scores while it leads or trails, of what it does while level. */
const LEADING = 0.95
const TRAILING = 1.15
/** Rates of a side after its own red card and after one of the other (Vecer et al. 2009). */
const OWN_RED = 2 / 3
const OTHER_RED = 5 / 4
/** Cards beyond change nothing more: a match ends with seven players. */
const MAX_REDS = 4

/**
 * Probabilities of home win, draw and away win in play. The goals expected before the match come
 * over its remaining time by a birth process (Dixon & Robinson 1998): more towards the end, fewer
 * by a side that leads or lost a player. Equals the prediction at kick-off.
 */
export function footballInPlay(
  before: { goals: readonly [number, number]; outcome: FootballPrediction['outcome'] },
  state: FootballState,
): [home: number, draw: number, away: number] {
  const remaining = remainingShare(state.minute)
  const now = outcomeFrom(before.goals, remaining, state)
  const start = outcomeFrom(before.goals, 1, { score: [0, 0], red: [0, 0] })
  const { home, draw, away } = before.outcome
  // What the prediction knows beyond its goals, low scores above all, fades with the time left.
  const corrected = [home[1], draw[1], away[1]].map((predicted, place) => {
    const ratio = predicted / Math.max(1e-9, start[place] ?? 0)
    return (now[place] ?? 0) * ratio ** remaining
  })
  const sum = corrected.reduce((total, p) => total + p, 0)
  const [h = 0, d = 0, a = 0] = sum > 0 ? corrected.map((p) => p / sum) : now
  return [h, d, a]
}

/** The share of a match's goals that are still to come. */
function remainingShare(minute: number): number {
  const time = Math.max(0, Math.min(1, minute / LENGTH))
  return 1 - time * (1 - RISE / 2) - (RISE / 2) * time * time
}

function outcomeFrom(
  [homeGoals, awayGoals]: readonly [number, number],
  remaining: number,
  { score, red }: Pick<FootballState, 'score' | 'red'>,
): [number, number, number] {
  const [homeReds, awayReds] = red.map((cards) => Math.max(0, Math.min(MAX_REDS, cards)))
  const step = remaining / STEPS
  const home = homeGoals * step * redFactor(homeReds, awayReds)
  const away = awayGoals * step * redFactor(awayReds, homeReds)
  const size = 2 * MAX_MARGIN + 1
  let margins = new Float64Array(size)
  const start = Math.max(-MAX_MARGIN, Math.min(MAX_MARGIN, score[0] - score[1]))
  margins[start + MAX_MARGIN] = 1
  for (let i = 0; i < STEPS; i++) margins = afterStep(margins, home, away)
  const outcome: [number, number, number] = [0, 0, 0]
  for (const [place, p] of margins.entries()) {
    outcome[place > MAX_MARGIN ? 0 : place === MAX_MARGIN ? 1 : 2] += p
  }
  return outcome
}

function redFactor(own = 0, other = 0): number {
  return OWN_RED ** own * OTHER_RED ** other
}

function afterStep(margins: Float64Array, home: number, away: number): Float64Array<ArrayBuffer> {
  const next = new Float64Array(margins.length)
  const last = margins.length - 1
  for (const [place, p] of margins.entries()) {
    if (p === 0) continue
    const lead = place - MAX_MARGIN
    const up = 1 - Math.exp(-home * stateFactor(lead))
    const down = 1 - Math.exp(-away * stateFactor(-lead))
    const above = Math.min(last, place + 1)
    const below = Math.max(0, place - 1)
    next[above] = (next[above] ?? 0) + p * up * (1 - down)
    next[below] = (next[below] ?? 0) + p * down * (1 - up)
    next[place] = (next[place] ?? 0) + p * (up * down + (1 - up) * (1 - down))
  }
  return next
}

function stateFactor(lead: number): number {
  return lead > 0 ? LEADING : lead < 0 ? TRAILING : 1
}
