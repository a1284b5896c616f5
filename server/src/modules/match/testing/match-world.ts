import { setMaxListeners } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import type { MatchEvent, MatchHeader, MatchText, Position } from '@saidian/shared/contracts'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { Registry } from 'prom-client'
import type { FeedMessage } from '../../../feeds/feed'
import {
  createInProcessBus,
  positionSubject,
  type TopicMessage,
  topicSubject,
} from '../../../platform/bus'
import { unlimitedTerm } from '../../../platform/leader'
import { createLog } from '../../../platform/log'
import {
  createTestApp,
  createTestDatabase,
  footballWorld,
  manualFeed,
  SATURDAY_EVENING,
} from '../../../testing'
import { footballModule } from '../../football'
import { createOddsStore, readOddsLines } from '../../odds'
import { matchPages } from '..'

export type MatchWorld = Awaited<ReturnType<typeof openMatchWorld>>

/** Football and its match pages on a database of their own, with a feed that says what the test tells it to. */
export async function openMatchWorld() {
  const database = await createTestDatabase()
  const bus = createInProcessBus()
  const log = createLog('silent')
  const warn = jest.spyOn(log, 'warn')
  const end = new AbortController()
  const owning = new AbortController()
  // Every part of the server stops with this one signal, as in `main.ts`.
  setMaxListeners(100, end.signal)
  const apps: FastifyInstance[] = []
  const began = Date.now()
  let passedMs = 0
  const clock = { now: () => SATURDAY_EVENING * 1000 + 60_000 + Date.now() - began + passedMs }
  const { feed, deliver } = manualFeed()

  /** A process with these roles; only the one with the role `feed` owns the topics. */
  async function openProcess(roles: string[]) {
    const metrics = new Registry()
    const deps = { db: database.db, bus, clock, log, roles: new Set(roles), metrics }
    const pages = matchPages({ ...deps, readOddsLines })
    const given = {
      feed: roles.includes('feed') ? feed : null,
      stores: [...pages.stores, createOddsStore()],
      onStored: pages.onStored,
    }
    const football = footballModule({ ...deps, ...given })
    const match = pages.module(football.lists)
    await football.start?.(end.signal)
    if (roles.includes('feed')) {
      await football.lead?.(unlimitedTerm(end.signal))
      await match.lead?.(unlimitedTerm(owning.signal))
    }
    const app = await createTestApp({ modules: [football, match] })
    apps.push(app)
    const get = async <T>(path: string) => {
      const { code, data, reason } = (await app.inject({ method: 'GET', url: path })).json()
      return { code, reason, data: data as T }
    }
    return { get, metrics, topics: match.topics ?? [] }
  }

  const { get, metrics, topics } = await openProcess(['api', 'feed'])
  await deliver(...footballWorld(['a', 'b']))
  const { rows } = await sql<{ id: number }>`SELECT id FROM matches WHERE key = 'a'`.execute(
    database.db,
  )
  const id = rows[0]?.id ?? 0
  const topic = `match/football/${id}`
  const events: MatchEvent[] = []
  const listen = (message: unknown) => events.push((message as TopicMessage).data as MatchEvent)
  bus.subscribe(topicSubject(topic), listen, end.signal)
  return {
    db: database.db,
    id,
    topic,
    /** How many warnings were logged so far. */
    warnings: () => warn.mock.calls.length,
    bus,
    topics,
    events,
    /** What was told of a match so far, the later word over the earlier. */
    told: (): MatchEvent => Object.assign({}, ...events),
    deliver: (...messages: FeedMessage[]) => deliver(...messages),
    follow: () => bus.request(positionSubject(topic), null) as Promise<Position | null>,
    get,
    header: async () => (await get<MatchHeader>(`/live/fb/match/live/navigation/${id}`)).data,
    text: async (query = '') =>
      (await get<MatchText>(`/live/fb/match/live/textLive/${id}${query}`)).data,
    openProcess,
    metric: async (name: string) => (await metrics.getSingleMetric(name)?.get())?.values ?? [],
    pass: (ms: number) => {
      passedMs += ms
    },
    /** From now on nobody answers for the topics of matches. */
    loseOwner: () => owning.abort(),
    close: async () => {
      owning.abort()
      end.abort()
      for (const app of apps) await app.close()
      await database.drop()
    },
  }
}

/** Waits until it is so, at most as long as a correction may take to every open page. */
export async function soon(
  isTrue: () => boolean | Promise<boolean>,
  withinMs = 10_000,
): Promise<void> {
  const deadline = Date.now() + withinMs
  while (!(await isTrue())) {
    if (Date.now() > deadline) throw new Error(`not within ${withinMs} ms`)
    await wait(20)
  }
}
