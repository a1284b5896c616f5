import type { Clock } from '../../../platform/clock'
import { collectSlices } from '../../collect-slices'
import type { Feed } from '../../feed'
import { playStreams, runFrom } from '../playback'
import { fail, type OnBroken } from '../recorded-file'
import { readArchive } from './archive/archive'
import { readEarlierMatches } from './archive/earlier-matches'
import { catalogueOf, fixtureOf } from './catalogue/catalogue'
import { detailStreams } from './detail/streams'
import { timelineStream } from './detail/timeline-stream'
import { pastBatches } from './past-results'
import { playersOf, replayedMatches } from './replayed-matches'
import { withdrawRun } from './withdraw-run'

export type ReplayOptions = {
  dir: string
  /** Match seconds per second, 1–120. */
  speed: number
  clock: Clock
  /** Default: the largest group of matches that kicked off together. */
  matchIds?: readonly number[]
  /** Called with a file that cannot be used; its match is left out. Default: `run` rejects. */
  onBroken?: OnBroken
}

/**
 * Plays recorded Wyscout matches as if all kicked off now. Every run starts from the beginning and
 * first withdraws what an earlier run delivered. `run` rejects when the folder lacks a file that
 * all matches need; after the last whistle it stays alive until aborted.
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
      const replays = await collectSlices(replayedMatches(archive, onBroken))
      const startMs = clock.now()
      const startAt = Math.floor(startMs / 1000)
      const run = runFrom(startAt, speed)
      const replayedKeys = new Set(replays.map(({ timeline }) => timeline.matchKey))
      const fixtures = archive.recordings
        .map((recording) => fixtureOf(archive, recording, startAt))
        .filter(({ key }) => replayedKeys.has(key))
      const all = { ...archive, recordings: [...earlier, ...archive.recordings] }
      await sink.deliver([{ kind: 'catalogue', at: startAt, ...catalogueOf(all) }])
      await sink.deliver([{ kind: 'fixtures', at: startAt, fixtures }])
      await sink.deliver([{ kind: 'players', at: startAt, players: playersOf(archive) }])
      await sink.deliver(replays.flatMap((replayed) => withdrawRun(replayed, startAt, run)))
      for (const batch of pastBatches(archive, earlier, run)) await sink.deliver(batch)
      const streams = replays.flatMap(({ timeline, detail }) => [
        timelineStream(timeline, run),
        ...detailStreams(timeline, detail, run),
      ])
      await playStreams(streams, { startMs, speed, clock }, sink, signal)
    },
  }
}
