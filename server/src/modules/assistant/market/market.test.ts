import { type AssistantTurn, getAssistantStart } from '@saidian/shared/contracts/assistant'
import type { Endpoint } from '@saidian/shared/contracts/http'
import { sql } from 'kysely'
import { ALL_ENDPOINTS } from '../../../testing/all-endpoints'
import { TOOL_SPECS } from '../model/tool-specs'
import { productFor } from '../reading/product'
import { type FakeModel, openFakeModel, toolContents } from '../testing/fake-model'
import { askOver, newKey, openQuestionWorld, type QuestionWorld } from '../testing/question-world'
import { ClosedToReader, stricter, withoutMarket } from './market'

/** Prices and lines of the scripted matches, as pages and answers write them. */
const MARKET = /主胜 \d|欧赔.*\d\.\d|受让|2\.80|2\.60|3\.40|水\b|初盘/
const QUESTIONS = [
  '曼联对曼城赔率',
  '曼联对曼城亚盘',
  '曼联对曼城大小球',
  '曼联对曼城角球盘',
  '公牛对湖人让分',
  '公牛对湖人赔率',
  '今晚英超赔率',
  '曼联的盘口和水位',
  'man united odds 赔率',
]
const MEMBERS = { '810001': 'young', '810002': 'off' } as const

let model: FakeModel
let worlds: { builtin: QuestionWorld; model: QuestionWorld }
beforeAll(async () => {
  model = await openFakeModel()
  const settings = { baseUrl: model.baseUrl, apiKey: '', model: 'm-1' }
  worlds = { builtin: await openQuestionWorld(), model: await openQuestionWorld(settings) }
  for (const world of Object.values(worlds))
    for (const [id, market] of Object.entries(MEMBERS)) {
      world.markets.set(id, market)
      await sql`INSERT INTO accounts (id, phone, created_at)
        OVERRIDING SYSTEM VALUE VALUES (${id}::bigint, ${`139${id}00`}, now())`.execute(world.db)
    }
})
afterAll(async () => {
  for (const world of Object.values(worlds)) await world.close()
  await model.close()
})

const ask = (world: QuestionWorld, question: string, given: object = {}, token?: string) =>
  askOver(world.app, { question, key: newKey(), ...given }, token)
const shown = (answer: Awaited<ReturnType<typeof ask>>) =>
  JSON.stringify([answer.text, answer.blocks, answer.sources, answer.suggestions])

test('an adult gets the odds, so that the questions below ask for something', async () => {
  const { text } = await ask(worlds.builtin, QUESTIONS[0] ?? '')
  expect(text).toMatch(MARKET)
})

test.each(QUESTIONS)('the built-in assistant refuses %j kindly', async (question) => {
  const before = [{ question: '曼联今晚踢谁', text: '曼城' }]
  for (const [token, market] of [...Object.entries(MEMBERS), [undefined, 'young'] as const]) {
    const given = token === undefined ? { closed: market, before } : {}
    const answer = await ask(worlds.builtin, question, given, token)
    expect(shown(answer)).not.toMatch(MARKET)
    expect(answer.suggestions.join()).not.toMatch(/赔率|盘/)
    expect(answer.sources).toEqual([])
    expect(answer.error).toBeNull()
    expect(answer.text).toMatch(market === 'young' ? /青少年模式|数据中没有/ : /已关闭|数据中没有/)
  }
})

test('predictions, line-ups and help come without a way to the odds', async () => {
  for (const question of ['曼联对曼城预测', '曼联对曼城首发', '你能做什么', '你好', '英超积分榜']) {
    const answer = await ask(worlds.builtin, question, {}, '810001')
    expect(answer.text).not.toBe('')
    expect(shown(answer)).not.toMatch(/赔率|盘口/)
  }
})

test('no tool gives a model the market, nor does its own text', async () => {
  const [match] = (
    await sql<{ id: number }>`SELECT id FROM matches WHERE key = 'e32'`.execute(worlds.model.db)
  ).rows
  const inputs: Record<string, unknown> = {
    date: '2026-08-15',
    team: '曼联',
    other: '曼城',
    league: '英超',
    name: '哈兰德',
    match_id: match?.id,
  }
  model.behave((request, step) => {
    const done = toolContents(request).length
    const isPriceOnly = request.body.messages.some(({ content }) => content === '只说价格')
    if (isPriceOnly) step.text('主胜 2.80。')
    else if (done === TOOL_SPECS.length) step.text('曼联主胜 2.80。初盘是 2.60。今晚踢曼城。')
    // One answer may ask for eight calls.
    for (const { name, parameters } of isPriceOnly ? [] : TOOL_SPECS.slice(done, done + 8)) {
      const known = (parameters as unknown as { properties: object }).properties
      const given = Object.keys(known).filter((key) => key in inputs)
      step.call(name, Object.fromEntries(given.map((key) => [key, inputs[key]])))
    }
    step.finish()
  })
  for (const token of Object.keys(MEMBERS)) {
    const answer = await ask(worlds.model, '曼联赔率', {}, token)
    const given = model.requests.slice(-1).flatMap(toolContents)
    expect(given).toHaveLength(TOOL_SPECS.length)
    expect(given.join()).not.toMatch(MARKET)
    expect(given.filter((each) => /青少年模式|已关闭/.test(each))).toHaveLength(1)
    expect(answer.text).toBe('今晚踢曼城。')
    expect(shown(answer)).not.toMatch(MARKET)
    const priceOnly = await ask(worlds.model, '只说价格', {}, token)
    expect(priceOnly).toMatchObject({ error: null })
    expect(priceOnly.text).toMatch(/青少年模式|已关闭/)
  }
})

test('answers of before are closed too: in the list, under their key, exported', async () => {
  const world = worlds.builtin
  const [member, key] = ['810002', newKey()]
  world.markets.set(member, 'open')
  const first = await askOver(world.app, { question: '曼联对曼城赔率', key }, member)
  expect(first.text).toMatch(MARKET)
  world.markets.set(member, 'young')
  const again = await askOver(world.app, { question: '曼联对曼城赔率', key }, member)
  expect(shown(again)).not.toMatch(MARKET)
  const headers = { accesstoken: member }
  const list = await world.app.inject({ url: '/api/assistant/conversations', headers })
  for (const { id } of list.json().data.conversations) {
    const { turns } = (
      await world.app.inject({ url: `/api/assistant/turns?id=${id}`, headers })
    ).json().data as { turns: AssistantTurn[] }
    expect(JSON.stringify(turns.map(({ text, blocks }) => [text, blocks]))).not.toMatch(MARKET)
  }
  const exported = JSON.stringify(await world.part.export(world.db, member))
  expect(exported).toContain('曼联对曼城赔率')
  expect(exported).not.toMatch(MARKET)
  world.markets.set(member, 'off')
})

test('no suggestion leads to the odds', async () => {
  for (const world of Object.values(worlds)) {
    const start = getAssistantStart.path
    const asked = [
      { url: start, headers: { accesstoken: '810001' } },
      { url: `${start}?closed=young` },
    ]
    for (const each of asked) {
      const { data } = (await world.app.inject(each)).json()
      expect(data.suggestions.length).toBeGreaterThan(0)
      expect(data.suggestions.join()).not.toMatch(/赔率|盘/)
    }
  }
})

test('every call with odds or lotteries is marked, and closed to such a reader', async () => {
  const isOfMarket = ({ path }: Endpoint) =>
    /\/odds\/(?!company)|\/zhi\/(?!company)|jczq|bjdc|\/football\/lottery/.test(path)
  const marked = ALL_ENDPOINTS.filter((each) => each.market)
  expect(marked.map(({ path }) => path)).toEqual(
    ALL_ENDPOINTS.filter(isOfMarket).map(({ path }) => path),
  )
  expect(marked.length).toBeGreaterThanOrEqual(8)
  const closed = productFor({ read: async () => null }, 'young')
  for (const each of marked) await expect(closed.read(each)).rejects.toThrow(ClosedToReader)
})

test('neither the account nor the device opens what the other closes', () => {
  expect(stricter('open', 'off')).toBe('off')
  expect(stricter('young', 'open')).toBe('young')
  expect(stricter('off', 'young')).toBe('young')
  expect(stricter('open', 'open')).toBe('open')
})

test('only sentences with figures of the market go', () => {
  expect(withoutMarket('曼联胜 31%。主胜 2.80，平 3.40。没有赔率。比分 2-1。')).toBe(
    '曼联胜 31%。没有赔率。比分 2-1。',
  )
  const table = '| 主胜 31.25% | 进球 2.6 |\n'
  expect(withoutMarket(`${table}| 主胜 | 2.80 |\n`)).toBe(table)
})
