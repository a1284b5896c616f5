import type { Conversation, Entry } from '@saidian/shared/contracts/messaging'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { randomFrom } from '../../../feeds/random'
import { createTestApp, createTestDatabase, type TestDatabase } from '../../../testing'
import { makeMember } from '../../../testing/make-member'
import { runJobs } from '../../../testing/run-jobs'
import { makeConversation, recallEntry, writeEntry } from '../testing/written-log'
import { messageSearchModule } from '.'

const NOW = Date.UTC(2026, 10, 23, 12)
const clock = { nowMs: NOW, now: () => clock.nowMs }
const QUIET_MS = 700_000

type Found = { conversation: { id: string }; entry: Entry; sender: { id: string } | null }

let database: TestDatabase
let app: FastifyInstance
let parts: ReturnType<typeof messageSearchModule>
let hidden = new Set<string>()
let [one, other] = ['', '']

beforeAll(async () => {
  database = await createTestDatabase()
  const { db } = database
  const readConversations = async (_: string, ids: readonly string[]) =>
    ids.map((id) => ({ ...SOME, id }))
  const relations = { hiddenFor: async () => hidden }
  parts = messageSearchModule({ db, clock, relations, readConversations, isApi: true })
  const authenticate = async (id: string) => (/^\d+$/.test(id) ? { id, sessionId: 's' } : null)
  app = await createTestApp({ modules: [{ name: 'search', routes: parts.routes }], authenticate })
})
afterAll(async () => {
  await app.close()
  await database.drop()
})
beforeEach(async () => {
  clock.nowMs = NOW
  hidden = new Set()
  await sql`DELETE FROM conversations`.execute(database.db)
  await sql`DELETE FROM rate_limits`.execute(database.db)
  ;[one, other] = [await member(), await member()]
})

const SOME: Conversation = {
  id: '1',
  kind: 'group',
  peer: null,
  remark: '',
  group: null,
  role: 0,
  epoch: 'test',
  lastSeq: 0,
  firstSeq: 0,
  last: null,
  at: 0,
  readSeq: 0,
  peerReadSeq: 0,
  peerHasSeq: 0,
  unread: 0,
  mentionSeq: 0,
  isPinned: false,
  isMuted: false,
  mayWrite: true,
}

async function member(): Promise<string> {
  const { id } = await makeMember(database.db)
  await sql`INSERT INTO profiles (account_id, nickname, nickname_skeleton)
    VALUES (${id}, ${`球友${id}`}, ${`q${id}`})`.execute(database.db)
  return id
}

let ticks = 0
const write = (conversation: string, text: string, senderId = one) =>
  writeEntry(database.db, conversation, {
    senderId,
    atMs: NOW + ++ticks,
    body: { kind: 'text', text },
  })

/** As after the pause in which a conversation counts as busy. */
async function index(): Promise<void> {
  clock.nowMs = NOW + ticks + QUIET_MS
  await runJobs(parts)
}

async function page(by: string, q: string, given: object = {}) {
  const answer = await app.inject({
    method: 'POST',
    url: '/imapi/chat/search',
    headers: { accesstoken: by },
    payload: { q, ...given },
  })
  return answer.json() as {
    code: number
    reason?: string
    data: { found: Found[]; next: string | null }
  }
}

/** Everything that a member finds, over all pages. */
async function find(by: string, q: string, given: object = {}): Promise<Found[]> {
  const found: Found[] = []
  for (let cursor: string | null = null, pages = 0; pages === 0 || cursor !== null; pages++) {
    if (pages > 100) throw new Error('pages without end')
    const { data }: Awaited<ReturnType<typeof page>> = await page(by, q, {
      ...given,
      ...(cursor && { cursor }),
    })
    found.push(...data.found)
    cursor = data.next
  }
  return found
}
const seqs = async (by: string, q: string, given: object = {}) =>
  (await find(by, q, given)).map(({ entry }) => entry.seq)

describe.each(['before', 'after'])('%s the index has them', (when) => {
  const indexed = () => (when === 'after' ? index() : Promise.resolve())

  test.each([
    ['皇马', '今晚皇马主场', true],
    ['皇马', '皇家马德里', false],
    ['罗', 'C罗进球了', true],
    ['c罗', 'Ｃ罗进球了', true],
    ['ess', 'Messi', true],
    ['2-1', '比分2-1！', true],
    ['！', '进了！', true],
    ['😀', '赢了😀', true],
    ['曼联 进球', '进球的是曼联', true],
    ['曼联 进球', '曼联输了', false],
    ["' & | :* %_\\", '别的', false],
  ])('%s in “%s”: %s', async (q, text, isFound) => {
    const conversation = await makeConversation(database.db, [one, other])
    await write(conversation, text)
    await indexed()
    expect(await seqs(other, q)).toEqual(isFound ? [1] : [])
  })

  test('only what the member can read is found', async () => {
    const third = await member()
    const group = await makeConversation(database.db, [one, other, third])
    for (let n = 1; n <= 200; n++) await write(group, `进球 ${n}`, n % 2 ? one : third)
    await recallEntry(database.db, group, { seq: 150, senderId: third, atMs: NOW + ++ticks })
    const set = (who: string, first: number, left: number | null) =>
      sql`UPDATE conversation_members SET first_seq = ${first}, left_seq = ${left}
        WHERE conversation_id = ${group} AND member_id = ${who}`.execute(database.db)
    await set(other, 70, 151)
    await indexed()
    const range = Array.from({ length: 81 }, (_, n) => 151 - n)
    expect(await seqs(other, '进球')).toEqual(range.filter((seq) => seq !== 150))
    hidden = new Set([third])
    expect(await seqs(other, '进球')).toEqual(range.filter((seq) => seq % 2))
    hidden = new Set()
    expect(await seqs(await member(), '进球')).toEqual([])
    expect(await seqs(other, '进球', { id: group })).toHaveLength(80)
    expect(await seqs(other, '进球', { id: '999999' })).toEqual([])
  })
})

test('a hit has its conversation, message and sender', async () => {
  const conversation = await makeConversation(database.db, [one, other])
  await writeEntry(database.db, conversation, {
    senderId: other,
    atMs: NOW,
    body: { kind: 'card', card: { kind: 'article', id: '7', title: '国米夺冠' } },
  })
  const { data } = await page(one, '夺冠')
  expect(data).toMatchObject({
    found: [
      { conversation: { id: conversation }, sender: { id: other }, entry: { seq: 1, at: NOW } },
    ],
    next: null,
  })
  expect((await page(one, '夺冠', { cursor: 'x' })).reason).toBe('request.invalid')
})

test('a message that is recalled later leaves the index with the next run', async () => {
  const conversation = await makeConversation(database.db, [one, other])
  await write(conversation, '绝密阵容')
  await index()
  const { rows } = await sql<{ terms: number[] }>`SELECT terms FROM message_blocks`.execute(
    database.db,
  )
  expect(rows[0]?.terms.length).toBeGreaterThan(0)
  for (let n = 0; n < 100; n++) await write(conversation, '好')
  await index()
  await recallEntry(database.db, conversation, { seq: 1, senderId: one, atMs: NOW + ++ticks })
  expect(await seqs(one, '绝密')).toEqual([])
  await index()
  const after = await sql<{ count: number }>`SELECT count(*)::int AS count FROM message_blocks
    WHERE terms && ${rows[0]?.terms ?? []}::integer[]`.execute(database.db)
  expect(after.rows[0]?.count).toBe(0)
})

test('random logs: pages have what a comparison of all messages has, in its order', async () => {
  const random = randomFrom('message search')
  const words = ['曼联', '联队', '进球', '球', 'Goal', '队长', '2-1', '😀']
  const all: { conversation: string; seq: number; atMs: number; text: string }[] = []
  const conversations: string[] = []
  for (let n = 0; n < 6; n++)
    conversations.push(await makeConversation(database.db, [one, other, await member()]))
  for (let n = 0; n < 900; n++) {
    const conversation = random.pick(conversations)
    const text = Array.from({ length: random.int(1, 4) }, () => random.pick(words)).join('')
    const atMs = NOW + Math.floor(n / 3)
    const body = { kind: 'text' as const, text }
    const seq = await writeEntry(database.db, conversation, { senderId: one, atMs, body })
    all.push({ conversation, seq, atMs, text })
    if (n === 500) await index()
  }
  for (const q of ['曼联', '联', '球进', 'goal', '联队 2-1', '没有', '曼联队长']) {
    const wanted = all
      .filter(({ text }) => q.split(' ').every((word) => text.toLowerCase().includes(word)))
      .sort(
        (a, b) =>
          b.atMs - a.atMs || Number(b.conversation) - Number(a.conversation) || b.seq - a.seq,
      )
    const found = await find(other, q)
    expect(found.map(({ conversation, entry }) => [conversation.id, entry.seq])).toEqual(
      wanted.map(({ conversation, seq }) => [conversation, seq]),
    )
  }
})
