import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { createModeration, type ModeratedKind } from '../../../platform/moderation'
import {
  createTestApp,
  createTestDatabase,
  createTestStaff,
  type TestDatabase,
} from '../../../testing'
import { makeMember } from '../../../testing/make-member'
import { createScratchDir } from '../../../testing/scratch-dir'
import { createTestNotices } from '../../../testing/test-notices'
import type { AppendAct, AppendedEntry } from '../log/append'
import type { StoredBody } from '../log/stored-entry'
import { makeConversation, recallEntry, writeEntry } from '../testing/written-log'
import { messageReportsModule } from '.'

const NOW = Date.UTC(2026, 10, 23, 12)
const clock = { now: () => NOW }

let database: TestDatabase
let [app, internal] = [] as unknown as [FastifyInstance, FastifyInstance]
let scratch: Awaited<ReturnType<typeof createScratchDir>>
let parts: ReturnType<typeof messageReportsModule>
let token = ''
let published: AppendedEntry[] = []
let [sender, reporter, other, conversation] = ['', '', '', '']

const append: AppendAct = async (trx, { conversationId, senderId, body }) => {
  const seq = await writeEntry(trx, conversationId, { senderId, body, atMs: NOW })
  const entry = { seq, at: NOW, senderId, clientMsgId: null, body }
  const message = { topic: `conv/${conversationId}`, epoch: 'test', seq, data: { entry } }
  return { entry, message } as AppendedEntry
}

beforeAll(async () => {
  database = await createTestDatabase()
  scratch = await createScratchDir()
  const { db } = database
  const staff = await createTestStaff(db, scratch.dir)
  token = staff.token
  const { notices } = createTestNotices(db, clock)
  const kinds = (): readonly ModeratedKind[] => parts.moderates ?? []
  const moderation = createModeration({ db, staff: staff.staff, kinds })
  const publish = (appended: readonly AppendedEntry[]) => void published.push(...appended)
  parts = messageReportsModule({
    db,
    clock,
    moderation,
    notices,
    append,
    publish,
    isApi: true,
  })
  const authenticate = async (id: string) => (/^\d+$/.test(id) ? { id, sessionId: 's' } : null)
  app = await createTestApp({
    modules: [{ name: 'reports', routes: parts.routes }, moderation],
    authenticate,
  })
  const routes = moderation.internalRoutes
  internal = await createTestApp({
    modules: [{ name: 'moderation', ...(routes && { routes }) }],
  })
})
afterAll(async () => {
  await Promise.all([app.close(), internal.close()])
  await database.drop()
  await scratch.remove()
})
beforeEach(async () => {
  published = []
  await sql`UPDATE moderation_cases SET state = 'withdrawn' WHERE state = 'pending'`.execute(
    database.db,
  )
  ;[sender, reporter, other] = [await member(), await member(), await member()]
  conversation = await makeConversation(database.db, [sender, reporter, other])
})

const member = async () => (await makeMember(database.db)).id
const write = (body: StoredBody | string, senderId = sender) =>
  writeEntry(database.db, conversation, {
    senderId,
    atMs: NOW,
    body: typeof body === 'string' ? { kind: 'text', text: body } : body,
  })

async function report(by: string, seqs: number[]) {
  const answer = await app.inject({
    method: 'POST',
    url: '/imapi/chat/report',
    headers: { accesstoken: by },
    payload: { id: conversation, seqs, reason: 'fraud' },
  })
  return answer.json() as { code: number; reason?: string }
}

async function staffCall(url: string, payload?: object) {
  const headers = { authorization: `Bearer ${token}` }
  const method = payload ? 'POST' : 'GET'
  const answer = await internal.inject({ method, url, headers, ...(payload && { payload }) })
  return answer.json()
}
const cases = async () => (await staffCall('/moderation/v1/cases')).data.cases

async function decide(decision: 'approve' | 'reject') {
  const [{ id }] = await cases()
  return staffCall('/moderation/v1/decide', { id, decision, reason: '诈骗信息' })
}

const noticesOf = async (memberId: string) =>
  (
    await sql<{ template: string }>`
      SELECT template FROM notices WHERE account_id = ${memberId} ORDER BY id`.execute(database.db)
  ).rows.map(({ template }) => template)

async function bodies() {
  const { rows } = await sql<{ body: StoredBody }>`SELECT body FROM conversation_entries
    WHERE conversation_id = ${conversation} ORDER BY seq`.execute(database.db)
  return rows.map(({ body }) => body)
}

test('the staff sees the messages that the reporter chose, and no others', async () => {
  await write('晚上好')
  const chosen = [
    await write('加群稳赚不赔'),
    await write({ kind: 'voice', key: 'a'.repeat(32), ms: 4_200 }),
  ]
  await write('私下的话', reporter)
  expect((await report(reporter, chosen)).code).toBe(200)
  const [opened] = await cases()
  expect(opened).toMatchObject({
    kind: 'message',
    content: { reason: 'fraud', reportedBy: reporter },
  })
  expect(opened.content.text).toBe(
    `2026-11-23T12:00:00.000Z 加群稳赚不赔\n2026-11-23T12:00:00.000Z [语音 5 秒] ${'a'.repeat(32)}.voice`,
  )
})

test('a rejected case recalls the messages for everybody, as entries of the log', async () => {
  const seqs = [await write('稳赚不赔'), await write('加群')]
  await write('别的话')
  await report(reporter, seqs)
  await report(other, seqs.slice(0, 1))
  expect(await cases()).toHaveLength(1)
  await decide('reject')
  expect(await bodies()).toEqual([
    { kind: 'recalled', by: 'staff' },
    { kind: 'recalled', by: 'staff' },
    { kind: 'text', text: '别的话' },
    { kind: 'recall', seq: 1, by: 'staff' },
    { kind: 'recall', seq: 2, by: 'staff' },
  ])
  expect(published.map(({ entry }) => entry.seq)).toEqual([4, 5])
  expect(await noticesOf(sender)).toEqual(['moderation.content_removed'])
  for (const each of [reporter, other])
    expect(await noticesOf(each)).toEqual(['moderation.report_accepted'])
})

test('an approved case changes nothing, and its sender hears nothing', async () => {
  await report(reporter, [await write('进球了')])
  await decide('approve')
  expect(await bodies()).toEqual([{ kind: 'text', text: '进球了' }])
  expect([published, await noticesOf(sender)]).toEqual([[], []])
  expect(await noticesOf(reporter)).toEqual(['moderation.report_declined'])
})

test('what was recalled after the report is decided by what it said', async () => {
  const seq = await write('转账给我')
  await report(reporter, [seq])
  await recallEntry(database.db, conversation, { seq, senderId: sender, atMs: NOW })
  expect((await cases())[0].content.text).toContain('转账给我')
  await decide('reject')
  expect(await bodies()).toEqual([{ kind: 'recalled' }, { kind: 'recall', seq }])
  expect(published).toEqual([])
})

test('the same report twice, also at once, is one; a message more opens a case more', async () => {
  const seqs = [await write('广告一'), await write('广告二')]
  await Promise.all([report(reporter, seqs), report(reporter, seqs), report(other, seqs)])
  expect(await cases()).toHaveLength(1)
  await report(other, [...seqs, await write('广告三')])
  expect(await cases()).toHaveLength(2)
})

test('only messages of one other sender that the reporter has can be reported', async () => {
  const first = await write('一')
  const own = await write('自己的', reporter)
  const recalled = await write('收回的')
  await recallEntry(database.db, conversation, { seq: recalled, senderId: sender, atMs: NOW })
  const event = await write({ kind: 'event', event: 'renamed', members: [], value: '看台' })
  const late = await write('离开后')
  await sql`UPDATE conversation_members SET left_seq = ${late - 1}
    WHERE conversation_id = ${conversation} AND member_id = ${other}`.execute(database.db)
  const rejected: [string, number[]][] = [
    [reporter, [own]],
    [reporter, [first, own]],
    [reporter, [recalled]],
    [reporter, [event]],
    [reporter, [999]],
    [other, [late]],
    [await member(), [first]],
    [sender, [first]],
  ]
  for (const [by, seqs] of rejected)
    expect((await report(by, seqs)).reason).toBe('message.no_such_message')
  expect(await cases()).toEqual([])
  expect((await report(other, [first])).code).toBe(200)
})

test('reports are exported; an erased reporter leaves the case to decide', async () => {
  await report(reporter, [await write('诈骗')])
  const { db } = database
  expect(await parts.part.export(db, reporter)).toMatchObject([{ seqs: [1], reason: 'fraud' }])
  const erase = (id: string) =>
    db.transaction().execute((trx) => parts.part.erase(trx, id, () => undefined))
  await erase(reporter)
  expect(await parts.part.export(db, reporter)).toEqual([])
  await decide('reject')
  expect(await bodies()).toMatchObject([{ kind: 'recalled' }, { kind: 'recall' }])
  expect(await noticesOf(reporter)).toEqual([])
})
