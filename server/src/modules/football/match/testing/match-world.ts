import { setMaxListeners } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import {
  isMatchEvent,
  type MatchEvent,
  type MatchHeader,
  type MatchText,
} from '@saidian/shared/contracts/football'
import type { Position } from '@saidian/shared/contracts/sockets'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { Registry } from 'prom-client'
import type { Feed, FeedMessage } from '../../../../feeds/feed'
import {
  createInProcessBus,
  positionSubject,
  type TopicMessage,
  topicSubject,
} from '../../../../platform/bus'
import type { Db } from '../../../../platform/database'
import { unlimitedTerm } from '../../../../platform/leader'
import { createLog } from '../../../../platform/log'
import {
  createTestApp,
  createTestDatabase,
  footballWorld,
  manualFeed,
  SATURDAY_EVENING,
} from '../../../../testing'
import { type FootballDeps, footballModules } from '../../football.module'

export type MatchWorld = Awaited<ReturnType<typeof openMatchWorld>>

type ProcessContext = Pick<FootballDeps, 'db' | 'bus' | 'clock' | 'log'> & {
  feed: Feed
  end: AbortSignal
  leading: AbortSignal
}

/** Starts a process with these roles; one with the role `feed` publishes until `leading` aborts. */
async function startProcess({ feed, end, leading, ...context }: ProcessContext, roles: string[]) {
  const metrics = new Registry()
  const deps = { ...context, roles: new Set(roles), metrics }
  const { football, match } = footballModules({
    ...deps,
    feed: roles.includes('feed') ? feed : null,
  })
  await football.start?.(end)
  if (roles.includes('feed')) {
    await football.lead?.(unlimitedTerm(end))
    await match.lead?.(unlimitedTerm(leading))
  }
  const app = await createTestApp({ modules: [football, match] })
  const get = async <T>(path: string) => {
    const { code, data, reason } = (await app.inject({ method: 'GET', url: path })).json()
    return { code, reason, data: data as T }
  }
  return { app, get, metrics, topics: match.topics ?? [] }
}

/** Football and match pages over a test database, with a feed whose messages the test delivers. */
export async function openMatchWorld() {
  const database = await createTestDatabase()
  const bus = createInProcessBus()
  const log = createLog('silent')
  const warn = jest.spyOn(log, 'warn')
  const end = new AbortController()
  const leading = new AbortController()
  // Every part of the server stops with this one signal, as in `main.ts`.
  setMaxListeners(100, end.signal)
  const apps: FastifyInstance[] = []
  const clock = runningClock(SATURDAY_EVENING * 1000 + 60_000)
  const { feed, deliver } = manualFeed()

  const signals = { end: end.signal, leading: leading.signal }
  const context = { db: database.db, bus, clock, log, feed, ...signals }
  const openProcess = async (roles: string[]) => {
    const { app, ...opened } = await startProcess(context, roles)
    apps.push(app)
    return opened
  }

  const { get, metrics, topics } = await openProcess(['api', 'feed'])
  await deliver(...footballWorld(['a', 'b']))
  const id = await matchIdOf(database.db, 'a')
  const topic = `match/football/${id}`
  const events: MatchEvent[] = []
  bus.subscribe(topicSubject(topic), (message) => events.push(eventOf(message)), end.signal)
  return {
    db: database.db,
    id,
    topic,
    /** Number of logged warnings. */
    warnings: () => warn.mock.calls.length,
    bus,
    topics,
    events,
    /** All events of match `a` merged, newer fields over older ones. */
    published: (): MatchEvent => Object.assign({}, ...events),
    deliver: (...messages: FeedMessage[]) => deliver(...messages),
    follow: () => bus.request(positionSubject(topic), null) as Promise<Position | null>,
    get,
    header: async () => (await get<MatchHeader>(`/live/fb/match/live/navigation/${id}`)).data,
    text: async (query = '') =>
      (await get<MatchText>(`/live/fb/match/live/textLive/${id}${query}`)).data,
    openProcess,
    metric: async (name: string) => (await metrics.getSingleMetric(name)?.get())?.values ?? [],
    pass: clock.pass,
    /** From now on no process publishes the topics of matches. */
    stopPublishing: () => leading.abort(),
    close: async () => {
      leading.abort()
      end.abort()
      for (const app of apps) await app.close()
      await database.drop()
    },
  }
}

function eventOf(message: unknown): MatchEvent {
  const { data } = message as TopicMessage
  if (!isMatchEvent(data)) throw new Error(`no event of the contract: ${JSON.stringify(data)}`)
  return data
}

async function matchIdOf(db: Db, key: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM matches WHERE key = ${key}`.execute(db)
  return rows[0]?.id ?? 0
}

/** A clock that runs from `startMs`; `pass` moves it forward. */
function runningClock(startMs: number) {
  const startedAt = Date.now()
  let passedMs = 0
  return {
    now: () => startMs + Date.now() - startedAt + passedMs,
    pass: (ms: number) => {
      passedMs += ms
    },
  }
}

/** Waits for a condition; the default is the limit for a correction to reach open pages. */
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
