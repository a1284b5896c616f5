import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import {
  ASK_PATH,
  type AssistantConversation,
  type AssistantTurn,
} from '@saidian/shared/contracts/assistant'
import { sql } from 'kysely'
import { DAILY_QUESTIONS } from '../budget/budget'
import { type FakeModel, openFakeModel } from '../testing/fake-model'
import { askOver, newKey, openQuestionWorld, type QuestionWorld } from '../testing/question-world'
import { plainText } from './plain-text'

let model: FakeModel
let world: QuestionWorld
beforeAll(async () => {
  model = await openFakeModel()
  world = await openQuestionWorld({ baseUrl: model.baseUrl, apiKey: '', model: 'm-1' })
})
afterAll(async () => {
  await world.close()
  await model.close()
})
beforeEach(() => {
  model.behave((_, step) => {
    step.text('数据中没有。')
    step.finish()
  })
})

let members = 700_000
async function newMember(): Promise<string> {
  members += 1
  const id = String(members)
  await sql`INSERT INTO accounts (id, phone, created_at)
    OVERRIDING SYSTEM VALUE VALUES (${id}::bigint, ${`139${id}00`}, now())`.execute(world.db)
  return id
}

const question = (given: Record<string, unknown> = {}) => ({
  question: '英超积分榜',
  key: newKey(),
  ...given,
})

async function call<Data>(url: string, token?: string, payload?: object) {
  const answered = await world.app.inject({
    method: payload ? 'POST' : 'GET',
    url,
    headers: token ? { accesstoken: token } : {},
    ...(payload && { payload }),
  })
  return answered.json() as { code: number; reason?: string; data: Data }
}
const exchangesOf = async (member: string, id: string) =>
  (await call<{ turns: AssistantTurn[] }>(`/api/assistant/turns?id=${id}`, member)).data?.turns
const listOf = async (member: string) =>
  (await call<{ conversations: AssistantConversation[] }>('/api/assistant/conversations', member))
    .data.conversations
const conversationOf = ({ events }: Awaited<ReturnType<typeof askOver>>) => {
  const [started] = events
  if (started?.kind !== 'started') throw new Error('not started')
  return started
}

describe('conversations of a member', () => {
  test('a question begins one, the next ones go on in it', async () => {
    const member = await newMember()
    const { conversationId: id } = conversationOf(await askOver(world.app, question(), member))
    await askOver(world.app, question({ question: '那主场呢', conversationId: id }), member)
    expect(model.requests.at(-1)?.body.messages.map(({ content }) => content)).toEqual([
      ...[expect.any(String), '英超积分榜', '数据中没有。', '那主场呢'],
    ])
    expect(await listOf(member)).toMatchObject([{ id, title: '英超积分榜' }])
    expect(await exchangesOf(member, id)).toMatchObject([
      { question: '英超积分榜', text: '数据中没有。', state: 'done' },
      { question: '那主场呢', state: 'done' },
    ])
  })

  test('another member neither sees, continues nor deletes it', async () => {
    const [member, other] = [await newMember(), await newMember()]
    const { conversationId: id } = conversationOf(await askOver(world.app, question(), member))
    const missing = { reason: 'assistant.no_such_conversation', data: null }
    expect(await call(`/api/assistant/turns?id=${id}`, other)).toMatchObject(missing)
    expect(await call('/api/assistant/delete', other, { id })).toMatchObject(missing)
    const continued = question({ conversationId: id })
    expect(await call(ASK_PATH, other, continued)).toMatchObject(missing)
    expect(await listOf(other)).toEqual([])
    expect(await exchangesOf(member, id)).toHaveLength(1)
    expect(await call('/api/assistant/delete', member, { id })).toMatchObject({ code: 200 })
    expect(await listOf(member)).toEqual([])
  })

  test('the same question sent again gives the stored answer, once counted', async () => {
    const member = await newMember()
    const sent = question()
    const first = await askOver(world.app, sent, member)
    const left = await call<{ left: number }>('/api/assistant/start', member)
    const again = await askOver(world.app, sent, member)
    expect(again.text).toBe(first.text)
    expect(conversationOf(again)).toEqual(conversationOf(first))
    expect(model.requests).toHaveLength(1)
    expect((await call<{ left: number }>('/api/assistant/start', member)).data.left).toBe(
      left.data.left,
    )
  })

  test('an answer that failed can be asked again under its key and is not counted', async () => {
    const member = await newMember()
    const sent = question()
    model.behave((_, { response }) => void response.writeHead(500).end())
    const failed = await askOver(world.app, sent, member)
    const { conversationId } = conversationOf(failed)
    expect(failed.error).toMatchObject({ reason: 'assistant.model' })
    expect(await exchangesOf(member, conversationId)).toMatchObject([{ state: 'failed', text: '' }])
    const { data } = await call<{ left: number }>('/api/assistant/start', member)
    expect(data.left).toBe(DAILY_QUESTIONS.model.member)
    model.behave((_, step) => {
      step.text('现在可以。')
      step.finish()
    })
    await askOver(world.app, sent, member)
    expect(await exchangesOf(member, conversationId)).toMatchObject([
      { state: 'done', text: '现在可以。' },
    ])
  })

  test('they are in the export and go with the account', async () => {
    const member = await newMember()
    await askOver(world.app, question(), member)
    expect(await world.part.export(world.db, member)).toMatchObject([
      { title: '英超积分榜', turns: [{ question: '英超积分榜', text: '数据中没有。' }] },
    ])
    await world.db.transaction().execute((trx) => world.part.erase(trx, member, () => undefined))
    expect(await world.part.export(world.db, member)).toEqual([])
  })
})

describe('what is not answered', () => {
  test.each([
    ['an empty question', { question: '  \u0000 ' }, 'request.invalid'],
    ['a long one', { question: '很'.repeat(501) }, 'request.invalid'],
    ['one without a key', { key: undefined }, 'request.invalid'],
    ['an unknown field', { isAdmin: true }, 'request.invalid'],
    ['a body that is none', { question: 7 }, 'request.invalid'],
  ])('%s', async (_, given, reason) => {
    expect(await call(ASK_PATH, undefined, question(given))).toMatchObject({ reason, data: null })
  })

  test('a visitor has no conversations', async () => {
    expect(await call('/api/assistant/conversations')).toMatchObject({ reason: 'auth.no_token' })
    const { conversationId } = conversationOf(await askOver(world.app, question()))
    expect(conversationId).toBe('')
  })
})

test('a budget is of a member, or of the visitors of a network, and of a day', async () => {
  const member = await newMember()
  const max = DAILY_QUESTIONS.model.member
  const sendAll = (count: number) =>
    sql`INSERT INTO assistant_usage (day, asker, questions)
      VALUES ('2026-08-15', ${`member ${member}`}, ${count})`.execute(world.db)
  await sendAll(max - 1)
  expect((await askOver(world.app, question(), member)).error).toBeNull()
  const over = await call(ASK_PATH, member, question())
  expect(over).toMatchObject({ reason: 'assistant.budget', retryAfterMs: expect.any(Number) })
  expect((await askOver(world.app, question(), await newMember())).error).toBeNull()
  world.clock.offsetMs += 86_400_000
  expect((await askOver(world.app, question(), member)).error).toBeNull()
  world.clock.offsetMs -= 86_400_000
})

test('many questions at once do not exceed the budget of a network', async () => {
  const [remoteAddress, max] = ['203.0.113.9', DAILY_QUESTIONS.model.visitor]
  await sql`INSERT INTO assistant_usage (day, asker, questions)
    VALUES ('2026-08-15', 'network 203.0.113.9', ${max - 1})`.execute(world.db)
  const answers = await Promise.all(
    [1, 2, 3].map(() =>
      world.app.inject({ method: 'POST', url: ASK_PATH, remoteAddress, payload: question() }),
    ),
  )
  const streams = answers.filter(({ headers }) =>
    /event-stream/.test(String(headers['content-type'])),
  )
  expect(streams).toHaveLength(1)
})

test('a closed connection stops the answer and what came is stored', async () => {
  const member = await newMember()
  let isAsked: () => void = () => undefined
  const asked = new Promise<void>((resolve) => {
    isAsked = resolve
  })
  let isGone: () => void = () => undefined
  const gone = new Promise<void>((resolve) => {
    isGone = resolve
  })
  model.behave((_, { text, response }) => {
    response.once('close', isGone)
    text('阿森纳第一。')
    isAsked()
  })
  if (!world.app.server.listening) await world.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = world.app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  const body = JSON.stringify(question())
  socket.write(
    `POST ${ASK_PATH} HTTP/1.1\r\nhost: x\r\naccesstoken: ${member}\r\n` +
      `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  )
  await asked
  let received = ''
  while (!received.includes('阿森纳第一')) received += String((await once(socket, 'data'))[0])
  expect(received).toContain('text/event-stream')
  socket.destroy()
  await gone
  const [conversation] = await listOf(member)
  const state = async () => (await exchangesOf(member, conversation?.id ?? ''))?.[0]
  while ((await state())?.state === 'failed');
  expect(await state()).toMatchObject({ state: 'stopped', text: '阿森纳第一。' })
})

test('text that no database stores is left out', () => {
  expect(plainText('a\u0000b\ud800c\u0007d\n😀')).toBe('abcd\n😀')
})
