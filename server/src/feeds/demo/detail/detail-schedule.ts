import type { FeedFixture, FeedMessage } from '../../feed'
import { type DetailStream, messagesBetween, nextAfter } from '../../timeline'
import type { Progress } from '../progress/progress'

/** Maximum work per call in milliseconds, so that other tasks can run. */
const MAX_BLOCK_MS = 12
const MAX_ROWS = 1_500
/**
 * Seconds around the kick-off in which the streams of a match are cached; other matches rebuild
 * theirs for each of their few messages.
 */
const CACHED_BEFORE = 1_700
const CACHED_AFTER = 4 * 3_600 - 100

type WithFixture = { fixture: FeedFixture }
type Entry<Match, State> = {
  match: Match
  publishedAt: number
  nextAt: number
  streams: DetailStream<State>[] | null
}
export type StreamsOf<Match, State> = (match: Match, now: number) => DetailStream<State>[]

/** Progress subject of the details of a match. */
export function detailSubject(matchKey: string): string {
  return `detail ${matchKey}`
}

/**
 * Schedule of everything about matches except their play; matches in play and nearest to now come
 * first.
 */
export class DetailSchedule<Match extends WithFixture, State> {
  readonly #streamsOf: StreamsOf<Match, State>
  readonly #progress: Progress
  readonly #known = new Set<string>()
  readonly #entries = new Set<Entry<Match, State>>()
  #fresh: Entry<Match, State>[] = []

  constructor(streamsOf: StreamsOf<Match, State>, progress: Progress) {
    this.#streamsOf = streamsOf
    this.#progress = progress
  }

  /** Adds unknown matches, each from where an earlier run left it. */
  add(matches: readonly Match[], now: number): void {
    for (const match of matches) {
      if (this.#known.has(match.fixture.key)) continue
      this.#known.add(match.fixture.key)
      const mark = this.#progress.of(detailSubject(match.fixture.key))
      if (!mark) this.#fresh.push({ match, publishedAt: 0, nextAt: 0, streams: null })
      else if (mark.nextAt !== null)
        this.#entries.add({
          match,
          publishedAt: mark.publishedAt,
          nextAt: mark.nextAt,
          streams: null,
        })
    }
    this.#fresh.sort((a, b) => urgency(a.match, now) - urgency(b.match, now))
  }

  /**
   * Messages due by `now`, up to a limit of time and rows; `nextAt` is in the past while there are
   * more.
   */
  take(now: number): FeedMessage<State>[] {
    const began = performance.now()
    const messages: FeedMessage<State>[] = []
    let rows = 0
    const isEnough = () => rows >= MAX_ROWS || performance.now() - began > MAX_BLOCK_MS
    for (const entry of this.#entries) {
      if (entry.nextAt > now) continue
      if (isEnough()) break
      const due = this.#messagesOf(entry, now)
      rows += rowsOf(due)
      messages.push(...due)
    }
    while (this.#fresh.length > 0 && !isEnough()) {
      const entry = this.#fresh.shift()
      if (!entry) break
      this.#entries.add(entry)
      const due = this.#messagesOf(entry, now)
      rows += rowsOf(due)
      messages.push(...due)
    }
    return mergeOdds(messages)
  }

  /** Second of the next message; 0 while added matches wait; null when none will come. */
  nextAt(): number | null {
    if (this.#fresh.length > 0) return 0
    let next: number | null = null
    for (const { nextAt } of this.#entries) if (next === null || nextAt < next) next = nextAt
    return next
  }

  #messagesOf(entry: Entry<Match, State>, now: number): FeedMessage<State>[] {
    const streams = entry.streams ?? this.#streamsOf(entry.match, now)
    const messages = streams.flatMap((stream) => messagesBetween(stream, entry.publishedAt, now))
    entry.publishedAt = now
    const times = streams.flatMap((stream) => nextAfter(stream, now) ?? [])
    if (times.length === 0) this.#entries.delete(entry)
    entry.nextAt = Math.min(...times)
    this.#progress.set(
      detailSubject(entry.match.fixture.key),
      now,
      times.length > 0 ? entry.nextAt : null,
    )
    const { kickoffAt } = entry.match.fixture
    const isNear = now > kickoffAt - CACHED_BEFORE && now < kickoffAt + CACHED_AFTER
    entry.streams = isNear ? streams : null
    return messages
  }
}

/** Seconds from `now` to the nearest second of play. */
function urgency({ fixture }: WithFixture, now: number): number {
  const since = now - fixture.kickoffAt
  if (since >= 0 && since < 7_200) return 0
  return since < 0 ? -since : since - 7_200
}

/** Merges the quotations of all matches into one message. */
function mergeOdds<State>(messages: FeedMessage<State>[]): FeedMessage<State>[] {
  const quotes = messages.flatMap((message) => (message.kind === 'odds' ? message.quotes : []))
  if (quotes.length === 0) return messages
  const at = Math.max(...messages.map((message) => message.at))
  return [...messages.filter(({ kind }) => kind !== 'odds'), { kind: 'odds', at, quotes }]
}

function rowsOf<State>(messages: FeedMessage<State>[]): number {
  return messages.reduce((sum, message) => {
    if (message.kind === 'odds') return sum + message.quotes.length
    if (message.kind === 'text') return sum + message.lines.length
    if (message.kind === 'box') return sum + message.home.length + message.away.length
    if (message.kind === 'shots') return sum + message.shots.length
    return sum + (message.kind === 'lineup' ? 44 : 1)
  }, 0)
}
