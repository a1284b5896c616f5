import { sql } from 'kysely'
import { createTestDatabase, type TestDatabase } from '../../../testing'
import { makeMember } from '../../../testing/make-member'
import { createScratchDir } from '../../../testing/scratch-dir'
import { type ServerProcess, spawnServer } from '../../../testing/spawn-server'
import { newClientMsgId } from '../testing'

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

type Member = { id: string; token: string }
type Sent = { member: Member; clientMsgId: string; seq: number | null }

async function joined(): Promise<Member> {
  const { id, token } = await makeMember(database.db)
  await sql`INSERT INTO profiles (account_id, nickname, nickname_skeleton)
    VALUES (${id}, ${`球友${id}`}, ${`q${id}`})`.execute(database.db)
  return { id, token }
}

async function insertGroup(members: readonly Member[]): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    INSERT INTO conversations (kind, epoch, last_at) VALUES (2, 'first', now())
    RETURNING id::text`.execute(database.db)
  const id = rows[0]?.id ?? ''
  await sql`INSERT INTO conversation_groups (conversation_id, name, code, made_by, request_key)
    VALUES (${id}, '球迷群', 'code', ${members[0]?.id}, 'key')`.execute(database.db)
  await sql`INSERT INTO conversation_members (conversation_id, member_id, joined_at)
    SELECT ${id}::bigint, member_id, now()
    FROM unnest(${members.map((member) => member.id)}::bigint[]) AS member_id`.execute(database.db)
  return id
}

async function send({ url }: ServerProcess, id: string, sent: Sent): Promise<void> {
  const { member, clientMsgId } = sent
  const answer = await fetch(`${url}/imapi/chat/send`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accesstoken: member.token },
    body: JSON.stringify({ id, clientMsgId, body: { kind: 'text', text: `句子 ${clientMsgId}` } }),
  })
  const { data } = (await answer.json()) as { data: { seq: number } | null }
  if (data) sent.seq = data.seq
}

const stored = async () => {
  const { rows } = await sql<{ seq: number; clientMsgId: string }>`
    SELECT seq::float8 AS seq, client_msg_id::text AS "clientMsgId"
    FROM conversation_entries ORDER BY seq`.execute(database.db)
  return rows
}

const ROUNDS = Number(process.env.KILL_ROUNDS ?? 4)
const MEMBERS = 24

test('a server killed under load has stored what it acknowledged, without a gap', async () => {
  const env = { DATABASE_URL: database.url, VAR_DIR: scratch.dir, ROLES: 'api' }
  const members = await Promise.all(Array.from({ length: MEMBERS }, joined))
  const id = await insertGroup(members)
  const all: Sent[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const server = await spawnServer(env)
    const sent = members.map((member) => ({ member, clientMsgId: newClientMsgId(), seq: null }))
    all.push(...sent)
    let answers = 0
    // Killed in the middle of the answers, at another one in each round.
    await new Promise<void>((resolve) => {
      for (const one of sent)
        void send(server, id, one).then(
          () => ++answers === 1 + ((round * 5) % 12) && resolve(),
          () => undefined,
        )
    })
    await server.end('SIGKILL')
  }
  const acknowledged = all.filter(({ seq }) => seq !== null)
  expect(acknowledged.length).toBeGreaterThanOrEqual(ROUNDS)
  const seqs = new Map((await stored()).map(({ seq, clientMsgId }) => [clientMsgId, seq]))
  for (const { clientMsgId, seq } of acknowledged) expect(seqs.get(clientMsgId)).toBe(seq)

  // Devices send again what was not answered, and what was.
  const server = await spawnServer(env)
  const before = new Map(all.map(({ clientMsgId, seq }) => [clientMsgId, seq]))
  for (const one of all) await send(server, id, one)
  await server.end('SIGTERM')
  for (const { clientMsgId, seq } of acknowledged) expect(before.get(clientMsgId)).toBe(seq)
  const log = await stored()
  expect(log.map(({ seq }) => seq)).toEqual(all.map((_, at) => at + 1))
  expect(new Set(log.map(({ clientMsgId }) => clientMsgId)).size).toBe(ROUNDS * MEMBERS)
}, 600_000)
