import {
  type Desk,
  emptyReport,
  type FileReport,
  fileReport,
  guardFile,
  type ImportReport,
  importSeason,
  type Outcome,
  reject,
} from '../imports'
import { readPlayerNames } from '../names-zh'
import { competitionSeasons } from './competition-told'
import { deliverDetails } from './deliver-details'
import { type OpenArchive, openArchive } from './open-archive'
import { type RecordedLine, readRecordedPlay } from './recorded-play'

/**
 * Imports the Wyscout archive: results, cards, changes and line-ups of every match in `matches/`, and for those with
 * event files their goals, incidents and statistics too. Throws when `dir` has no matches, teams or players.
 */
export async function importWyscout(dir: string, desk: Desk): Promise<ImportReport> {
  const report = emptyReport()
  const opened = await openArchive(dir, desk, report)
  const recorded =
    opened.index === null ? null : await readIndex(opened.index, opened, desk, report)
  const outcomes = await importCompetitions(opened, recorded?.lines ?? [], desk, report)
  if (recorded) countRecorded(recorded, outcomes)
  const teamKeys = new Set([...outcomes.values()].flatMap(({ teamKeys: keys }) => keys))
  return { ...report, clubs: teamKeys.size }
}

type Recorded = { lines: RecordedLine[]; report: FileReport }

async function readIndex(
  index: NonNullable<OpenArchive['index']>,
  { archive }: OpenArchive,
  desk: Desk,
  report: ImportReport,
): Promise<Recorded | null> {
  const one = fileReport(index.file, 0, desk.onRejected)
  const onBroken = (file: string, why: string) => report.rejectedFiles.push({ file, why })
  try {
    const lines = await readRecordedPlay(index, archive, one, onBroken)
    report.files.push(one)
    return { lines, report: one }
  } catch (error) {
    // Without an index the sheets still tell the results.
    onBroken(index.file, error instanceof Error ? error.message : String(error))
    return null
  }
}

type Stored = { outcome: Outcome; teamKeys: string[] }

/** What became of every match that was imported, by its id. */
async function importCompetitions(
  { competitions, archive }: OpenArchive,
  recorded: readonly RecordedLine[],
  desk: Desk,
  report: ImportReport,
): Promise<Map<number, Stored>> {
  const namesZh = readPlayerNames()
  const nameOf = (wyId: number) => namesZh.get(wyId) ?? archive.players.get(wyId)?.shortName ?? null
  const plays = new Map(recorded.map(({ wyId, play }) => [wyId, play]))
  const stored = new Map<number, Stored>()
  for (const { competition, rows, report: one } of competitions) {
    const given = { competition, rows, teams: archive.teams, plays, nameOf }
    await guardFile(one.file, report, async () => {
      for (const season of competitionSeasons(given, one)) {
        const met = await importSeason(desk, season, one)
        await deliverDetails(desk, met, archive.players, one)
        for (const { told, outcome } of met)
          stored.set(told.wyId, { outcome, teamKeys: [told.homeKey, told.awayKey] })
      }
      report.files.push(one)
    })
  }
  return stored
}

/** A line of the index is what became of its match. */
function countRecorded({ lines, report }: Recorded, stored: ReadonlyMap<number, Stored>): void {
  for (const { wyId, line } of lines) {
    const found = stored.get(wyId)
    if (found) report[found.outcome] += 1
    else reject(report, line, 'its match was not imported', `match ${wyId}`)
  }
}
