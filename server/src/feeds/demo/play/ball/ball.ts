import type { FeedBallPosition } from '../../../feed'
import { randomFrom } from '../../../random'
import { endOf, type Period } from '../period.rules'
import type { Moment, PlayTimeline } from '../play-timeline'
import { type PlayKind, playsOf } from './plays'

type Act = FeedBallPosition['act']
/**
 * An event with the place of the ball; `x` and `y` are seen by `side`, which attacks to the right.
 */
type Spot = { at: number; side: 0 | 1; act: Act; x: number; y: number }

const STEP = 2
/** Seconds in which the ball approaches a spot, and seconds it stays there. */
const APPROACH = 14
const STAY = 3
const CENTRE = 50
const SPOTS: Record<PlayKind, { act: Act; x: number; spread: number }> = {
  onTarget: { act: 'shot', x: 98, spread: 4 },
  offTarget: { act: 'shot', x: 99.5, spread: 18 },
  blocked: { act: 'shot', x: 88, spread: 14 },
  offsides: { act: 'offside', x: 82, spread: 25 },
  fouls: { act: 'freeKick', x: 45, spread: 35 },
  fastBreaks: { act: 'danger', x: 85, spread: 25 },
  dangerous: { act: 'danger', x: 86, spread: 34 },
  attacks: { act: 'attack', x: 70, spread: 38 },
}

/**
 * Ball positions, every two seconds of play. Goals end in the goal, corners start at the corner.
 * They are not stored.
 */
export function ballPositionsOf(timeline: PlayTimeline): FeedBallPosition[] {
  const random = randomFrom(`${timeline.figuresSeed}/ball`)
  const around = (spread: number) => CENTRE + (random.next() * 2 - 1) * spread
  const plays = playsOf(timeline).map(({ at, side, kind }): Spot => {
    const { act, x, spread } = SPOTS[kind]
    // The fouled side has the ball.
    const own = kind === 'fouls' ? other(side) : side
    return {
      at,
      side: own,
      act,
      x: kind === 'fouls' ? 30 + random.next() * 45 : x,
      y: around(spread),
    }
  })
  const goalTimes = timeline.moments.filter(({ step }) => step.kind === 'goal').map(({ at }) => at)
  // Around a goal, until the new kick-off, other spots are dropped.
  const isFree = ({ at, act }: Spot) =>
    act === 'goal' || act === 'stop' || !goalTimes.some((goal) => at > goal - 8 && at < goal + 40)
  const others = timeline.moments.flatMap((moment) => spotsOf(moment, random.next()))
  const spots = [...plays, ...others].filter(isFree).sort((a, b) => a.at - b.at)
  let next = 0
  let wander = CENTRE
  return timeline.periods.flatMap((period) =>
    secondsOf(period).map((at): FeedBallPosition => {
      while ((spots[next]?.at ?? Number.POSITIVE_INFINITY) < at - STAY) next++
      const here = spots[next]
      const before = spots[next - 1]
      if (here && at >= here.at) return ballPosition(here, at)
      if (here && here.at - at <= APPROACH) return approach(before, here, at, around(30))
      wander = Math.min(
        68,
        Math.max(32, wander + (random.next() - 0.5) * 14 + (timeline.dominance - 0.5) * 4),
      )
      return {
        at,
        side: wander > CENTRE ? 'home' : 'away',
        x: round(wander),
        y: round(around(38)),
        act: 'play',
      }
    }),
  )
}

function secondsOf(period: Period): number[] {
  const { startAt, pause } = period
  const seconds: number[] = []
  for (let at = startAt; at <= endOf(period); at += STEP) {
    const isResting =
      pause !== null && at > startAt + pause.sec && at < startAt + pause.sec + pause.length
    if (!isResting) seconds.push(at)
  }
  return seconds
}

function spotsOf({ at, step }: Moment, lot: number): Spot[] {
  if (step.kind === 'corner')
    return [{ at, side: step.side, act: 'corner', x: 99.5, y: lot < 0.5 ? 0.5 : 99.5 }]
  if (step.kind === 'missed')
    return [{ at, side: step.side, act: 'shot', x: 98, y: step.isSaved ? 46 : 60 }]
  if (step.kind !== 'goal') return []
  const goal: Spot = { at, side: step.side, act: 'goal', x: 99.5, y: 46 + lot * 8 }
  const restart = { side: other(step.side), act: 'stop', x: CENTRE, y: CENTRE } as const
  return [goal, ...[12, 24, 36].map((after): Spot => ({ at: at + after, ...restart }))]
}

function approach(before: Spot | undefined, here: Spot, at: number, y: number): FeedBallPosition {
  const left = (here.at - at) / APPROACH
  const from =
    before && at - before.at < 3 * APPROACH ? seenBy(before, here.side) : { x: CENTRE, y }
  const x = here.x + (from.x - here.x) * left
  const act: Act = x > 83 ? 'danger' : x > 66 ? 'attack' : 'play'
  return ballPosition({ ...here, act, x, y: here.y + (from.y - here.y) * left }, at)
}

function seenBy({ side, x, y }: Spot, viewer: 0 | 1): { x: number; y: number } {
  return side === viewer ? { x, y } : { x: 100 - x, y: 100 - y }
}

function ballPosition({ side, act, x, y }: Spot, at: number): FeedBallPosition {
  const place = seenBy({ at, side, act, x, y }, 0)
  return { at, side: side === 0 ? 'home' : 'away', x: round(place.x), y: round(place.y), act }
}

function other(side: 0 | 1): 0 | 1 {
  return side === 0 ? 1 : 0
}

function round(value: number): number {
  return Math.round(Math.min(100, Math.max(0, value)) * 10) / 10
}
