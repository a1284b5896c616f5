import type { FeedMessage } from '../../feed'
import { messagesBetween } from '../../timeline'
import { ballPositionsOf } from '../play/ball/ball'
import type { PlayTimeline } from '../play/play-timeline'
import { trendOf } from '../play/statistics/trend'
import { noProgress } from '../testing/empty-progress'
import type { DemoMatch } from '../world/fixture'
import { dayNumber, sportsDayStart } from '../world/sports-day.rules'
import { createWorld } from '../world/world'
import { DetailSchedule } from './detail-schedule'
import { streamsOf } from './match-detail'
import { SeasonLog } from './season-log'

const SEED = 'saidian'
const DAY = dayNumber(2026, 11, 21)
const world = createWorld(SEED)
const season = [...world.matchesOfSeasonsAt(DAY)]
  .flat()
  .sort((a, b) => a.fixture.kickoffAt - b.fixture.kickoffAt)
const seasonLog = new SeasonLog(SEED)
seasonLog.addMatches(season)
const today = season.filter(
  ({ fixture }) =>
    fixture.kickoffAt >= sportsDayStart(DAY) && fixture.kickoffAt < sportsDayStart(DAY + 1),
)
const played = today
  .map((match) => ({ match, timeline: seasonLog.timelineOf(match) }))
  .filter(({ timeline }) => timeline.periods.length > 0)

/** Final state of a receiver: odds, lines and line-ups by their keys. */
function finalState(messages: FeedMessage[]): Map<string, unknown> {
  const known = new Map<string, unknown>()
  for (const message of messages) {
    if (message.kind === 'odds')
      for (const quote of message.quotes)
        known.set(`${quote.matchKey} ${quote.companyId} ${quote.type} ${quote.at}`, quote)
    if (message.kind === 'text')
      for (const line of message.lines) known.set(`${message.matchKey} text ${line.key}`, line)
    if (message.kind === 'lineup' || message.kind === 'trend')
      known.set(`${message.matchKey} ${message.kind}`, message)
  }
  return known
}

describe('details of a demo match', () => {
  it('are the same received in steps and at once after a restart', () => {
    for (const { match } of played.slice(0, 12)) {
      const { kickoffAt } = match.fixture
      const until = kickoffAt + 70 * 60
      const streams = streamsOf(match, seasonLog, SEED, kickoffAt)
      const streamed: FeedMessage[] = []
      for (let at = kickoffAt - 6 * 86_400; at < until; at += 1_111)
        streamed.push(
          ...streams.flatMap((stream) => messagesBetween(stream, at, Math.min(until, at + 1_111))),
        )
      const afresh = streamsOf(match, seasonLog, SEED, until).flatMap((stream) =>
        messagesBetween(stream, 0, until),
      )
      expect(finalState(streamed)).toEqual(finalState(afresh))
    }
  })

  it('are published completely by a schedule that limits the work per call', () => {
    const schedule = new DetailSchedule(
      (match: DemoMatch, now) => streamsOf(match, seasonLog, SEED, now),
      noProgress(),
    )
    const now = sportsDayStart(DAY + 2)
    schedule.add(today, now)
    const kinds = new Set<string>()
    let calls = 0
    for (; schedule.nextAt() !== null && calls < 5_000; calls++)
      for (const message of schedule.take(now)) kinds.add(message.kind)
    expect(calls).toBeGreaterThan(10)
    expect(schedule.nextAt()).toBeNull()
    expect([...kinds].sort()).toEqual(['facts', 'lineup', 'odds', 'text', 'trend'])
  })
})

/** Pressure in the minute of each goal, positive for the scorer. */
function pressureAtGoals(timeline: PlayTimeline): number[] {
  const halves = trendOf(timeline)
  return timeline.moments.flatMap(({ at, period, step }) => {
    const during = timeline.periods[period]
    if (step.kind !== 'goal' || !during || during.pause) return []
    const value = halves[period]?.[Math.floor((at - during.startAt) / 60)]
    return value === undefined ? [] : [step.side === 0 ? value : -value]
  })
}

describe('pressure of the demo', () => {
  it('has a value for every minute', () => {
    for (const { timeline } of played)
      expect(trendOf(timeline).map(({ length }) => length)).toEqual(
        timeline.periods.map(({ playSeconds }) => Math.floor(playSeconds / 60)),
      )
  })

  it('favours the scorer in the minute of a goal', () => {
    const values = played.flatMap(({ timeline }) => pressureAtGoals(timeline))
    expect(values.length).toBeGreaterThan(150)
    expect(values.filter((value) => value > 0).length / values.length).toBeGreaterThan(0.85)
  })

  it('favours the stronger side', () => {
    const clear = played.flatMap(({ match, timeline }) => {
      const edge = match.expected[0] - match.expected[1]
      const pressure = trendOf(timeline)
        .flat()
        .reduce((sum, value) => sum + value, 0)
      return Math.abs(edge) > 0.8 ? [Math.sign(pressure) === Math.sign(edge)] : []
    })
    expect(clear.length).toBeGreaterThan(15)
    expect(clear.filter(Boolean).length / clear.length).toBeGreaterThan(0.7)
  })
})

describe('the ball of the demo', () => {
  const withBall = played
    .slice(0, 40)
    .map(({ timeline }) => ({ timeline, ballPositions: ballPositionsOf(timeline) }))

  it('is always on the pitch', () => {
    for (const { ballPositions } of withBall)
      expect(ballPositions.every(({ x, y }) => x >= 0 && x <= 100 && y >= 0 && y <= 100)).toBe(true)
  })

  it('is in the goal of the other side at a goal', () => {
    for (const { timeline, ballPositions } of withBall) {
      const goals = timeline.moments.flatMap(({ at, step }) =>
        step.kind === 'goal' ? [{ at, side: step.side }] : [],
      )
      for (const { at, side } of goals) {
        const seen = ballPositions.find(
          (ballPosition) => ballPosition.at >= at && ballPosition.at < at + 3,
        )
        expect(seen?.act).toBe('goal')
        expect(Math.abs((seen?.x ?? 50) - (side === 0 ? 99.5 : 0.5))).toBeLessThan(0.11)
        expect(Math.abs((seen?.y ?? 0) - 50)).toBeLessThan(5)
      }
    }
  })

  it('is in a corner of the pitch at a corner', () => {
    const corners = withBall.flatMap(({ ballPositions }) =>
      ballPositions.filter(({ act }) => act === 'corner'),
    )
    expect(corners.length).toBeGreaterThan(200)
    for (const { side, x, y } of corners) {
      expect(x).toBeCloseTo(side === 'home' ? 99.5 : 0.5, 5)
      expect(Math.min(y, 100 - y)).toBeLessThan(1)
    }
  })
})
