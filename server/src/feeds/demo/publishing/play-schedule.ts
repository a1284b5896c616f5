import type { FeedFixture, FeedMessage } from '../../feed'
import { inBatches } from '../../in-batches'
import { countUntil, type DetailStream } from '../../timeline'
import type { Progress } from '../progress/progress'
import { sportsDayOf, sportsDayStart } from '../world/sports-day.rules'

/** Lead time of a sports day before its first kick-off: a match may be postponed hours before. */
const LEAD_SECONDS = 6 * 3600
/** A batch takes a few milliseconds. */
const TIMELINE_BATCH_SIZE = 10
const MAX_BLOCK_MS = 15

/** Progress subject of the play of a match. */
export function playSubject(matchKey: string): string {
  return `play ${matchKey}`
}

/** What a sport plays: its matches of a sports day, and the moments of each. */
export type Plays<Match, State> = {
  matchesOn: (day: number) => Match[]
  playOf: (match: Match) => DetailStream<State>
}

type Running<State> = { play: DetailStream<State>; published: number }

/**
 * Matches of yesterday, today and, from the early morning, tomorrow, with the number of published
 * moments of each.
 */
export class PlaySchedule<Match extends { fixture: FeedFixture }, State> {
  readonly #plays: Plays<Match, State>
  readonly #progress: Progress
  readonly #running = new Map<string, Running<State>>()
  readonly firstSecond: number
  #nextDay: number

  constructor(plays: Plays<Match, State>, progress: Progress, now: number) {
    this.#plays = plays
    this.#progress = progress
    this.#nextDay = sportsDayOf(now) - 1
    this.firstSecond = sportsDayStart(this.#nextDay)
  }

  /** Adds the matches of all days up to `now`, in batches. */
  *open(now: number): Generator<never[]> {
    for (const until = sportsDayOf(now + LEAD_SECONDS); this.#nextDay <= until; this.#nextDay++) {
      const matches = this.#plays.matchesOn(this.#nextDay)
      for (const some of inBatches(matches, TIMELINE_BATCH_SIZE)) {
        yield []
        for (const match of some) this.#addMatch(match)
      }
      yield []
    }
  }

  #addMatch(match: Match): void {
    const subject = playSubject(match.fixture.key)
    if (this.#progress.isOver(subject)) return
    const play = this.#plays.playOf(match)
    const before = this.#progress.of(subject)
    // Publishes the last moment of an earlier run again: receivers treat the first message of a run
    // as old, and the next one may be a goal.
    const published = before ? Math.max(0, countUntil(play.times, before.publishedAt) - 1) : 0
    this.#running.set(match.fixture.key, { play, published })
  }

  /**
   * One message per match that has moved on by `now`, with what happened since its last message.
   * `open` must have added the days before. Stops after `MAX_BLOCK_MS`: `nextAt` is in the past
   * while there is more.
   */
  take(now: number): FeedMessage<State>[] {
    const began = performance.now()
    const messages: FeedMessage<State>[] = []
    for (const [key, running] of this.#running) {
      if (performance.now() - began > MAX_BLOCK_MS) break
      const { times, messagesFor } = running.play
      const to = countUntil(times, now)
      if (to <= running.published) continue
      messages.push(...messagesFor(running.published, to))
      running.published = to
      this.#progress.set(playSubject(key), now, times[to] ?? null)
      if (to === times.length) this.#running.delete(key)
    }
    return messages.sort((a, b) => a.at - b.at)
  }

  /** Second of the next step, or null. */
  nextAt(): number | null {
    let next: number | null = null
    for (const { play, published } of this.#running.values()) {
      const at = play.times[published]
      if (at !== undefined && (next === null || at < next)) next = at
    }
    return next
  }
}
