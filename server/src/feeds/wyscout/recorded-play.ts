import { existsSync } from 'node:fs'
import path from 'node:path'
import type { FeedIncident, FeedStatistic } from '../feed'
import type { ToldState } from '../imports'
import { readTable } from '../names-zh'
import { type Archive, type Recording, readArchive } from '../replay/archive'
import { playerNames } from '../replay/catalogue'
import { type MatchDetail, matchDetail } from '../replay/detail/match-detail'
import type { Names } from '../replay/story/incidents'
import { tellStory } from '../replay/story/tell-story'

/** What recorded play says of a match beyond its sheet. */
export type RecordedPlay = {
  state: ToldState
  incidents: FeedIncident[]
  statistics: FeedStatistic[]
  /** Line-ups with places, text and pressure; `isTurned`: told with home and away the other way round. */
  detail: (isTurned: boolean) => MatchDetail
}

/** Matches with event files by their id, retold to the end; a file that cannot be read is told to `onBroken`. */
export async function readRecordedPlay(
  dir: string,
  onBroken: (wyId: number, why: string) => void,
): Promise<Map<number, RecordedPlay>> {
  const index = path.join(dir, 'events', 'index.csv')
  const ids = existsSync(index) ? readTable(index).map(({ wyId }) => Number(wyId)) : []
  const plays = new Map<number, RecordedPlay>()
  const tell = (archive: Archive) => {
    const names = playerNames(archive)
    for (const recording of archive.recordings)
      plays.set(recording.match.wyId, playOf(archive, recording, names))
  }
  if (ids.length === 0) return plays
  try {
    tell(await readArchive(dir, ids))
  } catch {
    // One of them is broken: the others are read without it.
    for (const wyId of ids) {
      await readArchive(dir, [wyId])
        .then(tell)
        .catch((error: unknown) => onBroken(wyId, error instanceof Error ? error.message : String(error)))
    }
  }
  return plays
}

function playOf(archive: Archive, recording: Recording, names: Names): RecordedPlay {
  const { beats } = tellStory(recording, names)
  const last = beats.at(-1)
  if (!last) throw new Error(`no events in match ${recording.match.wyId}`)
  const incidents = beats.flatMap((beat) => beat.incidents)
  const statistics = beats.findLast((beat) => beat.statistics !== null)?.statistics ?? []
  const detail = (isTurned: boolean) => {
    const seen = isTurned ? turned(recording) : recording
    return matchDetail(archive, seen, tellStory(seen, names))
  }
  return { state: { ...last.state, halfKickoffAt: null }, incidents, statistics, detail }
}

/** The same match with the sides as another source has them. */
function turned({ match, ...rest }: Recording): Recording {
  const teamsData = Object.fromEntries(
    Object.entries(match.teamsData).map(([id, team]) => {
      return [id, { ...team, side: team.side === 'home' ? ('away' as const) : ('home' as const) }]
    }),
  )
  return { ...rest, match: { ...match, teamsData } }
}
