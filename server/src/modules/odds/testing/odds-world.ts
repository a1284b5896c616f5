import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { Registry } from 'prom-client'
import { createInProcessBus } from '../../../platform/bus'
import { createLog } from '../../../platform/log'
import {
  createTestApp,
  createTestDatabase,
  footballWorld,
  handFeed,
  SATURDAY_EVENING,
} from '../../../testing'
import { footballModule } from '../../football'
import { oddsPages } from '..'

const log = createLog('silent')

/** Football and odds on a database of their own, with a feed that says what the test tells it to. */
export async function openOddsWorld(keys: string[]) {
  const database = await createTestDatabase()
  const bus = createInProcessBus()
  const end = new AbortController()
  const clock = { now: () => SATURDAY_EVENING * 1000 }
  const { feed, deliver } = handFeed()
  const given = { db: database.db, bus, clock, log, roles: new Set(['api', 'feed']) }
  const metrics = new Registry()
  const pages = oddsPages({ ...given, metrics })
  const football = footballModule({
    ...given,
    metrics,
    feed,
    stores: [pages.store],
    onStored: pages.onStored,
  })
  const odds = pages.module(football.lists)
  await football.start?.(end.signal)
  await deliver(...footballWorld(keys))
  await odds.start?.(end.signal)
  // Fixtures of a run that has begun come onto the list with its next tick.
  while (football.lists.today().length < keys.length) await wait(50)
  const app = await createTestApp({ modules: [football, odds] })
  return {
    bus,
    app,
    odds,
    deliver,
    idOf: async (key: string) => {
      const { rows } = await sql<{ id: number }>`SELECT id FROM matches WHERE key = ${key}`.execute(
        database.db,
      )
      return rows[0]?.id ?? 0
    },
    get: async (url: string) => (await app.inject({ method: 'GET', url })).json(),
    close: async () => {
      end.abort()
      await app.close()
      await database.drop()
    },
  }
}
