import { importDatahub } from './datahub'
import { importFootballData } from './football-data'
import type { Desk, ImportReport, ImportSource } from './imports'
import { importInternationals } from './internationals'
import { importOpenfootball } from './openfootball'
import { importUefa } from './uefa'
import { importWorldcup } from './worldcup'
import { importWyscout } from './wyscout'

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
  uefa: { source: 'uefa', folder: 'uefa-openfootball', run: importUefa },
  worldcup: { source: 'worldcup', folder: 'worldcup-openfootball', run: importWorldcup },
  'football-data': { source: 'football-data', folder: 'odds-football-data', run: importFootballData },
  datahub: { source: 'datahub', folder: 'match-stats-datahub', run: importDatahub },
  wyscout: { source: 'wyscout-archive', folder: 'events-wyscout', run: importWyscout },
  internationals: { source: 'internationals', folder: 'international-results', run: importInternationals },
}
