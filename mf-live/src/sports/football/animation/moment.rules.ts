import type { PublishedPosition } from './play.rules'

/** Seconds that the picture runs behind at normal speed, so that the next position is known. */
const BUFFER_SECONDS = 4
/** Minimum buffer at higher speeds: covers the network latency. */
const MIN_BUFFER_SECONDS = 0.6
/** Maximum seconds for the ball to reach the net after a goal is published. */
const GOAL_FLIGHT_SECONDS = 0.5
/** Seconds that the ball stays in the net after the goal is published, at any speed. */
const GOAL_SHOWN_SECONDS = 3

/** Seconds that the picture runs behind. `speed` is match seconds per second. */
export function bufferSeconds(speed: number): number {
  return Math.max(MIN_BUFFER_SECONDS, BUFFER_SECONDS / speed)
}

/**
 * The goal published within the last seconds before `now` (seconds of the server's clock minus the
 * stream delay), or null.
 */
export function freshGoal(
  ballPositions: readonly PublishedPosition[],
  now: number,
): PublishedPosition | null {
  const goal = latestGoal(ballPositions, now)
  return goal && now - goal.publishedAt < GOAL_SHOWN_SECONDS ? goal : null
}

/**
 * The moment to show at `now`: behind by the buffer, but a goal within `GOAL_FLIGHT_SECONDS` of its
 * publication. Never goes back behind a shown goal.
 */
export function momentShown(
  ballPositions: readonly PublishedPosition[],
  now: number,
  buffer: number,
): number {
  const goal = latestGoal(ballPositions, now)
  if (!goal) return now - buffer
  const since = now - goal.publishedAt
  if (since >= GOAL_SHOWN_SECONDS) return Math.max(now - buffer, goal.at)
  const from = goal.publishedAt - buffer
  if (since >= GOAL_FLIGHT_SECONDS || goal.at <= from) return goal.at
  return from + ((goal.at - from) * since) / GOAL_FLIGHT_SECONDS
}

/** Several positions can report the same goal: the first one counts. */
function latestGoal(
  ballPositions: readonly PublishedPosition[],
  now: number,
): PublishedPosition | null {
  const isGoal = (ballPosition: PublishedPosition | undefined) => ballPosition?.act === 'goal'
  const place = ballPositions.findLastIndex((ballPosition, index) => {
    return (
      isGoal(ballPosition) && !isGoal(ballPositions[index - 1]) && ballPosition.publishedAt <= now
    )
  })
  return ballPositions[place] ?? null
}
