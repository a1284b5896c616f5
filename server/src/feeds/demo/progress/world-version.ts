import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const FEEDS_DIR = fileURLToPath(new URL('../..', import.meta.url))
/** What decides the world of every sport. */
const SHARED = [
  'demo/data/names.csv',
  'demo/demo-sport.ts',
  'demo/detail/detail-schedule.ts',
  'demo/publishing',
  'demo/run-demo.ts',
  'demo/squads/invented-name.ts',
  'demo/world/kickoff-hours.ts',
  'demo/world/kickoff.rules.ts',
  'demo/world/league-matches.ts',
  'demo/world/season.rules.ts',
  'demo/world/seasons.ts',
  'demo/world/sports-day.rules.ts',
  'demo/odds',
  'timeline',
  'text',
  'random.ts',
]
/** The demo's own files of a sport, and those that it shares with other feeds. */
const GENERATORS = {
  football: [
    ...['data', 'commentary', 'detail', 'facts', 'lottery', 'play', 'squads', 'world'].map(
      (folder) => `demo/${folder}`,
    ),
    'demo/football-sport.ts',
    'catalogue/known',
    'catalogue/formations.ts',
  ],
  basketball: [
    'demo/basketball',
    'catalogue/basketball/leagues.csv',
    'catalogue/basketball/teams.csv',
  ],
}

export type DemoSportKey = keyof typeof GENERATORS

/**
 * Version of the generator of a sport: after any change of its files the demo publishes the world
 * of that sport again, and leaves the others alone.
 */
export function versionOf(sport: DemoSportKey): Promise<string> {
  return worldVersion(FEEDS_DIR, [...new Set([...SHARED, ...GENERATORS[sport]])])
}

/** Hash of the files of these parts. */
export async function worldVersion(dir: string, parts: readonly string[]): Promise<string> {
  const found = (await Promise.all(parts.map((part) => filesOf(dir, part)))).flat()
  const names = [...new Set(found)].sort()
  const hash = createHash('sha256')
  for (const name of names.filter((name) => /(?<!\.test)\.(ts|csv)$/.test(name)))
    hash.update(name).update(await readFile(path.join(dir, name)))
  return hash.digest('hex').slice(0, 16)
}

async function filesOf(dir: string, part: string): Promise<string[]> {
  if (/\.(ts|csv)$/.test(part)) return [part]
  const names = await readdir(path.join(dir, part), { recursive: true })
  return names.map((name) => path.join(part, name))
}
