import { readPlayerNames } from '../../catalogue'
import {
  emptyReport,
  type FileReport,
  fileReport,
  guardFile,
  type ImportContext,
  type ImportReport,
  importSeason,
  type Outcome,
  reject,
} from '..'
import { deliverDetails } from './deliver-details'
import { type OpenArchive, openArchive } from './open-archive'
import { competitionSeasons } from './parse-competition'
import { type RecordedLine, readRecordedPlay } from './recorded-play'

/**
 * Imports the Wyscout archive: results, cards, substitutions and line-ups of every match in
 * `matches/`, and goals, incidents and statistics of matches with event files. Throws when `dir`
 * has no matches, teams or players.
 */
export async function importWyscout(dir: string, context: ImportContext): Promise<ImportReport> {
  const report = emptyReport()
  const opened = await openArchive(dir, context, report)
  const recorded =
    opened.index === null ? null : await readIndex(opened.index, opened, context, report)
  const outcomes = await importCompetitions(opened, recorded?.lines ?? [], context, report)
  if (recorded) countRecorded(recorded, outcomes)
  const teamKeys = new Set([...outcomes.values()].flatMap(({ teamKeys: keys }) => keys))
  return { ...report, clubs: teamKeys.size }
}

type Recorded = { lines: RecordedLine[]; report: FileReport }

async function readIndex(
  index: NonNullable<OpenArchive['index']>,
  { archive }: OpenArchive,
  context: ImportContext,
  report: ImportReport,
): Promise<Recorded | null> {
  const one = fileReport(index.file, 0, context.onRejected)
  const onBroken = (file: string, why: string) => report.rejectedFiles.push({ file, why })
  try {
    const lines = await readRecordedPlay(index, archive, one, onBroken)
    report.files.push(one)
    return { lines, report: one }
  } catch (error) {
    // Without an index the match files still have the results.
    onBroken(index.file, error instanceof Error ? error.message : String(error))
    return null
  }
}

type Stored = { outcome: Outcome; teamKeys: string[] }

/** Imports all competitions. Returns the outcome of every imported match by its Wyscout id. */
async function importCompetitions(
  { competitions, archive }: OpenArchive,
  recorded: readonly RecordedLine[],
  context: ImportContext,
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
        const imported = await importSeason(context, season, one)
        await deliverDetails(context, imported, archive.players, one)
        for (const { parsed, outcome } of imported)
          stored.set(parsed.wyId, { outcome, teamKeys: [parsed.homeKey, parsed.awayKey] })
      }
      report.files.push(one)
    })
  }
  return stored
}

/** Gives each line of the index the outcome of its match. */
function countRecorded({ lines, report }: Recorded, stored: ReadonlyMap<number, Stored>): void {
  for (const { wyId, line } of lines) {
    const found = stored.get(wyId)
    if (found) report[found.outcome] += 1
    else reject(report, line, 'its match was not imported', `match ${wyId}`)
  }
}
