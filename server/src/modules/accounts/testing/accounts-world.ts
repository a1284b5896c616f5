import { createCipheriv } from 'node:crypto'
import type { Endpoint, Envelope } from '@saidian/shared/contracts/http'
import type { FastifyInstance } from 'fastify'
import { readConfig } from '../../../config'
import { type Bus, createInProcessBus } from '../../../platform/bus'
import type { Db } from '../../../platform/database'
import { createLog } from '../../../platform/log'
import { createMetrics, type Metrics } from '../../../platform/metrics'
import { createTestApp, createTestDatabase } from '../../../testing'
import { createScratchDir } from '../../../testing/scratch-dir'
import { createTestNotices } from '../../../testing/test-notices'
import { type Accounts, accountsModule } from '../accounts.module'
import type { MemberPart } from '../member-part'
import { ageRows } from './age-rows'

/** A call as a client makes it. */
export type Ask = { body?: unknown; token?: string; address?: string; userAgent?: string }

export type Answer = Envelope<unknown> & { reason?: string; retryAfterMs?: number }

export type AccountsWorld = {
  db: Db
  app: FastifyInstance
  bus: Bus
  accounts: Accounts
  metrics: Metrics
  /** Accounts whose devices were notified of a login on another one. */
  newLogins: string[]
  varDir: string
  clock: {
    /** The time of the server; only `advance` and `skew` move it. */
    now: () => number
    /** Advances the clocks of server and database. */
    advance: (ms: number) => Promise<void>
    /** Sets the clock of the server process alone. */
    skew: (ms: number) => void
  }
  ask: (endpoint: Pick<Endpoint, 'method' | 'path'>, given?: Ask) => Promise<Answer>
  close: () => Promise<void>
}

type WorldOptions = {
  parts?: MemberPart[]
  env?: Record<string, string>
  bus?: Bus
  /** Hashes of the cost of the product, for tests of it. */
  hasRealHashes?: boolean
  /** Another process on the database of this world. */
  beside?: AccountsWorld
}

const CONFIG = readConfig({})

/** Tests of accounts count and time tries: `hasher.test.ts` has the cost of a real hash. */
const LIGHT_HASH = { memoryCost: 64, timeCost: 1, parallelism: 1 }

/** Answers contain the codes, and the work before many codes is light. */
const ENV = { SMS_DEV: '1', SMS_WORK: '2' }

/** Encrypts a password as the client does, with the usual key and the given iv (hex). */
export function encryptPassword(
  password: string,
  iv = CONFIG.passwordIv,
): { password: string; iv?: string } {
  const cipher = createCipheriv(
    'aes-128-cbc',
    Buffer.from(CONFIG.passwordKey, 'hex'),
    Buffer.from(iv, 'hex'),
  )
  const bytes = Buffer.concat([cipher.update(password, 'utf8'), cipher.final()])
  return { password: bytes.toString('base64'), ...(iv !== CONFIG.passwordIv && { iv }) }
}

/**
 * The accounts alone on a database of their own, with a clock that the test moves. Answers contain
 * the codes.
 */
export async function openAccounts({
  parts = [],
  env = {},
  bus,
  hasRealHashes = false,
  beside,
}: WorldOptions = {}): Promise<AccountsWorld> {
  const [database, scratch] = [beside ? null : await createTestDatabase(), await createScratchDir()]
  const db = beside?.db ?? database?.db
  if (!db) throw new Error('no database')
  const config = readConfig({ ...ENV, VAR_DIR: beside?.varDir ?? scratch.dir, ...env })
  const clock = createMovedClock(db)
  const ownBus = bus ?? createInProcessBus()
  const [log, metrics] = [createLog('silent'), createMetrics()]
  const newLogins: string[] = []
  const accounts = accountsModule({
    db,
    bus: ownBus,
    clock,
    log,
    metrics,
    config,
    ...(!hasRealHashes && { hashCost: LIGHT_HASH }),
    parts,
    notices: createTestNotices(db, clock, ownBus).notices,
    notifyDevices: async (accountId, part) => {
      if (part === 'devices') newLogins.push(accountId)
    },
  })
  const app = await createTestApp({
    modules: [accounts],
    authenticate: accounts.authenticate,
    authenticateCookie: accounts.authenticateCookie,
    env,
    log,
  })
  const running = new AbortController()
  await accounts.start?.(running.signal)

  return {
    db,
    app,
    bus: ownBus,
    accounts,
    metrics,
    newLogins,
    varDir: config.varDir,
    clock,
    ask: createAsk(app),
    async close() {
      running.abort()
      await app.close()
      await database?.drop()
      await scratch.remove()
    },
  }
}

function createMovedClock(db: Db): AccountsWorld['clock'] {
  let nowMs = Date.now()
  return {
    now: () => nowMs,
    advance: async (ms: number) => {
      nowMs += ms
      await ageRows(db, ms)
    },
    skew: (ms: number) => {
      nowMs += ms
    },
  }
}

function createAsk(app: FastifyInstance): AccountsWorld['ask'] {
  return async (
    { method, path },
    { body, token, address = '192.0.2.1', userAgent = 'test' } = {},
  ) => {
    const answer = await app.inject({
      method,
      url: path,
      remoteAddress: address,
      headers: { 'user-agent': userAgent, ...(token !== undefined && { accesstoken: token }) },
      ...(body !== undefined && { payload: body as object }),
    })
    return answer.json()
  }
}
