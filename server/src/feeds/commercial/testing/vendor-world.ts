import { setMaxListeners } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import type { Envelope } from '@saidian/shared/contracts/http'
import { type RawBuilder, sql } from 'kysely'
import pino from 'pino'
import { buildApp } from '../../../app'
import { readConfig } from '../../../config'
import { createInProcessBus } from '../../../platform/bus'
import { createMetrics } from '../../../platform/metrics'
import { createReadiness } from '../../../platform/process/readiness'
import { createTestDatabase, startLeading } from '../../../testing'
import { createScratchDir } from '../../../testing/scratch-dir'
import {
  type CommercialFeedOptions,
  createCommercialFeed,
  createCommercialMetrics,
  type Vendor,
} from '..'
import { startVendorServer } from './vendor-server'

/** Time of the recorded fixtures in seconds: 2026-11-22 20:00 in Beijing. */
export const RECORDED_AT = 1_795_348_800
const CREDENTIALS = { user: 'u-77', secret: 'hush-hush' }
const TIMEOUT_MS = 15_000

type Options = {
  withPush?: boolean
  perMinute?: Partial<Record<keyof Vendor['endpoints'], number>>
}

/** The server fed by a vendor server with the recorded fixtures, at the time of their recording. */
export async function openVendorWorld(
  vendor: Vendor,
  { withPush = false, perMinute = {} }: Options = {},
) {
  const startedAt = Date.now()
  const clock = { now: () => RECORDED_AT * 1_000 + Date.now() - startedAt }
  const server = await startVendorServer(clock.now)
  for (const [name, { path }] of Object.entries(vendor.endpoints))
    server.answer(path, recorded(vendor, name === 'lineups' ? 'lineup' : name))
  const database = await createTestDatabase()
  const scratch = await createScratchDir()
  const lines: string[] = []
  const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) })
  const metrics = createMetrics()
  const { db } = database
  const { start, stop, restart, get } = createFedServer(scratch.dir, {
    vendor: withShortIntervals(vendor, perMinute),
    credentials: CREDENTIALS,
    url: server.url,
    pushUrl: withPush ? server.pushUrl : '',
    requestsPerDay: 0,
    db,
    clock,
    log,
    metrics: createCommercialMetrics(metrics),
  })

  async function query<Row>(statement: RawBuilder<Row>): Promise<Row[]> {
    return (await statement.execute(db)).rows
  }

  return {
    server,
    db,
    clock,
    lines,
    start,
    restart,
    get,
    credentials: CREDENTIALS,
    matchId: async (key: string): Promise<number> => {
      const rows = await query<{ id: number }>(sql`SELECT id FROM matches WHERE key = ${key}`)
      return rows[0]?.id ?? 0
    },
    query,
    /** Values of a metric by its labels, such as `live malformed`. */
    counted: async (name: string): Promise<Record<string, number>> => {
      const values = (await metrics.getSingleMetric(name)?.get())?.values ?? []
      return Object.fromEntries(
        values.map(({ labels, value }) => [`${labels.endpoint} ${labels.outcome}`, value]),
      )
    },
    close: async () => {
      await stop()
      await server.close()
      await database.drop()
      await scratch.remove()
    },
  }
}

/** A server process with a commercial feed, not yet started. */
function createFedServer(varDir: string, feedOptions: CommercialFeedOptions) {
  const { db, clock, log } = feedOptions
  const config = readConfig({ FEED: 'none', VAR_DIR: varDir, ROLES: 'api,gateway,feed' })
  let running = freshTerm()
  let app = build()

  function build() {
    const feeds = { football: createCommercialFeed(feedOptions) }
    const bus = createInProcessBus()
    const readiness = createReadiness(db)
    return buildApp(config, { db, bus, clock, log, readiness, feeds, metrics: createMetrics() })
  }

  async function start(): Promise<void> {
    await startLeading(app.modules, running.signal)
    await app.http.ready()
  }

  async function stop(): Promise<void> {
    running.abort()
    await app.http.close()
    await app.internal.close()
  }

  return {
    start,
    stop,
    /** Starts a new process with the same feed. */
    restart: async () => {
      await stop()
      running = freshTerm()
      app = build()
      await start()
    },
    get: async <T>(url: string): Promise<T> => {
      const { data } = (await app.http.inject({ url })).json<Envelope<T>>()
      return data as T
    },
  }
}

export type VendorWorld = Awaited<ReturnType<typeof openVendorWorld>>

/** A recorded response of the vendor. */
export function recorded(vendor: Vendor, name: string): { code: number; results: unknown } {
  const file = new URL(`../${vendor.source}/fixtures/${name}.json`, import.meta.url)
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** Polls `read` until `isRight` accepts its value; returns the last value after the timeout. */
export async function eventually<T>(
  read: () => Promise<T>,
  isRight: (value: T) => boolean,
): Promise<T> {
  const deadline = Date.now() + TIMEOUT_MS
  for (;;) {
    const value = await read()
    if (isRight(value) || Date.now() > deadline) return value
    await wait(50)
  }
}

/** The abort controller of a process, with room for all its listeners. */
function freshTerm(): AbortController {
  const term = new AbortController()
  setMaxListeners(300, term.signal)
  return term
}

/** The vendor with intervals below a second. */
function withShortIntervals(vendor: Vendor, perMinute: NonNullable<Options['perMinute']>): Vendor {
  const usual = { perMinute: 10_000, everyMs: 500 }
  const { endpoints } = vendor
  return {
    ...vendor,
    endpoints: {
      competitions: { ...endpoints.competitions, ...usual },
      teams: { ...endpoints.teams, ...usual },
      seasons: { ...endpoints.seasons, ...usual, everyMs: 60_000 },
      players: { ...endpoints.players, ...usual, everyMs: 60_000 },
      fixtures: { ...endpoints.fixtures, ...usual },
      live: { ...endpoints.live, everyMs: 100, perMinute: perMinute.live ?? 10_000 },
      odds: { ...endpoints.odds, ...usual, everyMs: 150 },
      lineups: { ...endpoints.lineups, ...usual },
    },
  }
}
