import { parse } from 'csv-parse/sync'
import { readRecorded, readRecordedText } from '../../recorded-file'
import type { GameFiles } from './find-games'
import { type StatsRow, StatsTables, statsRow, tableRows } from './stats-row'

/** The rows of a game's play-by-play in a CSV or JSON file. */
export async function readStatsRows({ format, file }: GameFiles): Promise<StatsRow[]> {
  if (format !== 'csv')
    return tableRows(await readRecorded(file, StatsTables), 'PlayByPlay').map(statsRow)
  const rows: Record<string, string>[] = parse(await readRecordedText(file), { columns: true })
  return rows.map(statsRow)
}
