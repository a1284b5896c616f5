import type { FeedFixture, FeedMessage } from '../../feed'
import { inBatches } from '../../in-batches'
import type { Run } from '../playback'
import type { Archive, Recording } from './archive/archive'
import { sheetState, sidesOf } from './archive/match-sheet.rules'
import { fixtureOf } from './catalogue/catalogue'
import { replayKey } from './timeline/build-timeline'

const BATCH_SIZE = 100
/** Seconds from kick-off to the end of a match, with breaks. */
const MATCH_SECONDS = 2 * 3_600

/**
 * Fixtures and results of `earlier` matches. Each lies as long before the start of the run as it
 * was before the recorded kick-off.
 */
export function* pastBatches(
  archive: Archive,
  earlier: readonly Recording[],
  run: Run,
): Generator<FeedMessage[]> {
  const recorded = Math.min(...archive.recordings.map(({ kickoffUtc }) => secondsOf(kickoffUtc)))
  const startAt = Math.floor(run.instant(0))
  const past = earlier.map((recording) => {
    const kickoffAt = startAt - (recorded - secondsOf(recording.kickoffUtc))
    return { recording, fixture: fixtureOf(archive, recording, kickoffAt) }
  })
  for (const some of inBatches(past, BATCH_SIZE)) {
    yield [{ kind: 'fixtures', at: startAt, fixtures: some.map(({ fixture }) => fixture) }]
    yield some.flatMap(({ recording, fixture }) => resultOf(recording, fixture, run.revision(0)))
  }
}

function resultOf(
  { match }: Recording,
  { kickoffAt }: FeedFixture,
  revision: number,
): FeedMessage[] {
  const sides = sidesOf(match)
  if (!sides) return []
  const {
    score = null,
    half = null,
    yellow = null,
    red = null,
    extra = null,
    shootout = null,
  } = sheetState(sides, match)
  const state = {
    score,
    half,
    yellow,
    red,
    extra,
    shootout,
    corners: null,
    halfKickoffAt: null,
    varCheck: false,
  }
  const matchKey = replayKey(match.wyId)
  return [
    {
      kind: 'match',
      at: kickoffAt + MATCH_SECONDS,
      matchKey,
      revision,
      state: { status: 8, ...state },
    },
  ]
}

function secondsOf(utc: string): number {
  return Date.parse(`${utc.replace(' ', 'T')}Z`) / 1000
}
