import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const FIXTURES: Record<string, string> = {
  'fixtures-openfootball': 'openfootball',
  'uefa-openfootball': 'uefa',
  'worldcup-openfootball': 'worldcup',
  'odds-football-data': 'football-data',
  'match-stats-datahub': 'datahub',
  'events-wyscout': '../replay/wyscout',
  'international-results': 'internationals',
}

/** A folder with the fixtures of all formats, laid out as a collection. */
export function createTestCollection(): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'collection-'))
  for (const [folder, format] of Object.entries(FIXTURES)) {
    cpSync(path.join(__dirname, '..', format, 'fixtures'), path.join(dir, folder), {
      recursive: true,
    })
  }
  return dir
}
