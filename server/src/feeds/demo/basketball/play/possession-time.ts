import type { Side } from './game-step'
import type { Simulation } from './simulation'

/** How a possession begins. */
export type Origin = 'inbound' | 'steal' | 'rebound' | 'second'

const SHOT_CLOCK = 24
const SHORT_CLOCK = 14
const LATE_SECONDS = 120
/** Below this the side with the ball waits for the last shot. */
const LAST_SHOT_SECONDS = 26
/** Means in parts of the league's own mean. */
const MEAN: Record<Origin, number> = { inbound: 1.13, rebound: 1, steal: 0.62, second: 0.5 }
/** The mean over all possessions is this part of the time by possession. */
const SHARE = 0.82

/** Seconds until a side shoots, loses the ball or is fouled; at most what the shot clock allows. */
export function possessionSeconds(game: Simulation, side: Side, origin: Origin): number {
  const { random, style, rules } = game
  const clock = origin === 'second' ? SHORT_CLOCK : SHOT_CLOCK
  const mean = ((4 * rules.quarterSeconds) / (2 * style.pace)) * SHARE * MEAN[origin]
  const spread = random.next() + random.next() + random.next() - 1.5
  const usual = mean * (1 + spread * 0.75)
  return Math.round(Math.min(clock, Math.max(2, usual * haste(game, side))))
}

function haste(game: Simulation, side: Side): number {
  if (!game.isLastPeriod || game.left > LATE_SECONDS) return 1
  const lead = game.lead(side)
  if (lead >= 3) return 1.3
  return lead < -2 ? 0.55 : 1
}

/** Whether the side holds the ball for the last shot of the period, or runs out the clock. */
export function lastMoments(game: Simulation, side: Side): 'hold' | 'runOut' | null {
  if (game.left > LAST_SHOT_SECONDS) return null
  if (!game.isLastPeriod) return game.left <= SHOT_CLOCK ? 'hold' : null
  const lead = game.lead(side)
  if (lead > 0) return game.left <= SHOT_CLOCK ? 'runOut' : null
  return lead >= -1 && game.left <= SHOT_CLOCK ? 'hold' : null
}

/** Whether the other side stops the clock by a foul because it trails. */
export function stopsByFoul(game: Simulation, side: Side): boolean {
  if (!game.isLastPeriod) return false
  const lead = game.lead(side)
  const from = lead >= 4 ? 48 : 26
  return lead >= 1 && lead <= 9 && game.left <= from && game.left > 2 && game.random.chance(0.88)
}
