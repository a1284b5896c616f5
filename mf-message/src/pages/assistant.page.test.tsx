import 'fake-indexeddb/auto'
import {
  type AnswerEvent,
  deleteAssistantConversation,
  getAssistantConversations,
  getAssistantStart,
  getAssistantTurns,
} from '@saidian/shared/contracts/assistant'
import { settingsSlice } from '@saidian/shared/store'
import { answer, apiError } from '@saidian/shared/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { deviceConversations } from '../assistant/device-conversations'
import { makeAssistantStart, makeExchange, SOURCE } from '../testing/assistant.factory'
import { ask, createAssistantWorld, openAssistant, showAssistant } from '../testing/open-assistant'

const STARTED: AnswerEvent = { kind: 'started', conversationId: '5', answerId: '50' }
const DONE: AnswerEvent = { kind: 'done', suggestions: ['那主场呢'] }
const text = (part: string): AnswerEvent => ({ kind: 'text', text: part })
const answerOf = (question: string) =>
  screen.getByRole('heading', { name: question }).closest('article') as HTMLElement

beforeAll(() => {
  window.scrollTo = () => undefined
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
})
beforeEach(async () => {
  for (const { id } of await deviceConversations.list()) await deviceConversations.remove(id)
})

test('says what answers here and asks a suggestion with a tap', async () => {
  const { asked } = openAssistant()
  expect(screen.getByRole('status', { name: '加载中' })).toBeVisible()
  expect(await screen.findByText('内置助手（不是大模型），只用本站数据回答')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: '英超积分榜' }))
  expect(asked).toMatchObject([{ body: { question: '英超积分榜', before: [] }, token: null }])
})

test('in teen mode it asks without the market, and offers none', async () => {
  const { asked, store } = openAssistant()
  act(() => {
    store.dispatch(settingsSlice.actions.settingChosen({ key: 'teenMode', value: true }))
  })
  expect(await screen.findByText('比赛、积分、近况，问我就行')).toBeVisible()
  await userEvent.click(await screen.findByRole('button', { name: '英超积分榜' }))
  expect(asked).toMatchObject([{ body: { question: '英超积分榜', closed: 'young' } }])
})

test('names the model that answers', async () => {
  const answers = {
    [`GET ${getAssistantStart.path}`]: answer(makeAssistantStart({ model: 'M-1' })),
  }
  openAssistant({ answers })
  expect(await screen.findByText(/^由 M-1 根据本站数据生成/)).toBeVisible()
})

test('an answer grows: steps, text with its sources, blocks, suggestions', async () => {
  const { asked } = openAssistant()
  const asking = await ask('曼城排第几', asked)
  expect(screen.getByText('正在思考', { selector: 'li' })).toBeVisible()
  await asking.say(STARTED, { kind: 'reading', label: '正在查询 英超积分榜' })
  expect(screen.getByText('正在查询 英超积分榜', { selector: 'li' })).toBeVisible()
  expect(screen.getByText('正在查询 英超积分榜', { selector: '[role=status]' })).toBeInTheDocument()
  await asking.say(text('曼城排第 **1'), text('** 名[1]，夺冠概率 87%。\n\n- 21 分'))
  await asking.say(
    { kind: 'source', source: SOURCE },
    { kind: 'unsourced', figures: ['87%'] },
    {
      kind: 'block',
      block: {
        kind: 'table',
        title: '英超积分榜',
        columns: ['球队', '积分'],
        rows: [['曼城', '21']],
        source: 1,
      },
    },
    {
      kind: 'block',
      block: {
        kind: 'chart',
        title: '近 5 场进球',
        bars: [{ label: '对切尔西', value: 3, text: '3 球' }],
        source: 1,
      },
    },
    DONE,
  )
  await asking.end()
  const exchange = within(answerOf('曼城排第几'))
  expect(await exchange.findByText('1', { selector: 'strong' })).toBeVisible()
  expect(exchange.getByText('21 分', { selector: 'li *, li' })).toBeVisible()
  for (const mark of exchange.getAllByRole('link', { name: '来源1：英超积分榜' }))
    expect(mark).toHaveAttribute('href', SOURCE.link)
  const sources = within(exchange.getByRole('region', { name: '数据来源' }))
  expect(sources.getByRole('link')).toHaveTextContent('1英超积分榜数据截至 11-20 10:00')
  expect(exchange.getByTitle('非本站数据')).toHaveTextContent('87%（非本站数据）')
  const table = within(exchange.getByRole('figure', { name: '英超积分榜' })).getByRole('table')
  expect(within(table).getByRole('row', { name: '曼城 21' })).toBeVisible()
  const chart = within(exchange.getByRole('figure', { name: '近 5 场进球' }))
  expect(chart.getByRole('listitem')).toHaveTextContent('对切尔西3 球')
  expect(screen.getByText(/^回答完毕，附2个数据块。曼城排第 1 名/)).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: '那主场呢' }))
  expect(asked[1]?.body.before).toEqual([
    { question: '曼城排第几', text: expect.stringContaining('曼城排第') },
  ])
})

test('frames in any pieces, unknown and malformed ones among them', async () => {
  const { asked } = openAssistant()
  const asking = await ask('曼城', asked)
  const frames = [STARTED, text('曼'), text('城好'), DONE].map(
    (event) => `data: ${JSON.stringify(event)}\n\n`,
  )
  const stream = [
    ': beat\n\n',
    'data: {"kind":"later","x":1}\n\n',
    'data: {broken\n\n',
    'data: {"kind":"text"}\n\n',
    ...frames,
    'data: {"kind":"text","text":"after the end"}\n\n',
  ].join('')
  for (let at = 0; at < stream.length; at += 7) await asking.raw(stream.slice(at, at + 7))
  await asking.end()
  expect(await within(answerOf('曼城')).findByText('曼城好')).toBeVisible()
  expect(screen.queryByText(/after the end/)).toBeNull()
})

test('a stream that is cut in the middle says so, and retries under the same key', async () => {
  const { asked } = openAssistant()
  const first = await ask('曼城排第几', asked)
  await first.say(STARTED, text('曼城排'))
  await first.end()
  const exchange = within(answerOf('曼城排第几'))
  expect(exchange.getByRole('alert')).toHaveTextContent('网络已断开，请检查网络')
  expect(await exchange.findByText('曼城排')).toBeVisible()
  await userEvent.click(exchange.getByRole('button', { name: '重试' }))
  expect(exchange.queryByText('曼城排')).toBeNull()
  expect(asked[1]?.body).toEqual(first.body)
  await asked[1]?.say(STARTED, text('曼城排第一'), DONE)
  await asked[1]?.end('no network')
  expect(await exchange.findByText('曼城排第一')).toBeVisible()
  expect(exchange.queryByRole('alert')).toBeNull()
  expect(screen.getAllByRole('article')).toHaveLength(1)
})

test('停止 ends the answer, and what has come stays', async () => {
  const { asked } = openAssistant()
  const asking = await ask('曼城排第几', asked)
  await asking.say(STARTED, text('曼城排第一'))
  expect(screen.queryByRole('button', { name: '发送' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: '停止' }))
  expect(asking.isAborted()).toBe(true)
  const exchange = within(answerOf('曼城排第几'))
  expect(exchange.getByText('已停止回答')).toBeVisible()
  expect(exchange.getByText('曼城排第一')).toBeVisible()
  await asking.say(text('，领先三分'))
  expect(screen.queryByText(/领先三分/)).toBeNull()
  await userEvent.click(exchange.getByRole('button', { name: '重新回答' }))
  expect(asked[1]?.body.question).toBe('曼城排第几')
  expect(asked[1]?.body.key).not.toBe(asking.body.key)
})

test.each([
  ['assistant.model', '助手暂时无法回答，请稍后再试', true],
  ['assistant.budget', '今天的提问次数已用完，明天再来吧', false],
] as const)('an error %s instead of a stream', async (reason, message, canRetry) => {
  const { asked } = openAssistant()
  const asking = await ask('曼城', asked)
  await asking.end(apiError(reason))
  expect(screen.getByRole('alert')).toHaveTextContent(message)
  expect(screen.queryAllByRole('button', { name: '重试' })).toHaveLength(canRetry ? 1 : 0)
})

test('an error event of a busy model can be retried after its time', async () => {
  const { asked } = openAssistant()
  const asking = await ask('曼城', asked)
  const error = { reason: 'assistant.model', message: '模型繁忙', retryAfterMs: 60_000 }
  await asking.say(STARTED, { kind: 'error', ...error })
  await asking.end()
  expect(screen.getByRole('alert')).toHaveTextContent('模型繁忙')
  expect(screen.getByRole('button', { name: /^\d+ 秒后可重试$/ })).toBeDisabled()
})

test('without a question left the field gives way to the login', async () => {
  const answers = { [`GET ${getAssistantStart.path}`]: answer(makeAssistantStart({ left: 0 })) }
  const { host } = openAssistant({ answers })
  expect(await screen.findByText('今天的提问次数已用完，明天再来吧')).toBeVisible()
  expect(screen.queryByRole('textbox')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: '登录后提问' }))
  expect(host.navigated[0]).toMatch(/^\/user\/login/)
})

test('Enter asks, Shift and Enter is a new line, too long a question is not sent', async () => {
  const { asked } = openAssistant()
  const field = await screen.findByRole('textbox', { name: '问题' })
  await userEvent.type(field, '曼城{Shift>}{Enter}{/Shift}阿森纳{Enter}')
  expect(asked).toMatchObject([{ body: { question: '曼城\n阿森纳' } }])
  await asked[0]?.say(STARTED, DONE)
  await asked[0]?.end()
  await userEvent.click(field)
  await userEvent.paste('长'.repeat(501))
  expect(screen.getByRole('alert')).toHaveTextContent('问题最多 500 字')
  expect(screen.getByRole('button', { name: '发送' })).toBeDisabled()
})

test('copies an answer with its table and whole addresses of its sources', async () => {
  const user = userEvent.setup()
  const { asked, host } = openAssistant()
  const asking = await ask('曼城', asked)
  await asking.say(STARTED, text('**第一**[1]'), { kind: 'source', source: SOURCE })
  const table = { title: '榜', columns: ['队', '分'], rows: [['曼城', '21']], source: 1 }
  await asking.say({ kind: 'block', block: { kind: 'table', ...table } }, DONE)
  await asking.end()
  await user.click(screen.getByRole('button', { name: '复制' }))
  await waitFor(() => expect(host.toasts).toEqual(['已复制']))
  expect(await navigator.clipboard.readText()).toBe(
    `**第一**[1]\n\n榜\n队\t分\n曼城\t21\n\n数据来源：\n[1] 英超积分榜 http://localhost${SOURCE.link}`,
  )
})

test('offline says so', async () => {
  openAssistant()
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(screen.getByText('网络已断开，连上后就能提问')).toBeVisible()
  jest.restoreAllMocks()
  act(() => void window.dispatchEvent(new Event('online')))
  expect(screen.queryByText('网络已断开，连上后就能提问')).toBeNull()
})

describe('conversations of a visitor', () => {
  async function answered(opened: ReturnType<typeof openAssistant>, question: string) {
    const asking = await ask(question, opened.asked)
    await asking.say(STARTED, text(`答：${question}`), DONE)
    await asking.end()
    return asking
  }

  test('are on the device: a reload shows them, and sends them along', async () => {
    const before = openAssistant()
    await answered(before, '曼城排第几')
    const address = before.location()
    expect(address).toMatch(/^\/ChatGPT\?id=[\da-f-]{36}$/)
    before.unmount()
    const { asked } = openAssistant({ query: address.slice('/ChatGPT'.length) })
    expect(await screen.findByText('答：曼城排第几')).toBeVisible()
    const asking = await ask('那主场呢', asked)
    expect(asking.body).toMatchObject({
      before: [{ question: '曼城排第几', text: '答：曼城排第几' }],
    })
    expect(asking.body.conversationId).toBeUndefined()
  })

  test('one that the page left in the middle can be asked again under its key', async () => {
    const before = openAssistant()
    const asking = await ask('曼城排第几', before.asked)
    await asking.say(STARTED, text('曼'))
    before.unmount()
    const { asked } = openAssistant({ query: before.location().slice('/ChatGPT'.length) })
    expect(await screen.findByRole('alert')).toHaveTextContent('回答没有完成')
    await userEvent.click(screen.getByRole('button', { name: '重试' }))
    expect(asked[0]?.body.key).toBe(asking.body.key)
  })

  test('are listed newest first, opened and deleted', async () => {
    const opened = openAssistant()
    await answered(opened, '第一个问题')
    await userEvent.click(screen.getByRole('button', { name: '新对话' }))
    expect(screen.getByRole('textbox', { name: '问题' })).toHaveFocus()
    await answered(opened, '第二个问题')
    await userEvent.click(screen.getByRole('button', { name: '对话记录' }))
    const list = within(await screen.findByRole('dialog', { name: '对话记录' }))
    expect(list.getByText('未登录时，对话只保存在这台设备上')).toBeVisible()
    await list.findByText('第二个问题')
    const titles = list.getAllByText(/个问题$/).map((title) => title.textContent)
    expect(titles).toEqual(['第二个问题', '第一个问题'])
    await userEvent.click(list.getByRole('button', { name: '删除对话：第二个问题' }))
    await waitFor(() => expect(list.queryByText('第二个问题')).toBeNull())
    expect(opened.host.dialogs).toEqual(['删除这个对话？'])
    expect(screen.queryByText('答：第二个问题')).toBeNull()
    await userEvent.click(list.getByText('第一个问题'))
    expect(await screen.findByText('答：第一个问题')).toBeVisible()
  })

  test('an empty list leads to the field', async () => {
    openAssistant()
    await userEvent.click(screen.getByRole('button', { name: '对话记录' }))
    const list = within(await screen.findByRole('dialog', { name: '对话记录' }))
    expect(await list.findByText('还没有对话')).toBeVisible()
    await userEvent.click(list.getByRole('button', { name: '去提问' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('an answer goes on while one reads another page', async () => {
    const { world, asked } = createAssistantWorld()
    const page = showAssistant(world)
    const asking = await ask('曼城排第几', asked)
    await asking.say(STARTED, text('曼城'))
    page.unmount()
    expect(asking.isAborted()).toBe(false)
    await asking.say(text('排第一'), DONE)
    await asking.end()
    showAssistant(world)
    expect(await screen.findByText('曼城排第一')).toBeVisible()
  })

  test('a login ends them here: the member begins with own ones', async () => {
    const { asked, logIn, location } = openAssistant()
    const asking = await ask('曼城排第几', asked)
    await asking.say(STARTED, text('曼城'))
    act(() => logIn('secret'))
    expect(asking.isAborted()).toBe(true)
    expect(screen.queryByText('曼城')).toBeNull()
    await waitFor(() => expect(location()).toBe('/ChatGPT'))
    const next = await ask('阿森纳', asked)
    expect(next).toMatchObject({ token: 'secret' })
    expect(next.body.before).toBeUndefined()
  })
})

describe('conversations of a member', () => {
  const exchangesOf = `GET ${getAssistantTurns.path}`
  const listOf = `GET ${getAssistantConversations.path}`

  test('are on the server: a follow-up names the conversation only', async () => {
    const { asked, location } = openAssistant({ isMember: true })
    const first = await ask('曼城排第几', asked)
    expect(first.body).toEqual({ question: '曼城排第几', key: first.body.key })
    await first.say(STARTED, text('第一'), DONE)
    await first.end()
    expect(location()).toBe('/ChatGPT?id=5')
    const next = await ask('那主场呢', asked)
    expect(next.body).toEqual({ question: '那主场呢', conversationId: '5', key: next.body.key })
  })

  test('one opens by its address, with a failure and a retry', async () => {
    const replies = [apiError('server.fault'), answer({ turns: [makeExchange()] })]
    const answers = { [exchangesOf]: () => replies.shift() ?? 'no network' }
    const { http } = openAssistant({ isMember: true, query: '?id=5', answers })
    expect(screen.getByRole('status', { name: '加载中' })).toBeVisible()
    await userEvent.click(await screen.findByRole('button', { name: '点击重试' }))
    const exchange = await screen.findByRole('heading', { name: '曼城排第几' })
    expect(exchange).toBeVisible()
    const seen = http.requests.filter(({ url }) => url === getAssistantTurns.path)
    expect(seen.map(({ query }) => query)).toEqual([{ id: '5' }, { id: '5' }])
  })

  test('the list fails with a retry; a conversation that is not deleted stays', async () => {
    const replies = [apiError('server.fault')]
    const conversations = [{ id: '5', title: '曼城排第几', at: Date.UTC(2026, 10, 20, 2) }]
    const { host } = openAssistant({
      isMember: true,
      answers: {
        [listOf]: () => replies.shift() ?? answer({ conversations }),
        [`POST ${deleteAssistantConversation.path}`]: apiError('server.fault'),
      },
    })
    await userEvent.click(screen.getByRole('button', { name: '对话记录' }))
    const list = within(await screen.findByRole('dialog', { name: '对话记录' }))
    await userEvent.click(await list.findByRole('button', { name: '点击重试' }))
    await userEvent.click(await list.findByRole('button', { name: /^删除对话/ }))
    await waitFor(() => expect(host.toasts).toEqual(['没有删除，请稍后再试']))
    expect(list.getByText('曼城排第几')).toBeVisible()
  })
})
