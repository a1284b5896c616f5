import { setTimeout as wait } from 'node:timers/promises'
import type { Clock } from '../../platform/clock'
import { newsOf, nextAfter } from '../demo/detail/strand'
import { yielding } from '../demo/unhurried'
import type { Feed } from '../feed'
import { fail, type OnBroken, readArchive } from './archive'
import { catalogueOf, fixtureOf } from './catalogue'
import { courseStrand } from './detail/course-strand'
import { detailStrands, type Run } from './detail/strands'
import { readEarlierMatches } from './earlier-matches'
import { pastBatches } from './past-results'
import { takenBack } from './taken-back'
import { playersOf, tellings } from './tellings'

const LONGEST_WAIT_MS = 2_000
/** News of one moment go together; many matches at high speed have some every millisecond. */
const SHORTEST_WAIT_MS = 100
/** Seconds of the match: the kick-off is news to everyone. */
const BEFORE = -1
/** Revisions of one run start at its first second times this, so a later run is newer than any before. */
const REVISIONS_A_SECOND = 10_000

export type ReplayOptions = {
  dir: string
  /** Match seconds per second, 1–120. */
  speed: number
  clock: Clock
  /** Default: the largest group of matches that kicked off together. */
  matchIds?: readonly number[]
  /** A file that cannot be used is reported here and its match left out. Default: the run rejects. */
  onBroken?: OnBroken
}

/**
 * Plays recorded Wyscout matches again as if they kicked off now, all at once. Every run begins
 * anew: it first takes back what an earlier run said. `run` rejects when the folder lacks a file
 * that all matches need; after the last whistle it stays alive until aborted.
 */
export function createReplayFeed({
  dir,
  speed,
  clock,
  matchIds,
  onBroken = fail,
}: ReplayOptions): Feed {
  return {
    source: 'wyscout',
    demo: false,
    speed,
    run: async (sink, signal) => {
      const archive = await readArchive(dir, matchIds, onBroken)
      const earlier = await readEarlierMatches(dir, archive)
      const told = await yielding(tellings(archive, onBroken))
      const startMs = clock.now()
      const startAt = Math.floor(startMs / 1000)
      const run = runFrom(startAt, speed)
      const isTold = new Set(told.map(({ story }) => story.matchKey))
      const fixtures = archive.recordings
        .map((recording) => fixtureOf(archive, recording, startAt))
        .filter(({ key }) => isTold.has(key))
      const all = { ...archive, recordings: [...earlier, ...archive.recordings] }
      await sink.deliver([{ kind: 'catalogue', at: startAt, ...catalogueOf(all) }])
      await sink.deliver([{ kind: 'fixtures', at: startAt, fixtures }])
      await sink.deliver([{ kind: 'players', at: startAt, players: playersOf(archive) }])
      await sink.deliver(told.flatMap((telling) => takenBack(telling, startAt, run)))
      for (const batch of pastBatches(archive, earlier, run)) await sink.deliver(batch)
      const strands = told.flatMap(({ story, detail }) => [
        courseStrand(story, run),
        ...detailStrands(story, detail, run),
      ])
      let heard = BEFORE
      while (!signal.aborted) {
        const second = ((clock.now() - startMs) / 1000) * speed
        const due = strands.flatMap((strand) => newsOf(strand, heard, second))
        heard = second
        if (due.length > 0) await sink.deliver(due)
        sink.alive(Math.floor(clock.now() / 1000))
        const next = Math.min(
          ...strands.map((strand) => nextAfter(strand, heard) ?? Number.POSITIVE_INFINITY),
        )
        const untilMs = startMs + (next / speed) * 1000 - clock.now()
        await wait(Math.min(LONGEST_WAIT_MS, Math.max(SHORTEST_WAIT_MS, untilMs)), undefined, {
          signal,
        }).catch(() => undefined)
      }
    },
  }
}

function runFrom(startAt: number, speed: number): Run {
  return {
    instant: (second) => startAt + second / speed,
    revision: (item) => startAt * REVISIONS_A_SECOND + item,
    speed,
  }
}
