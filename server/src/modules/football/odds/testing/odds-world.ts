import { setTimeout as wait } from 'node:timers/promises'
import { SPORT } from '@saidian/shared/contracts/personal'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { Registry } from 'prom-client'
import type { Feed } from '../../../../feeds/feed'
import { createInProcessBus } from '../../../../platform/bus'
import { createLog } from '../../../../platform/log'
import { listOddsModule, type OddsModule } from '../../../../sports/odds'
import {
  createTestApp,
  createTestDatabase,
  footballWorld,
  manualFeed,
  SATURDAY_EVENING,
  startLeading,
} from '../../../../testing'
import { footballModules } from '../../football.module'

const log = createLog('silent')

/** The call of list odds; every sport answers with those of football. */
function listOddsOf({ listOdds }: OddsModule) {
  return listOddsModule({ [SPORT.football]: listOdds, [SPORT.basketball]: listOdds })
}

/** Football and odds over a test database, with a feed whose messages the test delivers. */
export async function openOddsWorld(keys: string[]) {
  const database = await createTestDatabase()
  const bus = createInProcessBus()
  const end = new AbortController()
  const { feed, deliver } = manualFeed()
  const publisher = build(['api', 'feed'], feed)
  await startLeading([publisher.football], end.signal)
  await deliver(...footballWorld(keys))
  await startLeading([publisher.odds], end.signal)
  // New fixtures join the list with the next tick of the board.
  while (publisher.lists.today().length < keys.length) await wait(50)
  const opened = await createTestApp({
    modules: [publisher.football, publisher.odds, listOddsOf(publisher.odds)],
  })
  const apps = [opened]

  function build(roles: string[], given: Feed | null) {
    const clock = { now: () => SATURDAY_EVENING * 1000 }
    const metrics = new Registry()
    const deps = { db: database.db, bus, clock, log, metrics, roles: new Set(roles) }
    return footballModules({ ...deps, feed: given })
  }

  const get = (app: FastifyInstance) => async (url: string) => {
    return (await app.inject({ method: 'GET', url })).json()
  }
  return {
    db: database.db,
    bus,
    odds: publisher.odds,
    deliver,
    idOf: async (key: string) => {
      const { rows } = await sql<{ id: number }>`SELECT id FROM matches WHERE key = ${key}`.execute(
        database.db,
      )
      return rows[0]?.id ?? 0
    },
    get: get(opened),
    /** Starts a process on the same bus and database that only serves routes. */
    openAnother: async () => {
      const { football, odds } = build(['api'], null)
      await football.start?.(end.signal)
      await odds.start?.(end.signal)
      const app = await createTestApp({ modules: [football, odds, listOddsOf(odds)] })
      apps.push(app)
      return get(app)
    },
    /** Stops the publisher of the topics. */
    leave: () => end.abort(),
    close: async () => {
      end.abort()
      await Promise.all(apps.map((app) => app.close()))
      await database.drop()
    },
  }
}
