import { fileURLToPath } from 'node:url'
import { Registry } from 'prom-client'
import { type Config, readConfig } from '../config'
import { systemClock } from '../platform/clock'
import { createLog } from '../platform/log'
import { createTestDatabase, type TestDatabase } from '../testing'
import { createFeeds } from '.'
import { GAMES_DIR } from './replay/nba/testing/fixture-game'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const FOOTBALL_DIR = fileURLToPath(new URL('replay/wyscout/fixtures', import.meta.url))
const VENDOR = { FEED_USER: 'u', FEED_SECRET: 's3cret' }

function sourcesOf(env: Record<string, string>) {
  const config: Config = readConfig(env)
  const log = createLog('silent')
  const deps = { db: database.db, clock: systemClock, log, metrics: new Registry() }
  const { football, basketball } = createFeeds(config, deps)
  return { football: football?.source ?? null, basketball: basketball?.source ?? null }
}

test.each([
  [{ FEED: 'demo' }, { football: 'demo', basketball: 'demo' }],
  [{ FEED: 'none' }, { football: null, basketball: null }],
  [
    { FEED: 'nami', ...VENDOR },
    { football: 'nami', basketball: null },
  ],
  [{ FEED: `replay:${FOOTBALL_DIR}` }, { football: 'wyscout', basketball: null }],
  [{ FEED: `replay:${GAMES_DIR}` }, { football: null, basketball: 'nba-pbp' }],
])('%j runs one feed a sport: %j', (env, sources) => {
  expect(sourcesOf(env)).toEqual(sources)
})
