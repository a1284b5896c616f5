import { setTimeout as wait } from 'node:timers/promises'
import type { Clock } from '../../platform/clock'
import type { Feed, FeedMessage } from '../feed'
import { readArchive } from './archive'
import { catalogueOf, fixtureOf, playerNames } from './catalogue'
import type { Beat, Story } from './story/beat'
import { tellStory } from './story/tell-story'

const LONGEST_WAIT_MS = 2_000
/** Revisions of one run start at its first second times this, so a later run is newer than any before. */
const REVISIONS_A_SECOND = 10_000

export type ReplayOptions = {
  dir: string
  /** Match seconds per second, 1–120. */
  speed: number
  clock: Clock
  /** Default: the largest group of matches that kicked off together. */
  matchIds?: readonly number[]
}

/**
 * Plays recorded Wyscout matches again as if they kicked off now, all at once. Every run begins anew: it first takes back what an earlier
 * run said. `run` rejects when the folder lacks a file or has another shape; after the last whistle it stays alive until aborted.
 */
export function createReplayFeed({ dir, speed, clock, matchIds }: ReplayOptions): Feed {
  return {
    source: 'wyscout',
    demo: false,
    speed,
    run: async (sink, signal) => {
      const archive = await readArchive(dir, matchIds)
      const stories = archive.recordings.map((recording) => tellStory(recording, playerNames(archive)))
      const startMs = clock.now()
      const startAt = Math.floor(startMs / 1000)
      const fixtures = archive.recordings.map((recording) => fixtureOf(archive, recording, startAt))
      await sink.deliver([{ kind: 'catalogue', at: startAt, ...catalogueOf(archive) }])
      await sink.deliver([{ kind: 'fixtures', at: startAt, fixtures }])
      await sink.deliver(stories.map((story) => takenBack(story, startAt)))
      const told = stories.map(() => 0)
      while (!signal.aborted) {
        const second = ((clock.now() - startMs) / 1000) * speed
        const due = stories.flatMap((story, index) => {
          const from = told[index] ?? 0
          const to = beatsBy(story, second)
          told[index] = to
          return to > from ? [messageOf(story, from, to, { startAt, speed })] : []
        })
        if (due.length > 0) await sink.deliver(due)
        sink.alive(Math.floor(clock.now() / 1000))
        const next = Math.min(
          ...stories.map(({ beats }, index) => beats[told[index] ?? 0]?.second ?? Number.POSITIVE_INFINITY),
        )
        const untilMs = startMs + (next / speed) * 1000 - clock.now()
        await wait(Math.min(LONGEST_WAIT_MS, Math.max(5, untilMs)), undefined, { signal }).catch(
          () => undefined,
        )
      }
    },
  }
}

function beatsBy({ beats }: Story, second: number): number {
  const next = beats.findIndex((beat) => beat.second > second)
  return next === -1 ? beats.length : next
}

type Run = { startAt: number; speed: number }

/** One message for the beats after number `from` up to number `to`. */
function messageOf(story: Story, from: number, to: number, { startAt, speed }: Run): FeedMessage {
  const beats = story.beats.slice(from, to)
  const last = beats.at(-1)
  if (!last) throw new Error(`no beats ${from}–${to} in ${story.matchKey}`)
  const instant = (second: number) => Math.floor(startAt + second / speed)
  const { halfKickoffAt } = last.state
  const incidents = beats.flatMap((beat) => beat.incidents)
  const statistics = beats.findLast((beat: Beat) => beat.statistics !== null)?.statistics
  return {
    kind: 'match',
    at: instant(last.second),
    matchKey: story.matchKey,
    revision: startAt * REVISIONS_A_SECOND + to,
    state: { ...last.state, halfKickoffAt: halfKickoffAt === null ? null : instant(halfKickoffAt) },
    ...(incidents.length > 0 && { incidents }),
    ...(statistics && { statistics }),
  }
}

function takenBack(story: Story, startAt: number): FeedMessage {
  const unknown = {
    score: null,
    half: null,
    corners: null,
    yellow: null,
    red: null,
    extra: null,
    shootout: null,
  }
  return {
    kind: 'match',
    at: startAt,
    matchKey: story.matchKey,
    revision: startAt * REVISIONS_A_SECOND,
    state: { status: 1, halfKickoffAt: null, varCheck: false, ...unknown },
    withdrawn: story.beats.flatMap(({ incidents }) => incidents.map(({ key }) => key)),
    correction: true,
  }
}
