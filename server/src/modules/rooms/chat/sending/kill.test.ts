import { sql } from 'kysely'
import { createTestDatabase, type TestDatabase } from '../../../../testing'
import { makeMember } from '../../../../testing/make-member'
import { createScratchDir } from '../../../../testing/scratch-dir'
import { type ServerProcess, spawnServer } from '../../../../testing/spawn-server'

let database: TestDatabase
let scratch: Awaited<ReturnType<typeof createScratchDir>>
beforeAll(async () => {
  database = await createTestDatabase()
  scratch = await createScratchDir()
})
afterAll(async () => {
  await database.drop()
  await scratch.remove()
})

/** Answers before each kill: after the first one, and among many. */
const KILLS = process.env.LONG_TESTS ? [1, 3, 8] : [1, 8]
const MEMBERS = 24
const SENT = KILLS.length * MEMBERS

type Member = { id: string; token: string }
type Sent = { member: Member; key: string; id: number | null }

async function joined(): Promise<Member> {
  const { id, token } = await makeMember(database.db)
  await sql`INSERT INTO profiles (account_id, nickname, nickname_skeleton)
    VALUES (${id}, ${`球友${id}`}, ${`q${id}`})`.execute(database.db)
  await sql`UPDATE accounts SET created_at = now() - interval '9 days' WHERE id = ${id}`.execute(
    database.db,
  )
  return { id, token }
}

async function openRoom(): Promise<number> {
  const anchor = await joined()
  const { rows } = await sql<{ id: number }>`
    INSERT INTO rooms (anchor_id, title, column_id, created_at)
    VALUES (${anchor.id}, '直播间', 1, now()) RETURNING id`.execute(database.db)
  return rows[0]?.id ?? 0
}

async function send({ url }: ServerProcess, roomId: number, sent: Sent): Promise<void> {
  const answer = await fetch(`${url}/chat/msg`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accesstoken: sent.member.token },
    body: JSON.stringify({ roomId, text: `句子 ${sent.key}`, key: sent.key }),
  })
  const { data } = (await answer.json()) as { data: { id: number } | null }
  if (data) sent.id = data.id
}

const stored = async () => {
  const { rows } = await sql<{ id: number; key: string }>`
    SELECT id::float8 AS id, key FROM room_messages`.execute(database.db)
  return new Map(rows.map(({ id, key }) => [key, id]))
}

test('a server killed among messages has stored all that it acknowledged, each once', async () => {
  const env = { DATABASE_URL: database.url, VAR_DIR: scratch.dir, ROLES: 'api' }
  const roomId = await openRoom()
  const all: Sent[] = []
  for (const answered of KILLS) {
    const server = await spawnServer(env)
    const members = await Promise.all(Array.from({ length: MEMBERS }, joined))
    const sent = members.map((member) => ({ member, key: `key-${member.id}`, id: null }))
    all.push(...sent)
    let answers = 0
    await new Promise<void>((resolve) => {
      sent.forEach((one, place) => {
        const later = new Promise((go) => setTimeout(go, place * 15))
        void later
          .then(() => send(server, roomId, one))
          .then(
            () => ++answers === answered && resolve(),
            () => undefined,
          )
      })
    })
    await server.end('SIGKILL')
  }
  const acknowledged = all.filter(({ id }) => id !== null)
  expect(acknowledged.length).toBeGreaterThanOrEqual(
    KILLS.reduce((sum, answered) => sum + answered),
  )
  expect(acknowledged.length).toBeLessThan(SENT)
  const found = await stored()
  for (const { key, id } of acknowledged) expect(found.get(key)).toBe(id)

  // Clients send again what was not answered, and what was.
  const server = await spawnServer(env)
  await sql`DELETE FROM rate_limits`.execute(database.db)
  const before = new Map(all.map(({ key, id }) => [key, id]))
  await Promise.all(all.map((one) => send(server, roomId, one)))
  await server.end('SIGTERM')
  expect(all.every(({ id }) => id !== null)).toBe(true)
  for (const { key, id } of acknowledged) expect(id).toBe(before.get(key))
  expect((await stored()).size).toBe(SENT)
}, 120_000)
