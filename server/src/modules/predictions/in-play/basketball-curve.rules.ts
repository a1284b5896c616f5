import { BASKETBALL_STATUS } from '@saidian/shared/contracts/basketball'
import type { InPlayCurve, InPlayPoint, ResultChances } from '@saidian/shared/contracts/predictions'
import {
  isInPlay,
  OVERTIME_SECONDS,
  QUARTERS,
  secondsOfPeriod,
  secondsPlayed,
} from '@saidian/shared/lib/basketball'
import { basketballInPlay, type Spread } from '../model'

/** Seconds of play between two points. */
const STEP = 60

type Pair = [number, number]

/** A game as the feed knows it. Times are seconds since 1970. */
export type BasketballCourse = {
  status: number
  score: [number, number] | null
  /** Periods that have points. */
  periods: number
  /** Seconds left in the period, as of `clockAt` while the clock runs. */
  clock: number | null
  clockAt: number | null
  periodSeconds: number
  /** Seconds played, home, away after each change of the score. */
  flow: [number, number, number][]
  sourceAt: number
}

/** How the chances moved: a point for each minute of play; null before the game. */
export function basketballCurve(
  margin: Spread,
  course: BasketballCourse,
  nowSeconds: number,
): InPlayCurve | null {
  const { score, flow, periodSeconds, sourceAt, status } = course
  const isFinished = status === BASKETBALL_STATUS.finished
  if (!score || (!isFinished && !isInPlay(status))) return null
  const regularSeconds = QUARTERS * periodSeconds
  const last = flow.at(-1)?.[0] ?? 0
  const played = isFinished ? endOf(Math.max(last, regularSeconds), regularSeconds) : null
  const now = Math.max(last, played ?? playedNow(course, nowSeconds))
  const points = minutesUntil(now).map((seconds): InPlayPoint => {
    const at = scoreAt(flow, seconds)
    const secondsLeft = endOf(seconds, regularSeconds) - seconds
    const [home, away] = basketballInPlay(margin, { secondsLeft, score: at, regularSeconds })
    // Play takes longer than the clock, so this is not earlier than the feed knew it.
    return pointOf(seconds, { knownAt: sourceAt - (now - seconds), score: at }, [home, 0, away])
  })
  const left = endOf(now, regularSeconds) - now
  const [home, away] = isFinished
    ? [Number(score[0] > score[1]), Number(score[1] > score[0])]
    : basketballInPlay(margin, { secondsLeft: left, score, regularSeconds })
  points.push(pointOf(now, { knownAt: sourceAt, score }, [home, 0, away]))
  return { points, sourceAt, over: isFinished }
}

function pointOf(
  seconds: number,
  known: { knownAt: number; score: Pair },
  chances: ResultChances,
): InPlayPoint {
  const [home = 0, draw = 0, away = 0] = chances.map((value) => Math.round(value * 10_000) / 10_000)
  return { at: Math.round(seconds / 6) / 10, ...known, chances: [home, draw, away], cause: null }
}

function minutesUntil(seconds: number): number[] {
  return Array.from({ length: Math.ceil(seconds / STEP) }, (_, minute) => minute * STEP)
}

function scoreAt(flow: BasketballCourse['flow'], seconds: number): Pair {
  const [, home = 0, away = 0] = flow.findLast(([at]) => at <= seconds) ?? []
  return [home, away]
}

/** Seconds of play when the regular time ends, or the overtime that is being played. */
function endOf(seconds: number, regularSeconds: number): number {
  if (seconds <= regularSeconds) return regularSeconds
  const overtimes = Math.ceil((seconds - regularSeconds) / OVERTIME_SECONDS)
  return regularSeconds + overtimes * OVERTIME_SECONDS
}

function playedNow(
  { periods, clock, clockAt, periodSeconds }: BasketballCourse,
  nowSeconds: number,
): number {
  if (periods === 0 || clock === null) return 0
  const passed = clockAt === null ? 0 : Math.max(0, nowSeconds - clockAt)
  const left = Math.min(secondsOfPeriod(periods, periodSeconds), Math.max(0, clock - passed))
  return Math.round(secondsPlayed(periods, left, periodSeconds))
}
