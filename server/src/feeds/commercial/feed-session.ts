import { groupBy } from '@saidian/shared/lib'
import type { Clock } from '../../platform/clock'
import type { Logger } from '../../platform/log'
import type { FeedFixture, FeedMessage, FeedSink } from '../feed'
import { CatalogueBook } from './catalogue/catalogue-book'
import type { CommercialMetrics } from './commercial-metrics'
import { lineupMessages, playerOf } from './details/lineup-messages'
import { quoteOf } from './details/quotes.rules'
import { LiveMessages } from './match/live-messages'
import type { KnownMatch } from './match/match-memory'
import { isInPlay } from './match/state.rules'
import type {
  FixtureRecord,
  Id,
  LineupRecord,
  LiveRecord,
  PlayerRecord,
  QuoteRecord,
} from './records'
import { Outbox } from './transport/outbox'
import type { VendorClock } from './transport/vendor-clock'
import type { Vendor } from './vendor'

/** More than the vendor repeats. */
const MAX_REMEMBERED_QUOTES = 50_000
/** Line-ups are published within the hour before the kick-off. */
const LINEUP_BEFORE_S = 3_600
const LINEUP_AFTER_S = 3 * 3_600
const PLAYERS_PER_BATCH = 2_000

export type SessionOptions = {
  vendor: Vendor
  sink: FeedSink
  clock: Clock
  vendorClock: VendorClock
  known: ReadonlyMap<string, KnownMatch>
  log: Logger
  metrics: CommercialMetrics
}

/** Converts records of the vendor into messages; remembers what it delivered. */
export class FeedSession {
  readonly book: CatalogueBook
  readonly outbox: Outbox
  readonly #options: SessionOptions
  readonly #live: LiveMessages
  readonly #fixtures = new Map<Id, { fixture: FeedFixture; text: string; facts: string }>()
  readonly #players = new Set<Id>()
  readonly #lineups = new Map<Id, string>()
  readonly #quotes = new Set<string>()
  /** True after an unknown match or team: the lists are requested sooner. */
  isBehind = false

  constructor(options: SessionOptions) {
    this.#options = options
    const { vendor, vendorClock, known } = options
    this.book = new CatalogueBook(vendor.source)
    this.outbox = new Outbox(options.sink)
    const { matchKey, playerKey } = this.book
    this.#live = new LiveMessages({
      source: vendor.source,
      clock: vendorClock,
      known,
      matchKey,
      playerKey,
    })
  }

  takeCatalogue(): Promise<void> {
    return this.outbox.put(this.book.catalogue(this.#now()))
  }

  async takePlayers(records: readonly PlayerRecord[]): Promise<void> {
    for (const { id } of records) this.#players.add(id)
    const players = records.map((record) => playerOf(record, this.#keys()))
    for (let from = 0; from < players.length; from += PLAYERS_PER_BATCH) {
      const some = players.slice(from, from + PLAYERS_PER_BATCH)
      await this.outbox.put([{ kind: 'players', at: this.#now(), players: some }])
    }
  }

  /**
   * Fixtures and results of some days. `sentAt` is used for records without a time of their own.
   */
  takeFixtures(records: readonly FixtureRecord[], sentAt: number): Promise<void> {
    const { metrics, vendor } = this.#options
    const changed: FeedFixture[] = []
    const messages: FeedMessage[] = []
    for (const record of records) {
      const fixture = this.book.fixture(record)
      if (!fixture) {
        metrics.countRecords(vendor.endpoints.fixtures.name, 'unknown team or league')
        this.isBehind = true
        continue
      }
      const text = JSON.stringify(fixture)
      const before = this.#fixtures.get(record.id)
      if (before?.text !== text) changed.push(fixture)
      const updatedAt = record.updatedAt ?? sentAt
      const facts = JSON.stringify(record.environment)
      this.#fixtures.set(record.id, { fixture, text, facts })
      const result = this.#live.takeFixture(record.id, record.state, updatedAt)
      if (result.outcome === 'malformed')
        metrics.countRecords(vendor.endpoints.fixtures.name, 'malformed')
      messages.push(...result.messages)
      if (record.environment && before?.facts !== facts)
        messages.push(this.#facts(record, updatedAt))
    }
    if (changed.length > 0)
      messages.unshift({ kind: 'fixtures', at: this.#now(), fixtures: changed })
    return this.outbox.put(messages)
  }

  takeLive(records: readonly LiveRecord[], sentAt: number): Promise<void> {
    const { metrics, vendor } = this.#options
    const messages = [...groupBy(records, ({ id }) => id)].flatMap(([id, ofMatch]) => {
      const isKnown = this.#fixtures.has(id)
      if (!isKnown) this.isBehind = true
      const results = isKnown
        ? this.#takeMatch(id, ofMatch, sentAt)
        : [{ outcome: 'unknown match', messages: [] }]
      for (const { outcome } of results) metrics.countRecords(vendor.endpoints.live.name, outcome)
      return results.flatMap(({ messages }) => messages)
    })
    return this.#putLive(messages)
  }

  /** The records of one match in one answer. */
  #takeMatch(id: Id, ofMatch: readonly LiveRecord[], sentAt: number) {
    const states = new Set(ofMatch.map(({ state }) => JSON.stringify(state)))
    return states.size > 1
      ? [this.#live.takeDisputed(id, ofMatch, sentAt)]
      : ofMatch.map((record) => this.#live.take(record, sentAt))
  }

  /** Reports `alive` after the messages are stored. */
  async #putLive(messages: FeedMessage[]): Promise<void> {
    const { clock, sink } = this.#options
    await this.outbox.put(messages)
    sink.alive(clock.now() / 1_000)
  }

  takeQuotes(records: readonly QuoteRecord[]): Promise<void> {
    const { vendor, vendorClock, metrics } = this.#options
    const future = records.filter(({ at }) => vendorClock.isFuture(at)).length
    if (future > 0) metrics.countRecords(vendor.endpoints.odds.name, 'malformed', future)
    const toOurs = (seconds: number) => Math.floor(vendorClock.toOurs(seconds) / 1_000)
    const options = { matchKey: this.book.matchKey, handicapSign: vendor.handicapSign, toOurs }
    const quotes = records
      .filter(({ at, matchId }) => this.#fixtures.has(matchId) && !vendorClock.isFuture(at))
      .filter((record) => this.#isNewQuote(record))
      .map((record) => quoteOf(record, options))
    return this.outbox.put(quotes.length > 0 ? [{ kind: 'odds', at: this.#now(), quotes }] : [])
  }

  takeLineup(record: LineupRecord): Promise<void> {
    const text = JSON.stringify(record)
    if (!this.#fixtures.has(record.matchId) || this.#lineups.get(record.matchId) === text)
      return Promise.resolve()
    this.#lineups.set(record.matchId, text)
    const revision = this.#options.clock.now()
    const isKnown = (id: Id) => this.#players.has(id)
    const messages = lineupMessages(record, { revision, keys: this.#keys(), isKnown })
    for (const { id } of [...record.home, ...record.away]) this.#players.add(id)
    return this.outbox.put(messages)
  }

  /** Matches whose line-up may be published or changed now. */
  lineupsDue(): Id[] {
    const now = this.#now()
    return [...this.#fixtures]
      .filter(([id, { fixture }]) => {
        const status = this.#live.statusOf(id) ?? 1
        const isNear =
          fixture.kickoffAt - now < LINEUP_BEFORE_S && now - fixture.kickoffAt < LINEUP_AFTER_S
        return isInPlay(status) || (status === 1 && isNear)
      })
      .map(([id]) => id)
  }

  /** Forgets matches with a kick-off before `seconds`. */
  forgetBefore(seconds: number): void {
    for (const [id, { fixture }] of this.#fixtures) {
      if (fixture.kickoffAt >= seconds) continue
      this.#fixtures.delete(id)
      this.#lineups.delete(id)
    }
    this.#live.retainOnly(new Set(this.#fixtures.keys()))
  }

  #isNewQuote(record: QuoteRecord): boolean {
    const text = JSON.stringify(record)
    if (this.#quotes.has(text)) return false
    this.#quotes.add(text)
    const [oldest] = this.#quotes
    if (this.#quotes.size > MAX_REMEMBERED_QUOTES && oldest) this.#quotes.delete(oldest)
    return true
  }

  #facts({ id, environment }: FixtureRecord, updatedAt: number): FeedMessage {
    const revision = this.#options.vendorClock.toOurs(updatedAt)
    const at = Math.floor(revision / 1_000)
    return {
      kind: 'facts',
      at,
      matchKey: this.book.matchKey(id),
      revision,
      facts: { ...environment },
    }
  }

  #keys() {
    const { matchKey, playerKey } = this.book
    return { matchKey, playerKey, teamKey: (id: Id | null) => this.book.teamKey(id) }
  }

  #now(): number {
    return Math.floor(this.#options.clock.now() / 1_000)
  }
}
