import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { collectSlices } from '../../collect-slices'
import type { FeedMessage, FeedSink } from '../../feed'
import { inBatches } from '../../in-batches'
import { earlier } from '../../timeline'
import { DetailSchedule } from '../detail/detail-schedule'
import { streamsOf } from '../detail/match-detail'
import { SeasonLog } from '../detail/season-log'
import { LotteryGenerator } from '../lottery/lottery-generator'
import type { Progress } from '../progress/progress'
import { feedLeague } from '../world/catalogue'
import type { DemoMatch } from '../world/fixture'
import { createWorld, type World } from '../world/world'
import { type BatchJob, injuryBatches, pastBatches, playerBatches } from './backlog'
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
const MATCH_BATCH_SIZE = 2_000
/** Batches of the most recent days, published before earlier seasons. */
const RECENT_BATCHES = 10
/** Progress subject of the catalogue, published once a day because seasons begin and end. */
const CATALOGUE = 'catalogue'

/** Publishes everything except the play of matches: catalogue, players, details and the past. */
export class WorldPublisher {
  readonly world: World
  readonly seasonLog: SeasonLog
  readonly #seed: string
  readonly #progress: Progress
  readonly #now: () => number
  readonly #details: DetailSchedule
  readonly #lottery: LotteryGenerator
  /** Fixtures and results: a few seconds of work. Tables need them first. */
  readonly #calendar: BatchJob[] = []
  readonly #backlog: BatchJob[] = []
  #isStarted = false

  constructor(seed: string, progress: Progress, now: () => number) {
    this.#seed = seed
    this.#progress = progress
    this.#now = now
    this.world = createWorld(seed)
    this.seasonLog = new SeasonLog(seed)
    this.#lottery = new LotteryGenerator(seed, this.seasonLog, progress)
    this.#details = new DetailSchedule(
      (match, now) => streamsOf(match, this.seasonLog, seed, now),
      progress,
    )
  }

  get hasBacklog(): boolean {
    return this.#calendar.length > 0 || this.#backlog.length > 0
  }

  /**
   * Publishes catalogue, fixtures and players, which later messages refer to, and queues the work
   * of the day.
   */
  async beginDay(day: number, firstSecond: number, sink: FeedSink): Promise<void> {
    const at = this.#now()
    const [seed, progress] = [this.#seed, this.#progress]
    const matches = inTime(await collectSlices(this.world.matchesOfSeasonsAt(day)))
    for (const some of inBatches(matches, MATCH_BATCH_SIZE)) {
      await yieldToEventLoop()
      this.seasonLog.addMatches(some)
    }
    await collectSlices(this.seasonLog.count(at))
    await this.#publishCatalogue(day, at, sink)
    const fixtures = await planFixtures(matches, progress, day)
    for (const near of fixtures.near) await sink.deliver([{ kind: 'fixtures', at, fixtures: near }])
    if (fixtures.later.length === 0) fixtures.settle()

    const teamKeys = this.world.teams.map(({ key }) => key)
    const past = { before: firstSecond, seasonLog: this.seasonLog, progress, seed, now: this.#now }
    this.#calendar.push(...laterFixtures(fixtures, at))
    if (!this.#isStarted) this.#calendar.push(...resultBatches(matches, past))

    const people = { seed, progress, at }
    const bansOf = (teamKey: string) => this.seasonLog.bannedNext(teamKey, at)
    if (!this.#isStarted) {
      const soon = teamsOf(matches, firstSecond, at + LINEUP_LEAD_SECONDS)
      for (const batch of playerBatches(soon, people)) await sink.deliver(await batch())
      this.#backlog.push(...playerBatches(teamKeys, people))
    }
    await yieldToEventLoop()
    this.#lottery.setMatches(matches, day)
    await yieldToEventLoop()
    this.#details.add(aroundNow(matches, firstSecond, at), at)
    this.#backlog.push(...injuryBatches(teamKeys, day, { ...people, bansOf }))
    await yieldToEventLoop()
    if (!this.#isStarted) {
      const pastJobs = pastBatches(matches, past)
      this.#backlog.push(...pastJobs.slice(0, RECENT_BATCHES))
      this.#backlog.push(...earlierSeasonBatches({ world: this.world, seed, progress, day, at }))
      this.#backlog.push(...pastJobs.slice(RECENT_BATCHES))
    }
    this.#isStarted = true
  }

  async #publishCatalogue(day: number, at: number, sink: FeedSink): Promise<void> {
    if (this.#progress.of(CATALOGUE)?.publishedAt === day) return
    const { leagues, teams } = this.world
    const seasons = [...this.world.earlierSeasonsAt(day), ...this.world.seasonsAt(day)]
    await sink.deliver([
      { kind: 'catalogue', at, leagues: leagues.map(feedLeague), teams, seasons },
    ])
    this.#progress.set(CATALOGUE, day)
  }

  /**
   * The next messages: when `isQuiet`, the calendar; then due details and the lottery; when
   * `isQuiet`, one batch of the backlog.
   */
  async take(isQuiet: boolean): Promise<FeedMessage[]> {
    const calendar = isQuiet ? this.#calendar.shift() : undefined
    if (calendar) return calendar()
    const due = this.#details.take(this.#now())
    if (due.length > 0) return due
    const lots = await this.#lottery.take(this.#now())
    if (lots.length > 0 || !isQuiet) return lots
    return (await this.#backlog.shift()?.()) ?? []
  }

  nextAt(): number | null {
    return earlier(this.#details.nextAt(), this.#lottery.nextAt())
  }
}

function laterFixtures({ later, settle }: FixturePlan, at: number): BatchJob[] {
  return later.map((fixtures, place) => async () => {
    if (place === later.length - 1) settle()
    return [{ kind: 'fixtures', at, fixtures }]
  })
}

function inTime(matches: DemoMatch[]): DemoMatch[] {
  return matches.sort((a, b) => a.fixture.kickoffAt - b.fixture.kickoffAt)
}

/** Matches since `from`, up to the last ones whose prices are open. */
function aroundNow(matches: DemoMatch[], from: number, now: number): DemoMatch[] {
  return matches.filter(
    ({ fixture }) => fixture.kickoffAt >= from && fixture.kickoffAt < now + DETAIL_LEAD_SECONDS,
  )
}

function teamsOf(matches: DemoMatch[], from: number, to: number): Set<string> {
  const some = matches.filter(({ fixture }) => fixture.kickoffAt >= from && fixture.kickoffAt <= to)
  return new Set(some.flatMap(({ home, away }) => [home.key, away.key]))
}
