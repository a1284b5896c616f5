import type { FeedBallPosition } from '../../../feed'
import { EVENT, hasTag, isShot, SUB_EVENT, TAG, type WyscoutEvent } from '../archive/shapes'
import type { Side } from '../timeline/counters'
import type { MatchPeriod } from '../timeline/periods.rules'
import { acrossOf } from './goal-mouth.rules'

/** A ball position at `second` of the match since its kick-off. */
export type TimedBallPosition = Omit<FeedBallPosition, 'at'> & { second: number }

const ATTACK_FROM = 66
const DANGER_FROM = 83
/** Of two positions closer in time only one is used. */
const MIN_SECONDS_APART = 0.8
/** Seconds a shot flies to the goal line, and seconds the ball lies in the goal. */
const FLIGHT = 0.9
const STAY = 3
const GOAL_LINE = 99.5

/** Recorded ball positions in order of time, with home attacking to the right in every half. */
export function ballOf(
  events: readonly WyscoutEvent[],
  periods: readonly MatchPeriod[],
  sideOf: (teamId: number) => Side | null,
): TimedBallPosition[] {
  const ballPositions: TimedBallPosition[] = []
  for (const period of periods) {
    for (const event of events) {
      const side = sideOf(event.teamId)
      if (event.matchPeriod !== period.name || side === null) continue
      for (const ballPosition of placesOf(event, side, period.start)) {
        const last = ballPositions.at(-1)
        const isSoon = last !== undefined && ballPosition.second - last.second < MIN_SECONDS_APART
        if (!isSoon) ballPositions.push(ballPosition)
        else if (isGreater(ballPosition, last))
          ballPositions[ballPositions.length - 1] = { ...ballPosition, second: last.second }
      }
    }
  }
  return ballPositions
}

function placesOf(event: WyscoutEvent, side: Side, start: number): TimedBallPosition[] {
  const [at] = event.positions
  if (!at || event.eventId === EVENT.save) return []
  // An own goal appears as one of the side it counts for.
  const isHome = (side === 0) !== isOwnGoal(event)
  const seen = (
    x: number,
    y: number,
    after: number,
    act: FeedBallPosition['act'],
  ): TimedBallPosition => ({
    second: Math.round(10 * (start + event.eventSec + after)) / 10,
    side: isHome ? 'home' : 'away',
    x: inPitch(isHome ? x : 100 - x),
    y: inPitch(isHome ? y : 100 - y),
    act,
  })
  if (isOwnGoal(event)) return [seen(GOAL_LINE, 50, 0, 'goal'), seen(GOAL_LINE, 50, STAY, 'goal')]
  if (!isShot(event)) return [seen(at.x, at.y, 0, actOf(event, at.x))]
  if (hasTag(event, TAG.blocked)) return [seen(at.x, at.y, 0, 'shot')]
  const act = hasTag(event, TAG.goal) ? 'goal' : 'shot'
  const flown = seen(GOAL_LINE, acrossOf(event), FLIGHT, act)
  const rest = act === 'goal' ? [seen(GOAL_LINE, acrossOf(event), STAY, act)] : []
  return [seen(at.x, at.y, 0, 'shot'), flown, ...rest]
}

function isOwnGoal(event: WyscoutEvent): boolean {
  return hasTag(event, TAG.ownGoal) && event.eventId !== EVENT.save
}

function actOf({ eventId, subEventId }: WyscoutEvent, x: number): FeedBallPosition['act'] {
  if (eventId === EVENT.offside) return 'offside'
  if (eventId === EVENT.interruption || eventId === EVENT.foul) return 'stop'
  if (subEventId === SUB_EVENT.corner) return 'corner'
  if (subEventId === SUB_EVENT.throwIn) return 'throwIn'
  if (subEventId === SUB_EVENT.goalKick) return 'goalKick'
  if (eventId === EVENT.freeKick) return 'freeKick'
  if (x >= DANGER_FROM) return 'danger'
  return x >= ATTACK_FROM ? 'attack' : 'play'
}

const RANK: Partial<Record<FeedBallPosition['act'], number>> = {
  goal: 4,
  shot: 3,
  corner: 2,
  offside: 2,
  freeKick: 1,
}

function isGreater(one: TimedBallPosition, other: TimedBallPosition): boolean {
  return (RANK[one.act] ?? 0) > (RANK[other.act] ?? 0)
}

function inPitch(value: number): number {
  return Math.round(10 * Math.min(100, Math.max(0, value))) / 10
}
