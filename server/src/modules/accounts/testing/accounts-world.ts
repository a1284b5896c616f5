import { createCipheriv } from 'node:crypto'
import type { Endpoint, Envelope } from '@saidian/shared/contracts'
import type { FastifyInstance } from 'fastify'
import { readConfig } from '../../../config'
import { type Bus, createInProcessBus } from '../../../platform/bus'
import type { Db } from '../../../platform/database'
import { createLog } from '../../../platform/log'
import { createMetrics, type Metrics } from '../../../platform/metrics'
import { createTestApp, createTestDatabase } from '../../../testing'
import { createScratchDir } from '../../../testing/scratch-dir'
import { type Accounts, accountsModule } from '../accounts.module'
import type { MemberPart } from '../member-part'

/** A call as a client makes it. */
export type Ask = { body?: unknown; token?: string; address?: string; userAgent?: string }

export type Answer = Envelope<unknown> & { reason?: string; retryAfterMs?: number; tookMs: number }

export type AccountsWorld = {
  db: Db
  app: FastifyInstance
  bus: Bus
  accounts: Accounts
  metrics: Metrics
  varDir: string
  /** The time as the server sees it; moves only when told. */
  clock: { now: () => number; advance: (ms: number) => void }
  ask: (endpoint: Pick<Endpoint, 'method' | 'path'>, given?: Ask) => Promise<Answer>
  close: () => Promise<void>
}

type WorldOptions = { parts?: MemberPart[]; env?: Record<string, string>; bus?: Bus }

const CONFIG = readConfig({})

/** A password as the client seals it, under the usual key and the given iv (hex). */
export function seal(password: string, iv = CONFIG.passwordIv): { password: string; iv?: string } {
  const cipher = createCipheriv('aes-128-cbc', Buffer.from(CONFIG.passwordKey, 'hex'), Buffer.from(iv, 'hex'))
  const bytes = Buffer.concat([cipher.update(password, 'utf8'), cipher.final()])
  return { password: bytes.toString('base64'), ...(iv !== CONFIG.passwordIv && { iv }) }
}

/** The accounts alone on a database of their own, with a clock that the test moves; codes stand in the answers. */
export async function openAccounts({ parts = [], env = {}, bus }: WorldOptions = {}): Promise<AccountsWorld> {
  const [database, scratch] = [await createTestDatabase(), await createScratchDir()]
  const config = readConfig({ SMS_DEV: '1', VAR_DIR: scratch.dir, ...env })
  let nowMs = Date.now()
  const clock = {
    now: () => nowMs,
    advance: (ms: number) => {
      nowMs += ms
    },
  }
  const ownBus = bus ?? createInProcessBus()
  const [log, metrics] = [createLog('silent'), createMetrics()]
  const accounts = accountsModule({ db: database.db, bus: ownBus, clock, log, metrics, config, parts })
  const app = await createTestApp({
    modules: [accounts.module],
    authenticate: accounts.authenticate,
    env,
    log,
  })
  const running = new AbortController()
  await accounts.module.start?.(running.signal)

  return {
    db: database.db,
    app,
    bus: ownBus,
    accounts,
    metrics,
    varDir: scratch.dir,
    clock,
    async ask({ method, path }, { body, token, address = '192.0.2.1', userAgent = 'test' } = {}) {
      const startedAt = performance.now()
      const answer = await app.inject({
        method,
        url: path,
        remoteAddress: address,
        headers: { 'user-agent': userAgent, ...(token !== undefined && { accesstoken: token }) },
        ...(body !== undefined && { payload: body as object }),
      })
      return { ...answer.json(), tookMs: performance.now() - startedAt }
    },
    async close() {
      running.abort()
      await app.close()
      await database.drop()
      await scratch.remove()
    },
  }
}
