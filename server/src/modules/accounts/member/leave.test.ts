import {
  cancelAccount,
  cancelLeave,
  exportAccount,
  getDevices,
  login,
} from '@saidian/shared/contracts/accounts'
import { sql } from 'kysely'
import { createLog } from '../../../platform/log'
import { until } from '../../../testing/until'
import type { MemberPart } from '../member-part'
import { deleteSessions } from '../session/session.repository'
import { createSessions } from '../session/sessions.service'
import {
  type AccountsWorld,
  codeFor,
  loggedIn,
  openAccounts,
  proofFor,
  registered,
} from '../testing'
import { createEraser } from './erase.service'
import { clearAccount } from './leave.repository'

const PASSWORD = 'kuai-le-zu-qiu-7'
const DAY_MS = 86_400_000

/** Data of another module: a note for each new member. */
const notes: MemberPart = {
  name: 'notes',
  make: async (trx, id) => {
    await sql`INSERT INTO notes VALUES (${id}::bigint, 'welcome')`.execute(trx)
  },
  export: async (db, id) =>
    (await sql`SELECT text FROM notes WHERE account_id = ${id}::bigint`.execute(db)).rows,
  erase: async (trx, id, afterCommit) => {
    await sql`DELETE FROM notes WHERE account_id = ${id}::bigint`.execute(trx)
    afterCommit(async () => {
      const { deleted } = await accountOf(id)
      onDisk.gone.push({ id, deleted })
      if (faults.at === 'disk') throw new Error('disk gone')
    })
  },
}
/**
 * Records the members whose files were removed and whether their account was a tombstone by then.
 */
const onDisk = { gone: [] as { id: string; deleted: boolean }[] }
const faults = { at: '' as 'make' | 'erase' | 'disk' | '', account: '' }
const faulty: MemberPart = {
  name: 'faulty',
  make: async () => {
    if (faults.at === 'make') throw new Error('disk full')
  },
  export: async () => null,
  erase: async (_, id) => {
    if (faults.at === 'erase' && id === faults.account) throw new Error('disk full')
  },
}

let world: AccountsWorld
let erase: () => Promise<number>
beforeAll(async () => {
  const parts = [faulty, notes]
  world = await openAccounts({ parts })
  await sql`CREATE TABLE notes (account_id bigint REFERENCES accounts, text text)`.execute(world.db)
  const deps = { db: world.db, bus: world.bus, clock: world.clock, log: createLog('silent') }
  erase = createEraser({ ...deps, sessions: createSessions(deps), parts })
})
afterAll(() => world.close())
afterEach(() => {
  faults.at = ''
  onDisk.gone = []
})

async function accountOf(id: string): Promise<{ deleted: boolean }> {
  const { rows } = await sql<{ deleted: boolean }>`
    SELECT deleted_at IS NOT NULL AS deleted FROM accounts WHERE id = ${id}::bigint`.execute(
    world.db,
  )
  return rows[0] ?? { deleted: false }
}

async function leaving(): Promise<{ phone: string; token: string }> {
  const { phone, token } = await registered(world, PASSWORD)
  await world.ask(cancelAccount, { token, body: { proof: await proofFor(world, token, 'leave') } })
  return { phone, token }
}

async function exportOf(token: string) {
  return world.ask(exportAccount, {
    token,
    body: { proof: await proofFor(world, token, 'export') },
  })
}

async function count(table: 'notes' | 'sessions' | 'known_networks' | 'accounts'): Promise<number> {
  const { rows } = await sql<{
    n: number
  }>`SELECT count(*)::int AS n FROM ${sql.table(table)}`.execute(world.db)
  return rows[0]?.n ?? 0
}

test('when one part fails, no member is created', async () => {
  const before = [await count('accounts'), await count('notes'), await count('sessions')]
  faults.at = 'make'
  await expect(registered(world, PASSWORD)).rejects.toThrow('server.fault')
  expect([await count('accounts'), await count('notes'), await count('sessions')]).toEqual(before)
})

test('the deletion needs a proof and can be cancelled once', async () => {
  const { token } = await registered(world, PASSWORD)
  expect((await world.ask(cancelLeave, { token })).reason).toBe('account.not_leaving')
  const cancel = (proof?: string) => world.ask(cancelAccount, { token, body: { proof } })
  expect((await cancel()).reason).toBe('account.step_up_needed')
  const proof = await proofFor(world, token, 'leave')
  const deletingAt = Math.floor((world.clock.now() + 15 * DAY_MS) / 1000)
  expect((await cancel(proof)).data).toEqual({ deletingAt })
  expect((await world.ask(cancelLeave, { token })).code).toBe(200)
  expect((await world.ask(cancelLeave, { token })).reason).toBe('account.not_leaving')
})

test('the export has every part', async () => {
  const { token } = await registered(world, PASSWORD)
  const { data } = await exportOf(token)
  expect(data).toMatchObject({ notes: [{ text: 'welcome' }], faulty: null })
})

test('within the fifteen days a leaving member stays whole and can cancel', async () => {
  const { phone } = await leaving()
  await world.clock.advance(15 * DAY_MS - 60_000)
  expect(await erase()).toBe(0)
  const { token } = (await loggedIn(world, phone, PASSWORD)).data as { token: string }
  expect((await world.ask(cancelLeave, { token })).code).toBe(200)
  await world.clock.advance(DAY_MS)
  expect(await erase()).toBe(0)
})

test('after fifteen days only the number remains, and the phone may register again', async () => {
  const { phone, token } = await leaving()
  const { data } = await exportOf(token)
  const { id } = (data as { account: { id: string } }).account
  await world.clock.advance(15 * DAY_MS)
  expect(await erase()).toBe(1)
  expect((await world.ask(getDevices, { token })).reason).toBe('auth.no_token')
  expect((await loggedIn(world, phone, PASSWORD)).reason).toBe('account.wrong_login')
  expect((await loggedIn(world, id, PASSWORD)).reason).toBe('account.wrong_login')
  const rows = await sql`SELECT * FROM accounts WHERE id = ${id}::bigint`.execute(world.db)
  expect(rows.rows).toMatchObject([
    { phone: null, password_hash: null, deleted_at: expect.any(Date) },
  ])
  for (const table of ['notes', 'sessions', 'known_networks'] as const) {
    const remaining =
      await sql`SELECT 1 FROM ${sql.table(table)} WHERE account_id = ${id}::bigint`.execute(
        world.db,
      )
    expect(remaining.rows).toHaveLength(0)
  }
  const again = await registered(world, PASSWORD, phone)
  expect(again.isNew).toBe(true)
  const exported = await exportOf(again.token)
  expect((exported.data as { account: { id: string } }).account.id).not.toBe(id)
})

test('an error in a part keeps this member until the next run and blocks no other', async () => {
  const [{ token }, other] = [await leaving(), await leaving()]
  faults.account = (await world.accounts.authenticate(token))?.id ?? ''
  await world.clock.advance(15 * DAY_MS)
  faults.at = 'erase'
  expect(await erase()).toBe(1)
  expect(onDisk.gone).toHaveLength(1)
  expect((await exportOf(token)).data).toMatchObject({ notes: [{ text: 'welcome' }] })
  expect(await world.accounts.authenticate(other.token)).toBeNull()
  faults.at = ''
  expect(await erase()).toBe(1)
  expect(await world.accounts.authenticate(token)).toBeNull()
})

test('two workers erase a member once', async () => {
  await leaving()
  await world.clock.advance(15 * DAY_MS)
  const counts = await Promise.all([erase(), erase(), erase()])
  expect(counts.reduce((sum, n) => sum + n, 0)).toBe(1)
})

test('files go after the account is erased, and a failed removal keeps no account', async () => {
  await leaving()
  await world.clock.advance(15 * DAY_MS)
  faults.at = 'disk'
  expect(await erase()).toBe(1)
  expect(onDisk.gone).toMatchObject([{ deleted: true }])
  expect(await erase()).toBe(0)
})

test('a login by code during the erasure fails and leaves nothing behind', async () => {
  const { phone } = await registered(world, PASSWORD)
  const { id } = await idOf(phone)
  await world.clock.advance(61_000)
  const code = await codeFor(world, phone, 'login')
  let coming: ReturnType<AccountsWorld['ask']> | undefined
  await world.db.transaction().execute(async (trx) => {
    await sql`SELECT 1 FROM accounts WHERE id = ${id}::bigint FOR UPDATE`.execute(trx)
    coming = world.ask(login, { body: { way: 'code', phone, code, agreed: true } })
    await until(async () => (await waitingStatements()) > 0)
    await deleteSessions(trx, id, 'all')
    await clearAccount(trx, id, world.clock.now())
  })
  // The code was erased with the account.
  expect(await coming).toMatchObject({ code: 400, reason: 'account.wrong_code' })
  const { rows } = await sql`SELECT account_id FROM known_networks WHERE account_id = ${id}::bigint
    UNION ALL SELECT account_id FROM sessions WHERE account_id = ${id}::bigint`.execute(world.db)
  expect(rows).toEqual([])
})

/** Statements that wait for a lock of another transaction. */
async function waitingStatements(): Promise<number> {
  const { rows } = await sql`SELECT FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(world.db)
  return rows.length
}

async function idOf(phone: string): Promise<{ id: string }> {
  const { rows } = await sql<{
    id: string
  }>`SELECT id::text FROM accounts WHERE phone = ${phone}`.execute(world.db)
  if (!rows[0]) throw new Error(`no account has ${phone}`)
  return rows[0]
}
