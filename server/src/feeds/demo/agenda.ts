import type { FeedMessage } from '../feed'
import type { Chronicle } from './detail/chronicle'
import { inBatches } from './in-batches'
import { digest, momentsBy } from './play/digest'
import type { Script } from './play/script'
import type { Progress } from './progress/progress'
import type { DemoMatch } from './world/fixture'
import { sportsDayOf, sportsDayStart } from './world/sports-day.rules'
import type { World } from './world/world'

/** News of a sports day begins before its first kick-off: a match may be put off hours ahead. */
const AHEAD_SECONDS = 6 * 3600
/** Few milliseconds of work. */
const SCRIPTS_AT_ONCE = 10
const LONGEST_MS = 15

/** How far the course of a match is told. */
export function playSubject(matchKey: string): string {
  return `play ${matchKey}`
}

type Running = { script: Script; told: number }

/** Matches of yesterday, today and, from the early morning, tomorrow, with how much of each has been told. */
export class Agenda {
  readonly #world: World
  readonly #chronicle: Chronicle
  readonly #progress: Progress
  readonly #running = new Map<string, Running>()
  readonly firstSecond: number
  #nextDay: number

  constructor(world: World, chronicle: Chronicle, progress: Progress, now: number) {
    this.#world = world
    this.#chronicle = chronicle
    this.#progress = progress
    this.#nextDay = sportsDayOf(now) - 1
    this.firstSecond = sportsDayStart(this.#nextDay)
  }

  /** Takes up the days that concern `now`, some matches at a time. */
  *open(now: number): Generator<never[]> {
    for (const until = sportsDayOf(now + AHEAD_SECONDS); this.#nextDay <= until; this.#nextDay++) {
      const matches = this.#world.matchesOn(this.#nextDay, this.#nextDay)
      for (const some of inBatches(matches, SCRIPTS_AT_ONCE)) {
        yield []
        for (const match of some) this.#takeUp(match)
      }
      yield []
    }
  }

  #takeUp(match: DemoMatch): void {
    const subject = playSubject(match.fixture.key)
    if (this.#progress.isOver(subject)) return
    const script = this.#chronicle.scriptOf(match)
    const before = this.#progress.of(subject)
    // The last word of an earlier run is told again: listeners take the first of a run for old, and the next may be a goal.
    const told = before ? Math.max(0, momentsBy(script, before.publishedAt) - 1) : 0
    this.#running.set(script.matchKey, { script, told })
  }

  /** One message for each match that has moved on by `now`: what happened since it was last told. Days are opened before. As much as can
   *  be told without a long block: `nextAt` is past while there is more. */
  take(now: number): FeedMessage[] {
    const began = performance.now()
    const messages: FeedMessage[] = []
    for (const [key, running] of this.#running) {
      if (performance.now() - began > LONGEST_MS) break
      const to = momentsBy(running.script, now)
      if (to <= running.told) continue
      messages.push(digest(running.script, running.told, to))
      running.told = to
      this.#progress.set(playSubject(key), now, running.script.moments[to]?.at ?? null)
      if (to === running.script.moments.length) this.#running.delete(key)
    }
    return messages.sort((a, b) => a.at - b.at)
  }

  /** Second of the next turn, or null. */
  nextAt(): number | null {
    let next: number | null = null
    for (const { script, told } of this.#running.values()) {
      const at = script.moments[told]?.at
      if (at !== undefined && (next === null || at < next)) next = at
    }
    return next
  }
}
