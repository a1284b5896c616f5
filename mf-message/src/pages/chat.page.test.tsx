import 'fake-indexeddb/auto'
import {
  type Conversation,
  type Entry,
  type EntryRange,
  getConversation,
  getConversations,
  getEntries,
  getGroupMembers,
  openConversation,
  readConversation,
  recallMessage,
  receiveMessages,
  reportMessages,
  sendMessage,
  showTyping,
} from '@saidian/shared/contracts/messaging'
import { IM_CONVERSATION } from '@saidian/shared/contracts/sockets'
import { sessionSlice, settingsSlice } from '@saidian/shared/store'
import {
  answer,
  apiError,
  createFakeHttp,
  createWorld,
  databaseFaults,
  type FakeAnswer,
  makeUserInfo,
  renderWithStore,
  type SeenRequest,
  watchConnections,
} from '@saidian/shared/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { asListed } from '../conversations/counted.rules'
import { emptyList } from '../conversations/list.rules'
import { loginTagOf, storeList } from '../conversations/stored-list'
import { stopMessenger } from '../log'
import {
  AT,
  ME,
  makeConversation,
  makeEntry,
  makePerson,
  OTHER,
  PEOPLE,
  rangeOf,
} from '../log/testing/entry.factory'
import { layOutLists } from '../testing/laid-out'
import { ChatPage } from './chat.page'

type Answers = Record<string, FakeAnswer | ((request: SeenRequest) => FakeAnswer)>
type Given = {
  log?: Entry[]
  conversation?: Partial<Conversation>
  range?: Partial<EntryRange>
  answers?: Answers
  path?: string
  /** Whether the account has answered who it is. */
  isKnown?: boolean
  /** Calls are taken and not answered until then. */
  silence?: Promise<void>
}

const { settingChosen } = settingsSlice.actions
const CONV = 'conv/7'
const minutesAgo = (minutes: number) => Date.now() - minutes * 60_000

beforeAll(layOutLists)
beforeEach(async () => {
  localStorage.clear()
  for (const name of ['saidian-messages', 'saidian-conversations']) {
    await new Promise((resolve) => {
      indexedDB.deleteDatabase(name).onsuccess = resolve
    })
  }
})
afterEach(() => stopMessenger())

/** Opens the page of a conversation over a server that has its log. */
function open(given: Given = {}) {
  const { log = [], conversation, range, answers = {}, path, isKnown = true, silence } = given
  const server = { log, isOnline: true }
  const offline = (reply: () => FakeAnswer) => () => (server.isOnline ? reply() : 'no network')
  const table: Answers = {
    [`GET ${getConversation.path}`]: offline(() =>
      answer(makeConversation({ lastSeq: server.log.length, ...conversation })),
    ),
    [`POST ${getEntries.path}`]: ({ body }) =>
      server.isOnline ? answer(rangeOf(server.log, body as object, range)) : 'no network',
    [`POST ${sendMessage.path}`]: ({ body }) => {
      if (!server.isOnline) return 'no network'
      const sent = body as { clientMsgId: string; body: Entry['body'] }
      const { clientMsgId } = sent
      const entry = makeEntry(server.log.length + 1, {
        senderId: ME,
        clientMsgId,
        body: sent.body,
        at: Date.now(),
      })
      server.log = [...server.log, entry]
      return answer(entry)
    },
    [`POST ${readConversation.path}`]: ({ body }) =>
      answer({ readSeq: (body as { seq: number }).seq, unread: 0 }),
    [`POST ${receiveMessages.path}`]: answer(null),
    [`POST ${showTyping.path}`]: answer(null),
    [`POST ${recallMessage.path}`]: answer(null),
    [`POST ${reportMessages.path}`]: answer(null),
    ...answers,
  }
  const late = (entry: Answers[string]) => async (request: SeenRequest) => {
    await silence
    return typeof entry === 'function' ? entry(request) : entry
  }
  const hanging = Object.entries(table).map(([name, entry]) => [name, late(entry)])
  const http = createFakeHttp(silence ? Object.fromEntries(hanging) : table)
  const world = createWorld({ http })
  world.store.dispatch(sessionSlice.actions.loggedIn({ token: 't' }))
  if (isKnown) world.store.dispatch(sessionSlice.actions.userInfoRead(makeUserInfo({ id: ME })))
  const view = renderWithStore(<ChatPage />, { path: path ?? '/message/chat?id=7', world })
  const emit = (entry: Entry) =>
    act(() => world.im.emit(CONV, { epoch: 'e1', seq: entry.seq, data: { entry } }))
  const confirm = async (seq: number) => {
    await waitFor(() => expect(world.im.topics()).toContain(CONV))
    act(() => world.im.confirm(CONV, { epoch: 'e1', seq, recovered: true }))
  }
  const bodies = (called: string) =>
    http.requests
      .filter(({ url, method }) => method === 'POST' && url === called)
      .map((r) => r.body)
  return { ...world, ...view, server, emit, confirm, bodies }
}

const texts = (...values: string[]) =>
  values.map((text, at) =>
    makeEntry(at + 1, { at: minutesAgo(values.length - at), body: { kind: 'text', text } }),
  )

const field = () => screen.findByRole('textbox', { name: '消息' })
const rowOf = async (text: string) =>
  (await screen.findByText(text)).closest('[aria-keyshortcuts]') as HTMLElement

async function openMenu(text: string): Promise<HTMLElement> {
  fireEvent.contextMenu(await rowOf(text))
  return screen.findByRole('dialog')
}

test('shows what is there while it loads, then the messages', async () => {
  open({ log: texts('今晚看球吗', '看') })
  expect(screen.getByRole('status', { name: '加载中' })).toBeVisible()
  expect(await screen.findByText('今晚看球吗')).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: '老球迷' })).toBeVisible()
})

test('an empty conversation says so', async () => {
  open()
  expect(await screen.findByText('还没有消息，打个招呼吧')).toBeVisible()
  expect(await field()).toBeVisible()
})

test('a failure has a retry', async () => {
  const { server } = open({ log: texts('你好') })
  server.isOnline = false
  const retry = await screen.findByRole('button', { name: '点击重试' })
  server.isOnline = true
  await userEvent.click(retry)
  expect(await screen.findByText('你好')).toBeInTheDocument()
})

test('a conversation that is not there leads back', async () => {
  const gone = apiError('message.no_such_conversation')
  open({
    answers: { [`POST ${getEntries.path}`]: gone, [`GET ${getConversation.path}`]: gone },
  })
  expect(await screen.findByText('会话不存在或已删除')).toBeVisible()
})

test('a message shows at once, and what becomes of it', async () => {
  const { im, bodies, confirm } = open({ log: texts('在吗') })
  await screen.findByText('在吗')
  await confirm(1)
  await userEvent.type(await field(), '在的{Enter}')
  expect(await screen.findByText('在的')).toBeInTheDocument()
  await waitFor(() => expect(screen.getByText('已发送')).toBeInTheDocument())
  expect(bodies(sendMessage.path)).toMatchObject([
    { id: '7', body: { kind: 'text', text: '在的' } },
  ])
  expect(await field()).toHaveValue('')
  act(() => im.signal(CONV, { kind: 'has', memberId: OTHER, seq: 2 }))
  expect(await screen.findByText('已送达')).toBeInTheDocument()
  act(() => im.signal(CONV, { kind: 'read', memberId: OTHER, seq: 2 }))
  expect(await screen.findByText('已读')).toBeInTheDocument()
  act(() => im.signal(CONV, { kind: 'has', memberId: OTHER, seq: 1 }))
  expect(screen.getByText('已读')).toBeInTheDocument()
})

test('without a network a message waits, and goes out when it is back', async () => {
  const { server } = open({ log: texts('在吗') })
  await screen.findByText('在吗')
  server.isOnline = false
  await userEvent.type(await field(), '路上{Enter}')
  expect(await screen.findByRole('img', { name: '发送中' })).toBeInTheDocument()
  server.isOnline = true
  await waitFor(() => {
    window.dispatchEvent(new Event('online'))
    expect(screen.getByText('已发送')).toBeInTheDocument()
  })
  expect(screen.getAllByText('路上')).toHaveLength(1)
})

test('a rejected message says why and is sent again', async () => {
  let rejects = true
  const page = open({
    log: texts('在吗'),
    answers: {
      [`POST ${sendMessage.path}`]: ({ body }) => {
        if (rejects) return apiError('message.text_unfit')
        const { clientMsgId, body: sent } = body as { clientMsgId: string; body: Entry['body'] }
        return answer(makeEntry(2, { senderId: ME, clientMsgId, body: sent, at: Date.now() }))
      },
    },
  })
  await screen.findByText('在吗')
  await userEvent.type(await field(), '加我微信{Enter}')
  await userEvent.click(await screen.findByRole('button', { name: /^发送失败/ }))
  const sheet = await screen.findByRole('dialog', { name: '发送失败' })
  expect(within(sheet).getByText('内容含有不允许的词语、链接或联系方式')).toBeVisible()
  rejects = false
  await userEvent.click(within(sheet).getByRole('button', { name: '重发' }))
  await waitFor(() => expect(screen.getByText('已发送')).toBeInTheDocument())
  const ids = page.bodies(sendMessage.path).map((body) => (body as Entry).clientMsgId)
  expect(new Set(ids).size).toBe(1)
})

test('new messages appear, a gap is read again, and what was seen is reported', async () => {
  const { emit, confirm, server, bodies } = open({
    log: texts('一'),
    conversation: { readSeq: 0, unread: 1 },
  })
  await screen.findByText('一')
  expect(await screen.findByText('以下是新消息')).toBeInTheDocument()
  await confirm(1)
  await waitFor(() => expect(bodies(readConversation.path)).toEqual([{ id: '7', seq: 1 }]))
  server.log = texts('一', '二', '三')
  emit(server.log[2] as Entry)
  expect(await screen.findByText('三')).toBeInTheDocument()
  expect(await screen.findByText('二')).toBeInTheDocument()
  await waitFor(() => expect(bodies(readConversation.path).at(-1)).toEqual({ id: '7', seq: 3 }))
})

test('an own text that is recalled can be edited again', async () => {
  const own = makeEntry(1, { senderId: ME, at: Date.now(), body: { kind: 'text', text: '写错了' } })
  const { emit, confirm, bodies } = open({ log: [own] })
  const menu = await openMenu('写错了')
  await confirm(1)
  await userEvent.click(within(menu).getByRole('button', { name: '撤回' }))
  await waitFor(() => expect(bodies(recallMessage.path)).toEqual([{ id: '7', seq: 1 }]))
  emit(makeEntry(2, { senderId: ME, clientMsgId: null, body: { kind: 'recall', seq: 1 } }))
  expect(await screen.findByText(/^你撤回了一条消息/)).toBeInTheDocument()
  expect(screen.queryByText('写错了')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: '重新编辑' }))
  expect(await field()).toHaveValue('写错了')
})

test('a message that a manager or the staff took back says so', async () => {
  const log = texts('广告', '骂人')
  const { emit } = open({ log })
  expect(await screen.findByText('广告')).toBeInTheDocument()
  emit(makeEntry(3, { senderId: ME, clientMsgId: null, body: { kind: 'recall', seq: 1 } }))
  expect(await screen.findByText(/^你撤回了.+的一条消息/)).toBeInTheDocument()
  const body = { kind: 'recall', seq: 2, by: 'staff' } as const
  emit(makeEntry(4, { clientMsgId: null, body }))
  expect(await screen.findByText(/^管理人员撤回了.+的一条消息/)).toBeInTheDocument()
})

test('an own message cannot be recalled after two minutes, one of others not at all', async () => {
  const old = makeEntry(1, {
    senderId: ME,
    at: minutesAgo(3),
    body: { kind: 'text', text: '旧的' },
  })
  const other = makeEntry(2, { at: Date.now(), body: { kind: 'text', text: '别人的' } })
  open({ log: [old, other] })
  const menu = await openMenu('旧的')
  const names = () =>
    within(menu)
      .getAllByRole('button')
      .map(({ textContent }) => textContent)
  expect(names()).toEqual(['复制', '回复', '转发', '删除', '多选', ''])
  await userEvent.click(within(menu).getByRole('button', { name: '关闭' }))
  const second = await openMenu('别人的')
  expect(within(second).queryByRole('button', { name: '撤回' })).toBeNull()
  expect(within(second).getByRole('button', { name: '举报' })).toBeVisible()
})

test('a reply shows and sends what it answers', async () => {
  const { bodies } = open({ log: texts('几点开球') })
  const menu = await openMenu('几点开球')
  await userEvent.click(within(menu).getByRole('button', { name: '回复' }))
  expect(await screen.findByText('回复 老球迷：几点开球')).toBeVisible()
  await userEvent.type(await field(), '八点{Enter}')
  await waitFor(() => expect(bodies(sendMessage.path)).toMatchObject([{ replyTo: 1 }]))
  expect(screen.queryByText('回复 老球迷：几点开球')).toBeNull()
})

test('a message that is deleted here stays away after a reload', async () => {
  const page = open({ log: texts('删掉我', '留下') })
  const menu = await openMenu('删掉我')
  await userEvent.click(within(menu).getByRole('button', { name: '删除' }))
  await waitFor(() => expect(screen.queryByText('删掉我')).toBeNull())
  page.unmount()
  stopMessenger()
  open({ log: texts('删掉我', '留下') })
  expect(await screen.findByText('留下')).toBeInTheDocument()
  expect(screen.queryByText('删掉我')).toBeNull()
})

test('what was read before shows without a network', async () => {
  const first = open({ log: texts('昨晚那球真漂亮') })
  await screen.findByText('昨晚那球真漂亮')
  await waitFor(() => expect(first.container).toHaveTextContent('老球迷'))
  first.unmount()
  stopMessenger()
  // Nor can the account be asked who it is.
  const second = open({ log: texts('昨晚那球真漂亮'), isKnown: false })
  second.server.isOnline = false
  expect(await screen.findByText('昨晚那球真漂亮')).toBeInTheDocument()
})

test('a known conversation takes a message while no call is answered', async () => {
  const log = texts('今晚看球吗')
  const first = open({ log })
  await screen.findByText('今晚看球吗')
  await waitFor(() => expect(first.bodies(readConversation.path)).not.toEqual([]))
  first.unmount()
  stopMessenger()
  let speak = () => {}
  const silence = new Promise<void>((resolve) => {
    speak = resolve
  })
  const { bodies } = open({ log, silence, isKnown: false })
  expect(await screen.findByText('今晚看球吗')).toBeVisible()
  await userEvent.type(await field(), '看{Enter}')
  expect(await screen.findByText('看')).toBeVisible()
  expect(screen.getByRole('img', { name: '发送中' })).toBeInTheDocument()
  expect(await field()).toHaveValue('')
  speak()
  await waitFor(() => expect(screen.queryByRole('img', { name: '发送中' })).toBeNull())
  expect(bodies(sendMessage.path)).toMatchObject([{ body: { text: '看' } }])
  expect(screen.getByText('看')).toBeVisible()
})

test('a conversation that only the list knows takes a message at once', async () => {
  const silence = new Promise<void>(() => undefined)
  await storeList(
    loginTagOf('t'),
    { ...emptyList(ME), conversations: [asListed(makeConversation())] },
    undefined,
  )
  open({ silence })
  await userEvent.type(await field(), '在吗{Enter}')
  expect(await screen.findByText('在吗')).toBeVisible()
  expect(screen.getByRole('heading', { name: '老球迷' })).toBeVisible()
})

test('without room on the device a message is sent, and the page says what it risks', async () => {
  const connections = watchConnections()
  const full = databaseFaults(connections).find(({ title }) => title === 'full')
  const { server, bodies } = open({ log: texts('今晚看球吗') })
  await screen.findByText('今晚看球吗')
  server.isOnline = false
  const end = await full?.inject('saidian-messages')
  try {
    await userEvent.type(await field(), '看{Enter}')
    expect(await screen.findByText(LOST)).toBeVisible()
    expect(screen.getByText('看')).toBeVisible()
    expect(screen.getByRole('img', { name: '发送中' })).toBeInTheDocument()
    server.isOnline = true
    act(() => void window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(screen.queryByRole('img', { name: '发送中' })).toBeNull())
    expect(new Set(bodies(sendMessage.path).map(idOf)).size).toBe(1)
    await waitFor(() => expect(screen.queryByText(LOST)).toBeNull())
  } finally {
    end?.()
    connections.restore()
  }
})

const LOST = '本机存储不可用，关闭页面前未发送的消息会丢失'
const idOf = (body: unknown) => (body as { clientMsgId: string }).clientMsgId

test('messages of a blocked member of a group are not shown', async () => {
  const log = texts('看得见', '看不见').map((entry, at) => ({
    ...entry,
    senderId: at ? OTHER : '9',
  }))
  open({
    log,
    conversation: {
      kind: 'group',
      peer: null,
      group: { name: '红魔群', portraits: [], members: 3, isDissolved: false },
      hidden: [OTHER],
    },
    range: { hidden: [OTHER], members: [...PEOPLE, makePerson('9', '阿森')] },
  })
  expect(await screen.findByText('看得见')).toBeInTheDocument()
  expect(screen.getByText('阿森')).toBeInTheDocument()
  expect(screen.queryByText('看不见')).toBeNull()
  expect(screen.getByText('（3）')).toBeVisible()
})

test('an @ in a group asks whom it names, and the message names them', async () => {
  const { bodies } = open({
    log: texts('谁去'),
    conversation: {
      kind: 'group',
      peer: null,
      group: { name: '红魔群', portraits: [], members: 2, isDissolved: false },
    },
    answers: {
      [`GET ${getGroupMembers.path}`]: answer({
        members: PEOPLE.map((person) => ({ ...person, role: 0, mutedUntil: null })),
        next: null,
      }),
    },
  })
  await screen.findByText('谁去')
  await userEvent.type(await field(), '@')
  const sheet = await screen.findByRole('dialog', { name: '选择提醒的人' })
  expect(within(sheet).queryByRole('button', { name: /所有人/ })).toBeNull()
  await userEvent.click(await within(sheet).findByRole('button', { name: /老球迷/ }))
  expect(await field()).toHaveValue('@老球迷 ')
  await userEvent.type(await field(), '去{Enter}')
  await waitFor(() =>
    expect(bodies(sendMessage.path)).toMatchObject([
      { body: { text: '@老球迷 去', mentions: [OTHER] } },
    ]),
  )
})

test('who may not write reads why', async () => {
  open({ log: texts('再见'), conversation: { mayWrite: false } })
  expect(await screen.findByText('你暂时不能给对方发消息')).toBeVisible()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('typing of the other one shows, and ends with their message', async () => {
  const { im, emit, confirm, bodies } = open({ log: texts('在吗') })
  await screen.findByText('在吗')
  await confirm(1)
  act(() => im.signal(CONV, { kind: 'typing', memberId: OTHER }))
  expect(await screen.findByText('对方正在输入…')).toBeVisible()
  emit(makeEntry(2, { at: Date.now() }))
  await waitFor(() => expect(screen.queryByText('对方正在输入…')).toBeNull())
  await userEvent.type(await field(), '嗯嗯嗯')
  await waitFor(() => expect(bodies(showTyping.path)).toEqual([{ id: '7' }]))
})

test('a text that was typed waits as a draft', async () => {
  const page = open({ log: texts('在吗') })
  await userEvent.type(await field(), '等一下')
  page.unmount()
  stopMessenger()
  open({ log: texts('在吗') })
  expect(await field()).toHaveValue('等一下')
})

test('a lost connection is named, and another device moves the marker', async () => {
  const { im, confirm } = open({ log: texts('在吗'), conversation: { unread: 1 } })
  await screen.findByText('在吗')
  await confirm(1)
  act(() => im.move('waiting'))
  expect(await screen.findByText('正在连接…')).toBeVisible()
  act(() => im.move('ready'))
  await confirm(1)
  await waitFor(() => expect(screen.queryByText('正在连接…')).toBeNull())
  const state = { readSeq: 1, unread: 0, mentionSeq: 0 }
  const data = { code: IM_CONVERSATION, data: { id: '7', state } }
  act(() => im.emit(`user/${ME}`, { epoch: 'u', seq: 1, data }))
  expect(screen.getByText('在吗')).toBeInTheDocument()
})

test('several messages of one member are reported together', async () => {
  const { bodies } = open({ log: texts('广告一', '广告二') })
  const menu = await openMenu('广告一')
  await userEvent.click(within(menu).getByRole('button', { name: '多选' }))
  const [, second] = await screen.findAllByRole('button', { name: '选择老球迷的消息' })
  await userEvent.click(second as HTMLElement)
  await userEvent.click(screen.getByRole('button', { name: '举报' }))
  await userEvent.click(await screen.findByRole('button', { name: '广告引流' }))
  await waitFor(() =>
    expect(bodies(reportMessages.path)).toEqual([{ id: '7', seqs: [1, 2], reason: 'spam' }]),
  )
})

test('a text is forwarded to another conversation without its mentions', async () => {
  const named = makeEntry(1, {
    at: AT,
    body: { kind: 'text', text: '@我 集合', mentions: [ME] },
  })
  const target = makeConversation({ id: '8', peer: makePerson('100003', '小王') })
  const { bodies } = open({
    log: [named],
    answers: {
      [`GET ${getConversations.path}`]: answer({
        epoch: 'u',
        seq: 0,
        conversations: [target],
        unread: 0,
        next: null,
      }),
    },
  })
  const menu = await openMenu('@我 集合')
  await userEvent.click(within(menu).getByRole('button', { name: '转发' }))
  await userEvent.click(await screen.findByRole('button', { name: /小王/ }))
  await waitFor(() =>
    expect(bodies(sendMessage.path)).toMatchObject([
      { id: '8', body: { kind: 'text', text: '@我 集合' } },
    ]),
  )
  expect(bodies(sendMessage.path)[0]).not.toHaveProperty('body.mentions')
})

test('opens the conversation with a member', async () => {
  const { host } = open({
    path: '/message/chat?with=100002',
    answers: { [`POST ${openConversation.path}`]: answer(makeConversation({ id: '12' })) },
  })
  await waitFor(() => expect(host.navigated).toEqual(['/message/chat?id=12']))
})

test('a card of a match leads to it, and a tip is not shown to the young', async () => {
  const cards = [
    { kind: 'match', id: '5', sport: 1, title: '英超 阿森纳 VS 利物浦' },
    { kind: 'tip', id: '6', title: '今晚必红' },
  ] as const
  const log = cards.map((card, at) => makeEntry(at + 1, { at: AT, body: { kind: 'card', card } }))
  const { store } = open({ log })
  expect(await screen.findByRole('link', { name: /阿森纳 VS 利物浦/ })).toHaveAttribute(
    'href',
    '/live/zq/detail/5',
  )
  expect(screen.getByText('今晚必红')).toBeInTheDocument()
  act(() => void store.dispatch(settingChosen({ key: 'teenMode', value: true })))
  expect(screen.queryByText('今晚必红')).toBeNull()
  expect(screen.getByText('青少年模式下不显示方案')).toBeInTheDocument()
})

test('a picture that did not load loads again when the network is back', async () => {
  const picture300 = { small: '/s.webp', large: '/l.webp', width: 300, height: 200 }
  const body = { kind: 'picture' as const, picture: picture300 }
  open({ log: [makeEntry(1, { body })] })
  const picture = await screen.findByRole('button', { name: '老球迷发的图片' })
  fireEvent.error(picture.querySelector('img') as HTMLElement)
  expect(picture).toHaveAccessibleName('老球迷发的图片，加载失败，点击重试')
  expect(picture.querySelector('img')).toBeNull()
  fireEvent(window, new Event('online'))
  expect(picture.querySelector('img')).toHaveAttribute('src', '/s.webp')
})
