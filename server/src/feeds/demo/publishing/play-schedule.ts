import type { FeedMessage } from '../../feed'
import { inBatches } from '../../in-batches'
import type { SeasonLog } from '../detail/season-log'
import type { PlayTimeline } from '../play/play-timeline'
import { momentsBy, summarize } from '../play/statistics/summary'
import type { Progress } from '../progress/progress'
import type { DemoMatch } from '../world/fixture'
import { sportsDayOf, sportsDayStart } from '../world/sports-day.rules'
import type { World } from '../world/world'

/** Lead time of a sports day before its first kick-off: a match may be postponed hours before. */
const LEAD_SECONDS = 6 * 3600
/** A batch takes a few milliseconds. */
const TIMELINE_BATCH_SIZE = 10
const MAX_BLOCK_MS = 15

/** Progress subject of the play of a match. */
export function playSubject(matchKey: string): string {
  return `play ${matchKey}`
}

type Running = { timeline: PlayTimeline; published: number }

/**
 * Matches of yesterday, today and, from the early morning, tomorrow, with the number of published
 * moments of each.
 */
export class PlaySchedule {
  readonly #world: World
  readonly #seasonLog: SeasonLog
  readonly #progress: Progress
  readonly #running = new Map<string, Running>()
  readonly firstSecond: number
  #nextDay: number

  constructor(world: World, seasonLog: SeasonLog, progress: Progress, now: number) {
    this.#world = world
    this.#seasonLog = seasonLog
    this.#progress = progress
    this.#nextDay = sportsDayOf(now) - 1
    this.firstSecond = sportsDayStart(this.#nextDay)
  }

  /** Adds the matches of all days up to `now`, in batches. */
  *open(now: number): Generator<never[]> {
    for (const until = sportsDayOf(now + LEAD_SECONDS); this.#nextDay <= until; this.#nextDay++) {
      const matches = this.#world.matchesOn(this.#nextDay, this.#nextDay)
      for (const some of inBatches(matches, TIMELINE_BATCH_SIZE)) {
        yield []
        for (const match of some) this.#addMatch(match)
      }
      yield []
    }
  }

  #addMatch(match: DemoMatch): void {
    const subject = playSubject(match.fixture.key)
    if (this.#progress.isOver(subject)) return
    const timeline = this.#seasonLog.timelineOf(match)
    const before = this.#progress.of(subject)
    // Publishes the last moment of an earlier run again: receivers treat the first message of a run
    // as old, and the next one may be a goal.
    const published = before ? Math.max(0, momentsBy(timeline, before.publishedAt) - 1) : 0
    this.#running.set(timeline.matchKey, { timeline, published })
  }

  /**
   * One message per match that has moved on by `now`, with what happened since its last message.
   * `open` must have added the days before. Stops after `MAX_BLOCK_MS`: `nextAt` is in the past
   * while there is more.
   */
  take(now: number): FeedMessage[] {
    const began = performance.now()
    const messages: FeedMessage[] = []
    for (const [key, running] of this.#running) {
      if (performance.now() - began > MAX_BLOCK_MS) break
      const to = momentsBy(running.timeline, now)
      if (to <= running.published) continue
      messages.push(summarize(running.timeline, running.published, to))
      running.published = to
      this.#progress.set(playSubject(key), now, running.timeline.moments[to]?.at ?? null)
      if (to === running.timeline.moments.length) this.#running.delete(key)
    }
    return messages.sort((a, b) => a.at - b.at)
  }

  /** Second of the next step, or null. */
  nextAt(): number | null {
    let next: number | null = null
    for (const { timeline, published } of this.#running.values()) {
      const at = timeline.moments[published]?.at
      if (at !== undefined && (next === null || at < next)) next = at
    }
    return next
  }
}
