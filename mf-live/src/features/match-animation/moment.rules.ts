import type { PublishedPosition } from './play.rules'

/** In play of ordinary speed the picture runs this much behind, so that the ball always knows where it goes next. */
const BUFFER_SECONDS = 4
/** In quicker play the next places come soon: enough for the way they take. */
const MIN_BUFFER_SECONDS = 0.6
/** A goal is news: the ball takes no longer than this from where it is shown into the net … */
const HURRY_SECONDS = 0.5
/** … and lies there so long after it was told, however quickly the match goes on. */
const GOAL_SECONDS = 3

/** Seconds that the picture runs behind; `speed` is match seconds per second. */
export function bufferSeconds(speed: number): number {
  return Math.max(MIN_BUFFER_SECONDS, BUFFER_SECONDS / speed)
}

/** The goal that was told just now as of `now` (seconds of the server's clock, less the stream delay), or null. */
export function freshGoal(
  ballPositions: readonly PublishedPosition[],
  now: number,
): PublishedPosition | null {
  const goal = latestGoal(ballPositions, now)
  return goal && now - goal.publishedAt < GOAL_SECONDS ? goal : null
}

/**
 * The moment of play to show at `now`: some way behind, but a goal within `HURRY_SECONDS` of being told. Never goes back
 * behind a goal that it has shown.
 */
export function momentShown(
  ballPositions: readonly PublishedPosition[],
  now: number,
  buffer: number,
): number {
  const goal = latestGoal(ballPositions, now)
  if (!goal) return now - buffer
  const since = now - goal.publishedAt
  if (since >= GOAL_SECONDS) return Math.max(now - buffer, goal.at)
  const from = goal.publishedAt - buffer
  if (since >= HURRY_SECONDS || goal.at <= from) return goal.at
  return from + ((goal.at - from) * since) / HURRY_SECONDS
}

/** While the ball lies in the net several places may say so: the first one is the goal. */
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
