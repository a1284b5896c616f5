import path from 'node:path'
import Type from 'typebox'
import type { FeedIncident, FeedStatistic } from '../../feed'
import type { Archive, Recording } from '../../replay/wyscout/archive/archive'
import { WyscoutEvent } from '../../replay/wyscout/archive/shapes'
import { playerNames } from '../../replay/wyscout/catalogue/catalogue'
import { type MatchDetail, matchDetail } from '../../replay/wyscout/detail/match-detail'
import { buildTimeline } from '../../replay/wyscout/timeline/build-timeline'
import type { Names } from '../../replay/wyscout/timeline/incidents'
import {
  createJsonReader,
  FileError,
  type FileReport,
  type FoundFile,
  type KnownState,
  readCsv,
  reject,
} from '..'

/** Data of a match from its recorded events. */
export type RecordedPlay = {
  state: KnownState
  incidents: FeedIncident[]
  statistics: FeedStatistic[]
  /** Line-ups with places, text and pressure; with home and away swapped if `isSwapped`. */
  detail: (isSwapped: boolean) => MatchDetail
}
/** Recorded play of a match, with its line in the index. */
export type RecordedLine = { wyId: number; line: number; play: RecordedPlay }

const isId = (cell: string) => /^\d+$/.test(cell)
const LAYOUT = {
  kinds: [['wyId', 'competition', 'dateutc', 'file']],
  cells: { wyId: isId, file: (cell: string) => FILE.test(cell) },
}
/** Event files must be in the folder `events` of the archive. */
const FILE = /^events\/[\w-]+\.json(\.gz)?$/

const readEvents = createJsonReader(
  Type.Object({ events: Type.Array(WyscoutEvent, { minItems: 1 }) }),
)

/**
 * Recorded play of the matches of the index. Rejects a line whose event file or match cannot be
 * used, and reports the file to `onBroken`.
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
  const detail = (isSwapped: boolean) => {
    const seen = isSwapped ? swapped(recording) : recording
    return matchDetail(archive, seen, buildTimeline(seen, names))
  }
  return { state: { ...last.state, halfKickoffAt: null }, incidents, statistics, detail }
}

/** The same match with home and away swapped. */
function swapped({ match, ...rest }: Recording): Recording {
  const teamsData = Object.fromEntries(
    Object.entries(match.teamsData).map(([id, team]) => {
      return [id, { ...team, side: team.side === 'home' ? ('away' as const) : ('home' as const) }]
    }),
  )
  return { ...rest, match: { ...match, teamsData } }
}
