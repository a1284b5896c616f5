import { readPlayerNames } from '../../catalogue'
import type { FeedPlayer } from '../../feed'
import { type OnBroken, reasonOf } from '../recorded-file'
import type { Archive } from './archive/archive'
import { sheetIds } from './archive/match-sheet.rules'
import { feedPlayers } from './archive/players'
import { playerNames } from './catalogue/catalogue'
import { type MatchDetail, matchDetail } from './detail/match-detail'
import { buildTimeline } from './timeline/build-timeline'
import type { MatchTimeline } from './timeline/match-timeline'

export type ReplayedMatch = { timeline: MatchTimeline; detail: MatchDetail }

/**
 * Yields after every match, so that the event loop can run other work. A match without a valid
 * timeline is reported to `onBroken` and left out.
 */
export function* replayedMatches(archive: Archive, onBroken: OnBroken): Generator<ReplayedMatch[]> {
  const names = playerNames(archive)
  for (const recording of archive.recordings) {
    try {
      const timeline = buildTimeline(recording, names)
      yield [{ timeline, detail: matchDetail(archive, recording, timeline) }]
    } catch (error) {
      onBroken(`events/${recording.match.wyId}.json.gz`, reasonOf(error))
    }
  }
}

/** All players in the line-ups of the recordings. */
export function playersOf({ recordings, players }: Archive): FeedPlayer[] {
  const ids = new Set(
    recordings.flatMap(({ match }) => Object.values(match.teamsData).flatMap(sheetIds)),
  )
  return feedPlayers(
    [...ids].flatMap((wyId) => players.get(wyId) ?? []),
    readPlayerNames(),
  )
}
