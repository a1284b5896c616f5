import type { FeedBallPosition, FeedFacts } from '../../../feed'
import type { DetailStream } from '../../../timeline'
import type { Run } from '../../playback'
import type { MatchTimeline } from '../timeline/match-timeline'
import type { TimedBallPosition } from './ball.rules'
import type { MatchDetail } from './match-detail'

/** Real seconds between two ball positions. */
const BALL_PAUSE = 0.2
/** Per message, as many as a screen stores. */
const MAX_BALL_POSITIONS = 120
const AFTER_END = 60

/** Streams of a match beside its timeline. Times are seconds of the match. */
export function detailStreams(
  timeline: MatchTimeline,
  detail: MatchDetail,
  run: Run,
): DetailStream[] {
  return [
    lineupStream(timeline, detail, run),
    factsStream(timeline, detail, run),
    textStream(timeline, detail, run),
    trendStream(timeline, detail, run),
    ballStream(timeline, detail, run),
  ]
}

function lineupStream(
  { matchKey }: MatchTimeline,
  { lineups }: MatchDetail,
  { instant, revision }: Run,
): DetailStream {
  return {
    times: [0],
    messagesFor: (_from, to) => [
      { kind: 'lineup', at: Math.floor(instant(0)), matchKey, revision: revision(to), ...lineups },
    ],
  }
}

function factsStream(
  { matchKey, steps }: MatchTimeline,
  { venue }: MatchDetail,
  { instant, revision }: Run,
): DetailStream {
  const times = [0, (steps.at(-1)?.second ?? 0) + AFTER_END]
  const changes: FeedFacts[] = [{ venue, mlive: true }, { mlive: false }]
  return {
    times,
    messagesFor: (from, to) => {
      const facts: FeedFacts = Object.assign({}, ...changes.slice(from, to))
      const at = Math.floor(instant(times[to - 1] ?? 0))
      return [{ kind: 'facts', at, matchKey, revision: revision(to), facts }]
    },
  }
}

function textStream(
  { matchKey }: MatchTimeline,
  { timedLines }: MatchDetail,
  { instant, revision }: Run,
): DetailStream {
  return {
    times: timedLines.map(({ second }) => second),
    messagesFor: (from, to) => {
      const at = Math.floor(instant(timedLines[to - 1]?.second ?? 0))
      const lines = timedLines.slice(from, to).map(({ line }) => line)
      return [{ kind: 'text', at, matchKey, revision: revision(to), lines }]
    },
  }
}

/** Attack pressure so far, after every minute. */
function trendStream(
  { matchKey, periods }: MatchTimeline,
  { pressure }: MatchDetail,
  { instant, revision }: Run,
): DetailStream {
  const minutes = periods.slice(0, pressure.length).flatMap(({ start }, period) =>
    (pressure[period] ?? []).map((_, minute) => ({
      period,
      second: Math.ceil(start + (minute + 1) * 60),
    })),
  )
  return {
    times: minutes.map(({ second }) => second),
    messagesFor: (_from, to) => {
      const played = minutes.slice(0, to)
      const halves = pressure
        .map((half, period) => half.slice(0, played.filter((one) => one.period === period).length))
        .filter(({ length }) => length > 0)
      const at = Math.floor(instant(played.at(-1)?.second ?? 0))
      return [{ kind: 'trend', at, matchKey, revision: revision(to), halves }]
    },
  }
}

/** Sends at most the last `MAX_BALL_POSITIONS`: older ones are not shown. */
function ballStream(
  { matchKey }: MatchTimeline,
  { ball }: MatchDetail,
  { instant, speed }: Run,
): DetailStream {
  const shown = spaced(ball, BALL_PAUSE * speed)
  return {
    times: shown.map(({ second }) => second),
    messagesFor: (from, to) => {
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

/** Drops positions sooner than `pause` match seconds after the last one, except shots and goals. */
function spaced(ball: readonly TimedBallPosition[], pause: number): TimedBallPosition[] {
  let last = Number.NEGATIVE_INFINITY
  return ball.filter(({ second, act }) => {
    if (second - last < pause && act !== 'shot' && act !== 'goal') return false
    last = second
    return true
  })
}
