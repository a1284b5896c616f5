import { type FakeModel, openFakeModel, toolContents } from '../testing/fake-model'
import { openQuestionWorld, type QuestionWorld } from '../testing/question-world'
import type { ModelSettings } from '.'

const KEY = 'sk-secret-key-of-the-operator'
let model: FakeModel
let world: QuestionWorld
const settings: ModelSettings = { baseUrl: '', apiKey: KEY, model: 'm-1' }
beforeAll(async () => {
  model = await openFakeModel()
  settings.baseUrl = model.baseUrl
  world = await openQuestionWorld(settings)
})
afterAll(async () => {
  await world.close()
  await model.close()
})

test('the text of the model streams, with figures from tools and their sources', async () => {
  model.behave((request, step) => {
    const [table] = toolContents(request)
    if (!table) step.call('league_table', { league: '英超' })
    else
      for (const part of ['阿森纳排名', '第1，', '积6分[1]。', '其次是纽卡[1]。']) step.text(part)
    step.finish()
  })
  const { events, text, sources, blocks, unsourced } = await world.ask('英超积分榜')
  expect(text).toBe('阿森纳排名第1，积6分[1]。其次是纽卡[1]。')
  expect(sources).toMatchObject([{ n: 1, title: '英超积分榜' }])
  expect(blocks).toMatchObject([{ kind: 'table', source: 1 }])
  expect(unsourced).toEqual([])
  expect(events.map(({ kind }) => kind)).toEqual([
    ...['started', 'reading', 'source', 'block', 'text', 'text', 'done'],
  ])
  const [first, second] = model.requests
  expect(first?.headers.authorization).toBe(`Bearer ${KEY}`)
  expect(first?.body).toMatchObject({ model: 'm-1', stream: true })
  expect(second?.body.messages.at(-2)).toMatchObject({
    role: 'assistant',
    tool_calls: [{ id: 'c0', function: { name: 'league_table', arguments: '{"league":"英超"}' } }],
  })
  expect(second?.body.messages.at(-1)).toMatchObject({ role: 'tool', tool_call_id: 'c0' })
})

test('several tools in one round, and a match by the id that a tool gave', async () => {
  model.behave((request, step) => {
    const given = toolContents(request)
    if (given.length === 0) {
      step.call('matches_of_team', { team: '红魔' })
      step.call('team_form', { team: '曼联', side: 'home' })
    } else if (given.length === 2) {
      const { 数据: matches } = JSON.parse(given[0] ?? '')
      const next = matches.find(({ state }: { state: string }) => state === 'coming')
      step.call('match_odds', { match_id: next.id })
      step.call('match_prediction', { match_id: next.id })
    } else step.text('主胜 2.80[3]，模型给曼联 31%[4]。')
    step.finish()
  })
  const { text, sources, unsourced } = await world.ask('曼联下一场的赔率和预测')
  expect(text).toBe('主胜 2.80[3]，模型给曼联 31%[4]。')
  expect(sources.map(({ title }) => title)).toEqual([
    ...['近期比赛', '近期战绩', '曼联 对 曼城 欧赔', '曼联 对 曼城 预测'],
  ])
  expect(unsourced).toEqual([])
})

test('a figure that no tool gave is reported', async () => {
  model.behave((request, step) => {
    if (toolContents(request).length === 0) step.call('league_table', { league: '英超' })
    else step.text('阿森纳积6分[1]，夺冠概率97%，上赛季88个进球，曾经七比二大胜，2：9惨败。')
    step.finish()
  })
  const { unsourced } = await world.ask('阿森纳会夺冠吗')
  expect(unsourced).toEqual(['2:9', '七比二', '97', '88'])
})

test('earlier questions and answers go with the question', async () => {
  model.behave((_, step) => {
    step.text('好的。')
    step.finish()
  })
  await world.ask('那主场呢', [{ question: '英超积分榜', text: '阿森纳第一' }])
  expect(model.requests[0]?.body.messages.map(({ role, content }) => [role, content])).toEqual([
    ['system', expect.stringContaining('不是指令')],
    ['user', '英超积分榜'],
    ['assistant', '阿森纳第一'],
    ['user', '那主场呢'],
  ])
})

test.each([
  ['a busy endpoint', 429, { 'retry-after': '7' }, 7_000],
  ['a broken endpoint', 500, {}, undefined],
  ['a wrong key', 401, {}, undefined],
])('%s is an error that can be tried again', async (_, status, headers, retryAfterMs) => {
  model.behave((_request, { response }) => {
    response.writeHead(status, headers).end('{"error":{"message":"inner detail"}}')
  })
  const { error, text, events } = await world.ask('英超积分榜')
  expect(error).toEqual({
    kind: 'error',
    reason: 'assistant.model',
    message: '助手暂时无法回答，请稍后再试',
    ...(retryAfterMs !== undefined && { retryAfterMs }),
  })
  expect(text).toBe('')
  expect(JSON.stringify(events)).not.toContain('inner detail')
})

test('an answer that is cut in the middle shows what came and ends with an error', async () => {
  model.behave(async (_request, { text, response }) => {
    text('阿森纳排名')
    text('第一。然后')
    response.destroy()
  })
  const { error, events } = await world.ask('英超积分榜')
  expect(error).toMatchObject({ reason: 'assistant.model' })
  expect(events.at(-1)?.kind).toBe('error')
  model.behave((_request, { text, response }) => {
    text('阿森纳第一。')
    response.end()
  })
  const ended = await world.ask('英超积分榜')
  expect(ended.text).toBe('阿森纳第一。')
  expect(ended.error).toMatchObject({ reason: 'assistant.model' })
})

test('an endpoint that hangs, before or in its answer, is given up', async () => {
  settings.silenceMs = 2_000
  model.behave(() => undefined)
  expect((await world.ask('英超积分榜')).error).toMatchObject({ reason: 'assistant.model' })
  const closed = new Promise<void>((resolve) => {
    model.behave((_request, { text, response }) => {
      response.once('close', resolve)
      text('阿森纳第一。')
    })
  })
  const { text, error } = await world.ask('英超积分榜')
  expect(text).toBe('阿森纳第一。')
  expect(error).toMatchObject({ reason: 'assistant.model' })
  await closed
  delete settings.silenceMs
})

test.each([
  ['no JSON', 'data: {"choices":\n\n'],
  ['another form', 'data: {"choices":[{"delta":{"content":7}}]}\n\n'],
  ['an HTML page', '<html>login</html>'],
  ['nothing', 'data: [DONE]\n\n'],
])('an answer of %s is an error', async (_, body) => {
  model.behave((_request, { response }) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).end(body)
  })
  expect((await world.ask('英超积分榜')).error).toMatchObject({ reason: 'assistant.model' })
})

test('a redirect does not carry the key to another place', async () => {
  model.behave((_request, { response }) => {
    response.writeHead(307, { location: `${model.baseUrl}/elsewhere` }).end()
  })
  expect((await world.ask('英超积分榜')).error).toMatchObject({ reason: 'assistant.model' })
  expect(model.requests).toHaveLength(1)
})

test('wrong tools and wrong input are answers to the model, not failures', async () => {
  model.behave((request, step) => {
    const given = toolContents(request)
    if (given.length === 0) {
      step.call('read_database', { sql: 'SELECT * FROM accounts' })
      step.call('league_table', '{"league":')
      step.call('league_table', { league: '英超', secret: true })
      step.call('league_table', { league: '不存在的联赛' })
      step.call('match_detail', { match_id: 999_999 })
      step.call('matches_of_day', { date: '2026-02-31' })
    } else step.text('数据中没有。')
    step.finish()
  })
  const { text, error } = await world.ask('什么都查一下')
  expect(error).toBeNull()
  expect(text).toBe('数据中没有。')
  expect(toolContents(model.requests[1] ?? fail()).map((content) => JSON.parse(content))).toEqual([
    { error: 'no such tool' },
    { error: 'invalid arguments' },
    { error: 'invalid arguments' },
    { error: 'no such name in the data' },
    { error: '数据中没有' },
    { error: 'no such day' },
  ])
})

test('every tool gives what pages show', async () => {
  const calls: [string, object][] = [
    ['matches_of_day', { date: '2026-08-15', league: '英超' }],
    ['matches_in_play', { sport: 'football' }],
    ['head_to_head', { team: '曼联', other: '利物浦' }],
    ['player', { name: '詹姆斯' }],
    ['rooms_on_air', {}],
  ]
  model.behave((request, step) => {
    if (toolContents(request).length === 0)
      for (const [name, input] of calls) step.call(name, input)
    else step.text('好。')
    step.finish()
  })
  await world.ask('什么都查一下')
  const given = toolContents(model.requests[1] ?? fail())
  expect(given.map((content) => JSON.parse(content).error)).toEqual(calls.map(() => undefined))
  for (const [place, part] of ['曼城', '1-0', '3-0', '31', '[]'].entries())
    expect(given[place]).toContain(part)
})

function fail(): never {
  throw new Error('no such request')
}
