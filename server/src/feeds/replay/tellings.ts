import type { FeedPlayer } from '../feed'
import { readPlayerNames } from '../names-zh'
import { sheetIds } from '../wyscout/match-sheet.rules'
import { feedPlayers } from '../wyscout/players'
import { type Archive, type OnBroken, reasonOf } from './archive'
import { playerNames } from './catalogue'
import { type MatchDetail, matchDetail } from './detail/match-detail'
import type { Story } from './story/beat'
import { tellStory } from './story/tell-story'

export type Telling = { story: Story; detail: MatchDetail }

/**
 * One match after another, so that others get their turn between them. A match that cannot be
 * retold is reported and left out.
 */
export function* tellings(archive: Archive, onBroken: OnBroken): Generator<Telling[]> {
  const names = playerNames(archive)
  for (const recording of archive.recordings) {
    try {
      const story = tellStory(recording, names)
      yield [{ story, detail: matchDetail(archive, recording, story) }]
    } catch (error) {
      onBroken(`events/${recording.match.wyId}.json.gz`, reasonOf(error))
    }
  }
}

/** Everybody on a sheet of the recordings. */
export function playersOf({ recordings, players }: Archive): FeedPlayer[] {
  const ids = new Set(
    recordings.flatMap(({ match }) => Object.values(match.teamsData).flatMap(sheetIds)),
  )
  return feedPlayers(
    [...ids].flatMap((wyId) => players.get(wyId) ?? []),
    readPlayerNames(),
  )
}
