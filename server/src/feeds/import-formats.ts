import { importDatahub } from './datahub'
import { importFootballData } from './football-data'
import type { Desk, ImportReport, ImportSource } from './imports'
import { importOpenfootball } from './openfootball'

export type ImportFormat = {
  /** Written on every row. */
  source: ImportSource
  /** Folder of the format inside a collection of all. */
  folder: string
  run: (dir: string, desk: Desk) => Promise<ImportReport>
}

/** What `pnpm import` reads, by name, in the order in which a collection is imported: those with rounds and times first. */
export const IMPORT_FORMATS: Record<string, ImportFormat> = {
  openfootball: { source: 'openfootball', folder: 'fixtures-openfootball', run: importOpenfootball },
  'football-data': { source: 'football-data', folder: 'odds-football-data', run: importFootballData },
  datahub: { source: 'datahub', folder: 'match-stats-datahub', run: importDatahub },
}
