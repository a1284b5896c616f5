import type { Strand } from '../../demo/detail/strand'
import type { FeedBallPosition, FeedFacts } from '../../feed'
import type { Story } from '../story/beat'
import type { BallBeat } from './ball.rules'
import type { MatchDetail } from './match-detail'

/** When a match is told: seconds of the match become seconds since 1970. */
export type Run = {
  instant: (second: number) => number
  /** Later runs and later items have higher ones. */
  revision: (item: number) => number
  /** Match seconds per second. */
  speed: number
}

/** Between two places of the ball on the screen, in real seconds: more often says no more. */
const BALL_PAUSE = 0.2
/** A screen keeps no more of them. */
const MAX_BALL_POSITIONS = 120
const AFTER_END = 60

/** Everything of a match beside its course, by the second of the match at which it is told. */
export function detailStrands(story: Story, detail: MatchDetail, run: Run): Strand[] {
  return [
    lineupStrand(story, detail, run),
    factsStrand(story, detail, run),
    textStrand(story, detail, run),
    trendStrand(story, detail, run),
    ballStrand(story, detail, run),
  ]
}

function lineupStrand(
  { matchKey }: Story,
  { lineups }: MatchDetail,
  { instant, revision }: Run,
): Strand {
  return {
    times: [0],
    tell: (_from, to) => [
      { kind: 'lineup', at: Math.floor(instant(0)), matchKey, revision: revision(to), ...lineups },
    ],
  }
}

function factsStrand(
  { matchKey, ballPositions }: Story,
  { venue }: MatchDetail,
  { instant, revision }: Run,
): Strand {
  const times = [0, (ballPositions.at(-1)?.second ?? 0) + AFTER_END]
  const turns: FeedFacts[] = [{ venue, mlive: true }, { mlive: false }]
  return {
    times,
    tell: (from, to) => {
      const facts: FeedFacts = Object.assign({}, ...turns.slice(from, to))
      const at = Math.floor(instant(times[to - 1] ?? 0))
      return [{ kind: 'facts', at, matchKey, revision: revision(to), facts }]
    },
  }
}

function textStrand(
  { matchKey }: Story,
  { said }: MatchDetail,
  { instant, revision }: Run,
): Strand {
  return {
    times: said.map(({ second }) => second),
    tell: (from, to) => {
      const at = Math.floor(instant(said[to - 1]?.second ?? 0))
      const lines = said.slice(from, to).map(({ line }) => line)
      return [{ kind: 'text', at, matchKey, revision: revision(to), lines }]
    },
  }
}

/** Pressure so far, after every minute. */
function trendStrand(
  { matchKey, periods }: Story,
  { pressure }: MatchDetail,
  { instant, revision }: Run,
): Strand {
  const minutes = periods.slice(0, pressure.length).flatMap(({ start }, period) =>
    (pressure[period] ?? []).map((_, minute) => ({
      period,
      second: Math.ceil(start + (minute + 1) * 60),
    })),
  )
  return {
    times: minutes.map(({ second }) => second),
    tell: (_from, to) => {
      const told = minutes.slice(0, to)
      const halves = pressure
        .map((half, period) => half.slice(0, told.filter((one) => one.period === period).length))
        .filter(({ length }) => length > 0)
      const at = Math.floor(instant(told.at(-1)?.second ?? 0))
      return [{ kind: 'trend', at, matchKey, revision: revision(to), halves }]
    },
  }
}

/** What is past is not told: nobody looks back at the ball. */
function ballStrand({ matchKey }: Story, { ball }: MatchDetail, { instant, speed }: Run): Strand {
  const shown = spaced(ball, BALL_PAUSE * speed)
  return {
    times: shown.map(({ second }) => second),
    tell: (from, to) => {
      const ballPositions = shown.slice(Math.max(from, to - MAX_BALL_POSITIONS), to).map(
        ({ second, ...ballPosition }): FeedBallPosition => ({
          ...ballPosition,
          at: Math.round(10 * instant(second)) / 10,
        }),
      )
      return [{ kind: 'ballPositions', at: ballPositions.at(-1)?.at ?? 0, matchKey, ballPositions }]
    },
  }
}

/** Without what follows sooner than `pause` match seconds, but with every shot and goal. */
function spaced(ball: readonly BallBeat[], pause: number): BallBeat[] {
  let last = Number.NEGATIVE_INFINITY
  return ball.filter(({ second, act }) => {
    if (second - last < pause && act !== 'shot' && act !== 'goal') return false
    last = second
    return true
  })
}
