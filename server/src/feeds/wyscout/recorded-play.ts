import path from 'node:path'
import Type from 'typebox'
import type { FeedIncident, FeedStatistic } from '../feed'
import {
  createJsonReader,
  FileError,
  type FileReport,
  type FoundFile,
  readCsv,
  reject,
  type ToldState,
} from '../imports'
import type { Archive, Recording } from '../replay/archive'
import { playerNames } from '../replay/catalogue'
import { type MatchDetail, matchDetail } from '../replay/detail/match-detail'
import { buildTimeline } from '../replay/timeline/build-timeline'
import type { Names } from '../replay/timeline/incidents'
import { WyscoutEvent } from '../replay/wyscout'

/** What recorded play says of a match beyond its sheet. */
export type RecordedPlay = {
  state: ToldState
  incidents: FeedIncident[]
  statistics: FeedStatistic[]
  /** Line-ups with places, text and pressure; `isTurned`: told with home and away the other way round. */
  detail: (isTurned: boolean) => MatchDetail
}
/** Recorded play of a match, with its line in the index. */
export type RecordedLine = { wyId: number; line: number; play: RecordedPlay }

const isId = (cell: string) => /^\d+$/.test(cell)
const LAYOUT = {
  kinds: [['wyId', 'competition', 'dateutc', 'file']],
  cells: { wyId: isId, file: (cell: string) => FILE.test(cell) },
}
/** Below the folder of the archive, nowhere else. */
const FILE = /^events\/[\w-]+\.json(\.gz)?$/

const readEvents = createJsonReader(
  Type.Object({ events: Type.Array(WyscoutEvent, { minItems: 1 }) }),
)

/**
 * Matches of the index, each retold to the end. A line whose event file or match cannot be used is rejected; the file
 * goes to `onBroken` with the reason.
 */
export async function readRecordedPlay(
  index: FoundFile,
  archive: Archive,
  report: FileReport,
  onBroken: (file: string, why: string) => void,
): Promise<RecordedLine[]> {
  const dir = path.dirname(path.dirname(index.path))
  const names = playerNames(archive)
  const byId = new Map(archive.recordings.map((recording) => [recording.match.wyId, recording]))
  const found: RecordedLine[] = []
  for await (const one of readCsv(index.path, LAYOUT)) {
    report.rows += 1
    const { line } = one
    const recording = 'row' in one ? byId.get(Number(one.row.wyId)) : undefined
    if ('why' in one) reject(report, line, one.why)
    else if (!recording)
      reject(report, line, 'its match is in no file of matches', `match ${one.row.wyId}`)
    else {
      const { file = '' } = one.row
      try {
        const events = eventsOf(dir, file)
        const play = playOf(archive, { ...recording, events }, names)
        found.push({ wyId: recording.match.wyId, line, play })
      } catch (error) {
        reject(report, line, 'its event file cannot be used', file)
        onBroken(file, error instanceof Error ? error.message : String(error))
      }
    }
  }
  return found
}

function eventsOf(dir: string, file: string): WyscoutEvent[] {
  if (!FILE.test(file)) throw new FileError('not a file of events')
  const read = readEvents(path.join(dir, file))
  if ('why' in read) throw new FileError(read.why)
  return read.value.events
}

function playOf(archive: Archive, recording: Recording, names: Names): RecordedPlay {
  const { steps } = buildTimeline(recording, names)
  const last = steps.at(-1)
  if (!last) throw new FileError('no events')
  const incidents = steps.flatMap((step) => step.incidents)
  const statistics = steps.findLast((step) => step.statistics !== null)?.statistics ?? []
  const detail = (isTurned: boolean) => {
    const seen = isTurned ? turned(recording) : recording
    return matchDetail(archive, seen, buildTimeline(seen, names))
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
