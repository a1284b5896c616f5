import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { Registry } from 'prom-client'
import type { Feed, FeedMessage, FeedSink } from '../../../feeds/feed'
import { createInProcessBus } from '../../../platform/bus'
import { createLog } from '../../../platform/log'
import { createTestApp, createTestDatabase, footballWorld, SATURDAY_EVENING } from '../../../testing'
import { footballModule } from '../../football'
import { createOddsStore, oddsModule } from '..'

const log = createLog('silent')

/** Football and odds on a database of their own, with a feed that says what the test tells it to. */
export async function openOddsWorld(keys: string[]) {
  const database = await createTestDatabase()
  const bus = createInProcessBus()
  const end = new AbortController()
  const clock = { now: () => SATURDAY_EVENING * 1000 }
  const { feed, started } = handFeed()
  const given = { db: database.db, bus, clock, log, roles: new Set(['api', 'feed']) }
  const stores = [createOddsStore()]
  const football = footballModule({ ...given, metrics: new Registry(), feed, stores })
  const odds = oddsModule({ ...given, lists: football.lists })
  await Promise.all([football.start?.(end.signal), started.then((sink) => sink.deliver(footballWorld(keys)))])
  await odds.start?.(end.signal)
  // Fixtures of a run that has begun come onto the list with its next tick.
  while (football.lists.today().length < keys.length) await wait(50)
  const app = await createTestApp({ modules: [football, odds] })
  const sink = await started
  return {
    bus,
    app,
    odds,
    deliver: (...messages: FeedMessage[]) => sink.deliver(messages),
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

function handFeed(): { feed: Feed; started: Promise<FeedSink> } {
  let begin: (given: FeedSink) => void = () => undefined
  const started = new Promise<FeedSink>((resolve) => {
    begin = resolve
  })
  const run: Feed['run'] = (given, signal) => {
    begin(given)
    given.alive(SATURDAY_EVENING)
    return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
  }
  return { feed: { source: 'demo', demo: true, speed: 1, run }, started }
}
