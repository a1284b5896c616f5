import { setMaxListeners } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import type { Clock } from '../../platform/clock'
import type { Db } from '../../platform/database'
import type { Logger } from '../../platform/log'
import type { Feed, FeedSink } from '../feed'
import type { CommercialMetrics } from './commercial-metrics'
import { FeedSession } from './feed-session'
import { readKnownMatches } from './match/known-matches.repository'
import { followPush } from './transport/push'
import { readRows, VendorApi } from './transport/vendor-api'
import { VendorClock } from './transport/vendor-clock'
import type { Credentials, Endpoint, Vendor } from './vendor'

const DAY_MS = 86_400_000
/**
 * Days, relative to today, whose matches are requested: yesterday's results, a week of fixtures.
 */
const NEAR_DAYS = [0, -1, 1]
const LATER_DAYS = [2, 3, 4, 5, 6]
const RETAINED_DAYS = 2
/** Matches of later days are requested in every third round. */
const LATER_EVERY = 3
/** Waiting messages after which the push is closed. Polls wait for the database by themselves. */
const MAX_WAITING = 20_000
const BEHIND_MS = 60_000

export type CommercialFeedOptions = {
  vendor: Vendor
  credentials: Credentials
  /** Base URL of the requests; empty: the default of the vendor. */
  url: string
  /** URL of the push; empty: polling only. */
  pushUrl: string
  /** 0: the default of the vendor. */
  requestsPerDay: number
  db: Db
  clock: Clock
  log: Logger
  metrics: CommercialMetrics
}

/**
 * Reads a vendor of football data: lists, fixtures and live matches by polling, live matches by
 * push too if there is one. A lost push message is recovered by the next poll.
 */
export function createCommercialFeed(options: CommercialFeedOptions): Feed {
  const run: Feed['run'] = async (sink, signal) => {
    const fault = new AbortController()
    const both = AbortSignal.any([signal, fault.signal])
    setMaxListeners(100, both)
    try {
      await runUntil(options, sink, both)
    } catch (error) {
      if (!signal.aborted) throw error
    } finally {
      fault.abort()
    }
  }
  return { source: options.vendor.source, demo: false, speed: 1, run }
}

async function runUntil(options: CommercialFeedOptions, sink: FeedSink, signal: AbortSignal) {
  const { vendor, credentials, clock, db, log, metrics } = options
  const vendorClock = new VendorClock(clock)
  const known = await readKnownMatches(db, vendor.source, clock.now())
  const session = new FeedSession({ vendor, sink, clock, vendorClock, known, log, metrics })
  const { requestsPerDay } = options
  const api = new VendorApi({
    vendor,
    credentials,
    clock,
    vendorClock,
    log,
    metrics,
    signal,
    url: options.url || vendor.baseUrl,
    perDay: requestsPerDay || vendor.perDay,
  })
  const polling = new Polling({ vendor, api, session, clock, signal })
  await polling.catalogue()
  await polling.fixtures()
  await polling.live()
  await Promise.all([
    polling.loops(),
    ...(options.pushUrl ? [runPush(options, session, signal)] : []),
  ])
}

type PollingOptions = {
  vendor: Vendor
  api: VendorApi
  session: FeedSession
  clock: Clock
  signal: AbortSignal
}

/** Polls all endpoints at their intervals. */
class Polling {
  readonly #options: PollingOptions
  #fixtureRounds = 0

  constructor(options: PollingOptions) {
    this.#options = options
  }

  async loops(): Promise<void> {
    const { live, odds, fixtures, seasons, players, lineups } = this.#options.vendor.endpoints
    await Promise.all([
      this.#every(live, () => this.live()),
      this.#every(odds, () => this.odds()),
      this.#every(fixtures, () => this.fixtures(), BEHIND_MS),
      this.#every(seasons, () => this.catalogue(), BEHIND_MS * 10),
      this.#every(players, () => this.players(), 0, true),
      this.#every(lineups, () => this.lineups()),
    ])
  }

  async catalogue(): Promise<void> {
    const { vendor, api, session } = this.#options
    const { competitions, teams, seasons } = vendor.endpoints
    const { book } = session
    for await (const page of api.pages(competitions))
      for (const record of page) book.takeCompetition(record)
    for await (const page of api.pages(teams)) for (const record of page) book.takeTeam(record)
    for await (const page of api.pages(seasons)) for (const record of page) book.takeSeason(record)
    await session.takeCatalogue()
  }

  async fixtures(): Promise<void> {
    const { vendor, api, session, clock } = this.#options
    const { fixtures } = vendor.endpoints
    session.isBehind = false
    const isWithLater = this.#fixtureRounds++ % LATER_EVERY === 0
    for (const day of isWithLater ? [...NEAR_DAYS, ...LATER_DAYS] : NEAR_DAYS) {
      const params = { [fixtures.day]: dateOf(clock.now() + day * DAY_MS) }
      // Today's matches are required; another day may be missing.
      const answer =
        day === 0 ? await api.ask(fixtures, params) : await api.askOnce(fixtures, params)
      if (answer) await session.takeFixtures(answer.records, answer.sentAt)
    }
    session.forgetBefore((clock.now() + -RETAINED_DAYS * DAY_MS) / 1_000)
  }

  async live(): Promise<void> {
    const { vendor, api, session } = this.#options
    const { records, sentAt } = await api.ask(vendor.endpoints.live, {}, true)
    await session.takeLive(records, sentAt)
  }

  async odds(): Promise<void> {
    const { vendor, api, session } = this.#options
    await session.takeQuotes((await api.ask(vendor.endpoints.odds)).records)
  }

  async players(): Promise<void> {
    const { vendor, api, session } = this.#options
    for await (const page of api.pages(vendor.endpoints.players)) await session.takePlayers(page)
  }

  async lineups(): Promise<void> {
    const { vendor, api, session } = this.#options
    const { lineups } = vendor.endpoints
    for (const id of session.lineupsDue()) {
      const answer = await api.askOnce(lineups, { [lineups.match]: id })
      const [record] = answer?.records ?? []
      if (record) await session.takeLineup({ ...record, matchId: id })
    }
  }

  /** Repeats `work` every `everyMs`; after `behindMs` if the session is behind. */
  async #every(
    { everyMs }: Endpoint<unknown>,
    work: () => Promise<void>,
    behindMs = 0,
    isAtOnce = false,
  ): Promise<void> {
    const { session, signal } = this.#options
    for (let isFirst = true; ; isFirst = false) {
      if (!isFirst || !isAtOnce) {
        const first = behindMs > 0 ? Math.min(behindMs, everyMs) : everyMs
        await wait(first, undefined, { signal })
        if (behindMs > 0 && !session.isBehind) await wait(everyMs - first, undefined, { signal })
      }
      await work()
    }
  }
}

/** Delivers push frames to the session; rejects when one cannot be stored. */
function runPush(
  options: CommercialFeedOptions,
  session: FeedSession,
  signal: AbortSignal,
): Promise<void> {
  const { vendor, credentials, pushUrl: url, clock, log, metrics } = options
  return new Promise((resolve, reject) => {
    const onMessage = (message: unknown) => {
      const frame = vendor.push.frameOf(message)
      if (!frame) return
      const sentAt = frame.sentAt ?? clock.now() / 1_000
      const { live, odds } = vendor.endpoints
      const stored =
        frame.channel === 'live'
          ? session.takeLive(readRows(live, frame.rows, metrics), sentAt)
          : session.takeQuotes(readRows(odds, frame.rows, metrics))
      stored.catch(reject)
    }
    const onMalformed = () => metrics.countRecords('push', 'malformed')
    const isFull = () => session.outbox.size > MAX_WAITING
    const hello = vendor.push.hello(credentials)
    followPush({ url, hello, log, signal, onMessage, onMalformed, isFull }).then(resolve, reject)
  })
}

/** Day in China as `yyyyMMdd`. */
function dateOf(ms: number): string {
  return new Date(ms + DAY_MS / 3).toISOString().slice(0, 10).replaceAll('-', '')
}
