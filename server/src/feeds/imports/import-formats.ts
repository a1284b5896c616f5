import { existsSync } from 'node:fs'
import path from 'node:path'
import {
  basketballImport,
  footballImport,
  type ImportContext,
  type ImportReport,
  type ImportSource,
  type ImportSport,
} from '.'
import {
  importNbaGames,
  importNbaLive,
  importNbaPlayers,
  importNbaSeason,
  importWnba,
} from './basketball'
import { importDatahub } from './datahub'
import { importFootballData } from './football-data'
import { importInternationals } from './internationals'
import { importOpenfootball } from './openfootball'
import { importUefa } from './uefa'
import { importWorldcup } from './worldcup'
import { importWyscout } from './wyscout'

export type ImportFormat = {
  sport: ImportSport
  /** Stored in every row. */
  source: ImportSource
  /** Folder of the format inside a collection. */
  folder: string
  run: (dir: string, context: ImportContext) => Promise<ImportReport>
}

const FOOTBALL_FORMATS: Record<string, Omit<ImportFormat, 'sport'>> = {
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

const BASKETBALL_FORMATS: Record<string, Omit<ImportFormat, 'sport'>> = {
  'nba-players': { source: 'nba-players', folder: 'nba-players', run: importNbaPlayers },
  'nba-season': { source: 'nba-season', folder: 'nba-season-2018-19', run: importNbaSeason },
  'nba-games': { source: 'nba-games', folder: 'nba-pbp-2015-16', run: importNbaGames },
  'nba-live': { source: 'nba-live', folder: 'nba-live-format', run: importNbaLive },
  wnba: { source: 'wnba', folder: 'wnba-2019', run: importWnba },
}

/** Formats of `pnpm data import` by name, in the order of an import: rounds and times first. */
export const IMPORT_FORMATS: Record<string, ImportFormat> = {
  ...ofSport(footballImport, FOOTBALL_FORMATS),
  ...ofSport(basketballImport, BASKETBALL_FORMATS),
}

/** Sports whose formats are imported together from a collection. */
export const COLLECTIONS = [footballImport.key, basketballImport.key] as const

function ofSport(sport: ImportSport, formats: Record<string, Omit<ImportFormat, 'sport'>>) {
  return Object.fromEntries(
    Object.entries(formats).map(([name, format]) => [name, { sport, ...format }]),
  )
}

export type ImportJob = { name: string; format: ImportFormat; dir: string }

/**
 * Import jobs for the folders of a collection of a sport, in order, and the formats without a
 * folder.
 */
export function jobsIn(sport: string, dir: string): { jobs: ImportJob[]; missing: ImportFormat[] } {
  const all = Object.entries(IMPORT_FORMATS)
    .filter(([, format]) => format.sport.key === sport)
    .map(([name, format]) => ({ name, format, dir: path.join(dir, format.folder) }))
  const isThere = (job: ImportJob) => existsSync(job.dir)
  return {
    jobs: all.filter(isThere),
    missing: all.filter((job) => !isThere(job)).map(({ format }) => format),
  }
}
