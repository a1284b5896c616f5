import { existsSync } from 'node:fs'
import path from 'node:path'
import type { ImportContext, ImportReport, ImportSource } from '.'
import { importDatahub } from './datahub'
import { importFootballData } from './football-data'
import { importInternationals } from './internationals'
import { importOpenfootball } from './openfootball'
import { importUefa } from './uefa'
import { importWorldcup } from './worldcup'
import { importWyscout } from './wyscout'

export type ImportFormat = {
  /** Stored in every row. */
  source: ImportSource
  /** Folder of the format inside a collection. */
  folder: string
  run: (dir: string, context: ImportContext) => Promise<ImportReport>
}

/** Formats of `pnpm data import` by name, in the order of an import: rounds and times first. */
export const IMPORT_FORMATS: Record<string, ImportFormat> = {
  openfootball: {
    source: 'openfootball',
    folder: 'fixtures-openfootball',
    run: importOpenfootball,
  },
  uefa: { source: 'uefa', folder: 'uefa-openfootball', run: importUefa },
  worldcup: { source: 'worldcup', folder: 'worldcup-openfootball', run: importWorldcup },
  'football-data': {
    source: 'football-data',
    folder: 'odds-football-data',
    run: importFootballData,
  },
  datahub: { source: 'datahub', folder: 'match-stats-datahub', run: importDatahub },
  wyscout: { source: 'wyscout-archive', folder: 'events-wyscout', run: importWyscout },
  internationals: {
    source: 'internationals',
    folder: 'international-results',
    run: importInternationals,
  },
}

export type ImportJob = { name: string; format: ImportFormat; dir: string }

/** Import jobs for the folders of a collection, in order, and the formats without a folder. */
export function jobsIn(dir: string): { jobs: ImportJob[]; missing: ImportFormat[] } {
  const all = Object.entries(IMPORT_FORMATS).map(([name, format]) => {
    return { name, format, dir: path.join(dir, format.folder) }
  })
  const isThere = (job: ImportJob) => existsSync(job.dir)
  return {
    jobs: all.filter(isThere),
    missing: all.filter((job) => !isThere(job)).map(({ format }) => format),
  }
}
