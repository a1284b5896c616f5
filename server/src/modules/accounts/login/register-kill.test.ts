import { setTimeout as sleep } from 'node:timers/promises'
import { login, register, sendCode } from '@saidian/shared/contracts/accounts'
import { CODE } from '@saidian/shared/contracts/http'
import { sql } from 'kysely'
import { createTestDatabase, type TestDatabase } from '../../../testing'
import { createScratchDir } from '../../../testing/scratch-dir'
import { type ServerProcess, spawnServer } from '../../../testing/spawn-server'
import { until } from '../../../testing/until'
import { encryptPassword } from '../testing'

const PASSWORD = 'kuai-le-zu-qiu-7'
const AT_ONCE = 40
/** Confirmed members before each kill: a time would come before the first on a busy machine. */
const KILLS = process.env.LONG_TESTS ? [1, 5, 12] : [1, 12]
/** Name of the database connections of the killed servers. */
const KILLED = 'killed-server'

let database: TestDatabase
let scratch: { dir: string; remove: () => Promise<void> }
let callers = 0
const FIRST_PHONE = 13_700_000_000
const NUMBERS_OF_BLOCK = 10_000

beforeAll(async () => {
  database = await createTestDatabase()
  scratch = await createScratchDir()
})
afterAll(async () => {
  await database.drop()
  await scratch.remove()
})

const start = () =>
  spawnServer({
    DATABASE_URL: `${database.url}?application_name=${KILLED}`,
    VAR_DIR: scratch.dir,
    ROLES: 'api',
    SMS_DEV: '1',
    // Every caller has an address and a block of numbers of its own: codes need no work.
    TRUST_PROXY: '127.0.0.1',
  })

async function post(server: ServerProcess, path: string, body: unknown) {
  const network = `10.${(callers >> 8) % 256}.${callers % 256}`
  const answer = await fetch(server.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `${network}.1` },
    body: JSON.stringify(body),
  })
  return (await answer.json()) as { code: number; data: { code?: string; token?: string } | null }
}

type Candidate = { phone: string; code: string; wasConfirmed: boolean }

/** A phone with a code, ready to register. */
async function candidate(server: ServerProcess): Promise<Candidate> {
  const phone = String(FIRST_PHONE + ++callers * NUMBERS_OF_BLOCK)
  const ask = () => post(server, sendCode.path, { phone, purpose: 'register' })
  let answer = await ask()
  // The server may answer busy: retry.
  for (; answer.code === CODE.busy; answer = await ask()) await sleep(200)
  if (!answer.data?.code) throw new Error(`no code: ${answer.code}`)
  return { phone, code: answer.data.code, wasConfirmed: false }
}

async function enrol(server: ServerProcess, one: Candidate): Promise<void> {
  const body = { phone: one.phone, code: one.code, ...encryptPassword(PASSWORD), agreed: true }
  const answer = await post(server, register.path, body).catch(() => null)
  one.wasConfirmed = answer?.code === 200
}

/** All rows of a phone: its account, its parts, its session, its code. */
async function tracesOf(phone: string) {
  const { rows } = await sql<{ accounts: number; wallets: number; logins: number; codes: number }>`
    SELECT (SELECT count(*)::int FROM accounts WHERE phone = ${phone}) AS accounts,
      (SELECT count(*)::int FROM ledger_accounts l JOIN accounts a ON a.id = l.account_id
        WHERE a.phone = ${phone}) AS wallets,
      (SELECT count(*)::int FROM sessions s JOIN accounts a ON a.id = s.account_id
        WHERE a.phone = ${phone}) AS logins,
      (SELECT count(*)::int FROM sms_codes
        WHERE phone = ${phone} AND purpose = 'register') AS codes`.execute(database.db)
  return rows[0]
}

async function killedConnections(): Promise<number> {
  const { rows } = await sql`SELECT FROM pg_stat_activity
    WHERE application_name = ${KILLED}`.execute(database.db)
  return rows.length
}

const WHOLE = { accounts: 1, wallets: 1, logins: 1, codes: 0 }
const NOTHING = { accounts: 0, wallets: 0, logins: 0, codes: 1 }

test('a server killed during registrations leaves whole members, who can go on', async () => {
  const candidates: Candidate[] = []
  for (const confirmed of KILLS) {
    const server = await start()
    const now = await Promise.all(Array.from({ length: AT_ONCE }, () => candidate(server)))
    candidates.push(...now)
    const enrolling = Promise.all(now.map((one) => enrol(server, one)))
    await until(() => now.filter(({ wasConfirmed }) => wasConfirmed).length >= confirmed, 5)
    await server.end('SIGKILL')
    await enrolling
  }
  // The database ends the transactions of the killed processes by itself.
  await until(async () => (await killedConnections()) === 0)
  const traces = await Promise.all(candidates.map(({ phone }) => tracesOf(phone)))
  const isMember = traces.map((trace) => trace?.accounts === 1)
  expect(traces).toEqual(isMember.map((is) => (is ? WHOLE : NOTHING)))
  // The kills came in the middle: some candidates are members, some are not, and every confirmed
  // one is a member.
  expect(new Set(isMember)).toEqual(new Set([true, false]))
  expect(candidates.filter(({ wasConfirmed }, index) => wasConfirmed && !isMember[index])).toEqual(
    [],
  )

  const server = await start()
  const left = candidates[isMember.indexOf(false)]
  if (!left) throw new Error('no candidate is left')
  await enrol(server, left)
  expect(left.wasConfirmed).toBe(true)
  const body = { way: 'password', account: left.phone, ...encryptPassword(PASSWORD) }
  expect((await post(server, login.path, body)).data?.token).toMatch(/^[\w-]{43}$/)
  await server.end('SIGTERM')
})
