import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { collectSlices } from '../../collect-slices'
import type { FeedFixture, FeedMessage, FeedSink } from '../../feed'
import { earlier } from '../../timeline'
import type { DemoSport } from '../demo-sport'
import { DetailSchedule } from '../detail/detail-schedule'
import type { Progress } from '../progress/progress'
import { type BatchJob, pastBatches, playerBatches } from './backlog'
import { earlierSeasonBatches } from './earlier-seasons'
import { type FixturePlan, planFixtures } from './fixture-plan'
import { resultBatches } from './past-results'

/**
 * Details start this many seconds before the kick-off; companies open up to five days before it.
 */
const DETAIL_LEAD_SECONDS = 6 * 86_400
/**
 * No line-up is published earlier than this before the kick-off. Players of these matches are
 * published before any message that names them.
 */
const LINEUP_LEAD_SECONDS = 86_400
/** Batches of the most recent days, published before earlier seasons. */
const RECENT_BATCHES = 10
/** As `restFactor`, for plays before the most recent days: few open them, all wait for the rest. */
const OLDER_REST_FACTOR = 8
/** Progress subject of the catalogue, published once a day because seasons begin and end. */
const CATALOGUE = 'catalogue'

type WithFixture = { fixture: FeedFixture }

/** Publishes everything except the play of matches: catalogue, players, details and the past. */
export class WorldPublisher<Match extends WithFixture, State> {
  readonly #sport: DemoSport<Match, State>
  readonly #progress: Progress
  readonly #now: () => number
  readonly #details: DetailSchedule<Match, State>
  /** Fixtures and results: a few seconds of work. Tables need them first. */
  readonly #calendar: BatchJob<State>[] = []
  readonly #backlog: BatchJob<State>[] = []
  /** Whole plays of matches before the most recent days. */
  readonly #older: BatchJob<State>[] = []
  /** Of the batch that was taken last. */
  #restFactor = 0
  #restsUntilMs = 0
  #isStarted = false

  constructor(sport: DemoSport<Match, State>, progress: Progress, now: () => number) {
    this.#sport = sport
    this.#progress = progress
    this.#now = now
    this.#details = new DetailSchedule(sport.streamsOf, progress)
  }

  /** Milliseconds until it goes on with what waits; null when nothing does. */
  get waitsMs(): number | null {
    if (this.#calendar.length > 0) return 0
    const isOver = this.#backlog.length === 0 && this.#older.length === 0
    return isOver ? null : Math.max(0, this.#restsUntilMs - performance.now())
  }

  /**
   * Publishes catalogue, fixtures and players, which later messages refer to, and queues the work
   * of the day.
   */
  async beginDay(day: number, firstSecond: number, sink: FeedSink<State>): Promise<void> {
    const at = this.#now()
    const [progress, sport] = [this.#progress, this.#sport]
    const { world } = sport
    const matches = inTime(await collectSlices(world.matchesOfSeasonsAt(day)))
    await sport.addMatches?.(matches, at)
    await this.#publishCatalogue(day, at, sink)
    const fixtures = await planFixtures(matches, progress, day)
    for (const near of fixtures.near) await sink.deliver([{ kind: 'fixtures', at, fixtures: near }])
    if (fixtures.later.length === 0) fixtures.settle()

    const teamKeys = world.teams.map(({ key }) => key)
    const before = firstSecond
    this.#calendar.push(...laterFixtures<State>(fixtures, at))
    const { resultOf, playersOf } = sport
    if (!this.#isStarted)
      this.#calendar.push(...resultBatches(matches, { before, progress, resultOf }))

    const people = { progress, at, playersOf }
    if (!this.#isStarted) {
      const soon = teamsOf(matches, firstSecond, at + LINEUP_LEAD_SECONDS)
      for (const batch of playerBatches(soon, people)) await sink.deliver(await batch())
      this.#backlog.push(...playerBatches(teamKeys, people))
    }
    await yieldToEventLoop()
    sport.beginDay?.(matches, day)
    await yieldToEventLoop()
    this.#details.add(aroundNow(matches, firstSecond, at), at)
    this.#backlog.push(...(sport.dailyBatches?.(day, at) ?? []))
    await yieldToEventLoop()
    if (!this.#isStarted) this.#queuePast(matches, { before, day, at })
    this.#isStarted = true
  }

  /** The last days, then earlier seasons, then the rest of the current ones. */
  #queuePast(matches: Match[], { before, day, at }: { before: number; day: number; at: number }) {
    const [progress, sport] = [this.#progress, this.#sport]
    const { world, pastMessages: messagesOf, earlierResultOf: resultOf } = sport
    const pastJobs = pastBatches(matches, { before, progress, messagesOf, now: this.#now })
    this.#backlog.push(...pastJobs.slice(0, RECENT_BATCHES))
    this.#backlog.push(...earlierSeasonBatches({ world, resultOf, progress, day, at }))
    this.#older.push(...pastJobs.slice(RECENT_BATCHES))
  }

  async #publishCatalogue(day: number, at: number, sink: FeedSink<State>): Promise<void> {
    if (this.#progress.of(CATALOGUE)?.publishedAt === day) return
    const { world } = this.#sport
    const seasons = [...world.earlierSeasonsAt(day), ...world.seasonsAt(day)]
    const [leagues, teams] = [[...world.leagues], [...world.teams]]
    await sink.deliver([{ kind: 'catalogue', at, leagues, teams, seasons }])
    this.#progress.set(CATALOGUE, day)
  }

  /**
   * The next messages: when `isQuiet`, the calendar; then due details and others, such as the
   * lottery; when `isQuiet`, one batch of the backlog.
   */
  async take(isQuiet: boolean): Promise<FeedMessage<State>[]> {
    const calendar = isQuiet ? this.#calendar.shift() : undefined
    if (calendar) return calendar()
    const due = this.#details.take(this.#now())
    if (due.length > 0) return due
    const others = (await this.#sport.others?.take(this.#now())) ?? []
    if (others.length > 0 || !isQuiet) return others
    if (performance.now() < this.#restsUntilMs) return []
    const isRecent = this.#backlog.length > 0
    const job = isRecent ? this.#backlog.shift() : this.#older.shift()
    this.#restFactor = isRecent ? this.#sport.restFactor : OLDER_REST_FACTOR
    return (await job?.()) ?? []
  }

  /** Rests after a batch of the backlog that took so long to be made and delivered. */
  rest(tookMs: number): void {
    const untilMs = performance.now() + tookMs * this.#restFactor
    this.#restsUntilMs = Math.max(this.#restsUntilMs, untilMs)
    this.#restFactor = 0
  }

  nextAt(): number | null {
    return earlier(this.#details.nextAt(), this.#sport.others?.nextAt() ?? null)
  }
}

function laterFixtures<State>({ later, settle }: FixturePlan, at: number): BatchJob<State>[] {
  return later.map((fixtures, place) => async () => {
    if (place === later.length - 1) settle()
    return [{ kind: 'fixtures', at, fixtures }]
  })
}

function inTime<Match extends WithFixture>(matches: Match[]): Match[] {
  return matches.sort((a, b) => a.fixture.kickoffAt - b.fixture.kickoffAt)
}

/** Matches since `from`, up to the last ones whose prices are open. */
function aroundNow<Match extends WithFixture>(
  matches: Match[],
  from: number,
  now: number,
): Match[] {
  return matches.filter(
    ({ fixture }) => fixture.kickoffAt >= from && fixture.kickoffAt < now + DETAIL_LEAD_SECONDS,
  )
}

function teamsOf(matches: WithFixture[], from: number, to: number): Set<string> {
  const some = matches.filter(({ fixture }) => fixture.kickoffAt >= from && fixture.kickoffAt <= to)
  return new Set(some.flatMap(({ fixture }) => [fixture.homeKey, fixture.awayKey]))
}
