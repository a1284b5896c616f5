import { sql } from 'kysely'
import { type AccountsWorld, makeMember, openAccounts } from '../testing'

const MINUTE_MS = 60_000

let world: AccountsWorld
beforeAll(async () => {
  world = await openAccounts()
})
afterAll(() => world.close())

const member = () => makeMember(world.db, { atMs: world.clock.now() })

async function seenAt(sessionId: string): Promise<number> {
  const { rows } = await sql<{ ms: number }>`
    SELECT extract(epoch FROM seen_at)::float8 * 1000 AS ms
    FROM sessions WHERE id = ${sessionId}`.execute(world.db)
  return Math.round(rows[0]?.ms ?? 0)
}

test('the database never contains a token', async () => {
  const { token, sessionId } = await member()
  const { rows } = await sql`SELECT s::text FROM sessions s WHERE id = ${sessionId}`.execute(
    world.db,
  )
  const hex = Buffer.from(token).toString('hex')
  const raw = Buffer.from(token, 'base64url').toString('hex')
  for (const secret of [token, hex, raw]) expect(JSON.stringify(rows)).not.toContain(secret)
})

test('the use of a session is stored at most once a minute', async () => {
  const { token, sessionId } = await member()
  const start = world.clock.now()
  for (let n = 0; n < 5; n++) {
    await world.clock.advance(10_000)
    await world.accounts.authenticate(token)
  }
  expect(await seenAt(sessionId)).toBe(start)
  await world.clock.advance(MINUTE_MS)
  await world.accounts.authenticate(token)
  expect(await seenAt(sessionId)).toBe(world.clock.now())
})

test.each([
  ['nothing', ''],
  [
    'a token one character off',
    (token: string) => (token.startsWith('A') ? 'B' : 'A') + token.slice(1),
  ],
  ['a token too short', (token: string) => token.slice(1)],
  ['a token too long', (token: string) => `${token}A`],
  [
    'a token in other letters',
    (token: string) => token.replace(/[a-z]/, (sign) => sign.toUpperCase()),
  ],
  ['a token with the algorithm none', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxMDAwMDEifQ.'],
  ['a hash of a token', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['a megabyte', 'A'.repeat(1_000_000)],
  ['SQL', "' OR 1=1 --"],
  ['NUL', '\u0000'.repeat(43)],
])('%s authenticates no user', async (_, forged) => {
  const { token } = await member()
  const sent = typeof forged === 'string' ? forged : forged(token)
  expect(await world.accounts.authenticate(sent)).toBeNull()
})

test('a database error authenticates no caller and is not cached', async () => {
  const { token } = await member()
  await sql`ALTER TABLE sessions RENAME TO sessions_away`.execute(world.db)
  await expect(world.accounts.authenticate(token)).rejects.toThrow()
  await sql`ALTER TABLE sessions_away RENAME TO sessions`.execute(world.db)
  expect(await world.accounts.authenticate(token)).not.toBeNull()
})
