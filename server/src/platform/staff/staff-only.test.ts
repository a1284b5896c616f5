import { stat } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { createTestApp, createTestDatabase, createTestStaff } from '../../testing'
import { createScratchDir } from '../../testing/scratch-dir'
import { type Staff, staffOf, staffOnly } from '.'

let scratch: Awaited<ReturnType<typeof createScratchDir>>
let database: Awaited<ReturnType<typeof createTestDatabase>>
let app: FastifyInstance
let staff: Staff
let machine: string

beforeEach(async () => {
  scratch = await createScratchDir()
  database = await createTestDatabase()
  ;({ staff, token: machine } = await createTestStaff(database.db, scratch.dir))
  const routes = (on: FastifyInstance) =>
    staffOnly(on, staff, { scope: 'gift-codes' }, (scope) =>
      scope.get('/secret', async (request) => ({ code: 200, data: staffOf(request).name })),
    )
  app = await createTestApp({ modules: [{ name: 'staff', routes }] })
})
afterEach(async () => {
  await app.close()
  await database.drop()
  await scratch.remove()
})

const ask = async (authorization?: string) =>
  (
    await app.inject({
      url: '/secret',
      headers: authorization === undefined ? {} : { authorization },
    })
  ).json()
const create = (scopes: string[], days: number | null = 1) =>
  staff.tokens.create({ name: '韩梅梅', scopes, createdBy: 'test', days })
const notAllowed = { code: 403, reason: 'auth.not_allowed' }

test('only a token of the right scope is accepted, under its name', async () => {
  const { secret } = await create(['gift-codes'])
  expect(await ask(`Bearer ${secret}`)).toEqual({ code: 200, data: '韩梅梅' })
  expect(await ask(`Bearer ${machine}`)).toMatchObject({ code: 200 })
  const { secret: other } = await create(['portraits', 'publish:*'])
  const wrong = [
    undefined,
    '',
    'Bearer ',
    `Basic ${secret}`,
    `Bearer ${secret}0`,
    secret,
    `Bearer ${other}`,
  ]
  for (const header of wrong) expect(await ask(header)).toMatchObject(notAllowed)
})

test('a revoked or expired token ends at once; only the hash of a secret is stored', async () => {
  const { secret, id } = await create(['*'])
  const { rows } = await sql`select to_jsonb(t)::text as row from staff_tokens t`.execute(
    database.db,
  )
  expect(JSON.stringify(rows)).not.toContain(secret)
  expect(await staff.tokens.revoke(id)).toBe(true)
  expect(await ask(`Bearer ${secret}`)).toMatchObject(notAllowed)
  const expired = await create(['*'])
  await sql`update staff_tokens set expires_at = now() where id = ${expired.id}`.execute(
    database.db,
  )
  expect(await ask(`Bearer ${expired.secret}`)).toMatchObject(notAllowed)
})

test('all processes share one private machine token, which stays revoked', async () => {
  const again = await createTestStaff(database.db, scratch.dir)
  expect(again.token).toBe(machine)
  expect((await stat(path.join(scratch.dir, 'keys/machine-token.json'))).mode & 0o777).toBe(0o600)
  const [row] = await staff.tokens.list()
  await staff.tokens.revoke(row?.id ?? '')
  await createTestStaff(database.db, scratch.dir)
  expect(await ask(`Bearer ${machine}`)).toMatchObject(notAllowed)
})

test('the security log has every act with actor and outcome, also rejected ones', async () => {
  const { secret } = await create(['gift-codes'])
  await ask(`Bearer ${secret}`)
  await ask(`Bearer ${secret}0`)
  await staff.securityLog.flush()
  const records = await staff.securityLog.newest(5)
  expect(records.map(({ actor, act, outcome }) => `${actor} ${act} ${outcome}`).sort()).toEqual([
    'unknown token GET /secret refused',
    '韩梅梅 GET /secret begun',
    '韩梅梅 GET /secret done',
  ])
})

test('without a security log every act is rejected', async () => {
  await sql`alter table security_log rename to away`.execute(database.db)
  expect(await ask(`Bearer ${machine}`)).toMatchObject({ code: 503, reason: 'server.busy' })
})
