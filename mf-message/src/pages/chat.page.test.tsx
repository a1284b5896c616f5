import 'fake-indexeddb/auto'
import {
  type Entry,
  getConversation,
  getEntries,
  getGroupMembers,
  openConversation,
  readConversation,
  sendMessage,
  showTyping,
} from '@saidian/shared/contracts/messaging'
import { settingsSlice } from '@saidian/shared/store'
import { answer, apiError } from '@saidian/shared/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { stopMessenger } from '../log'
import {
  AT,
  ME,
  makeConversation,
  makeEntry,
  makePerson,
  OTHER,
  PEOPLE,
} from '../log/testing/entry.factory'
import { CONV, field, openChat, startOnEmptyDevice, texts } from '../testing/open-chat'

const { settingChosen } = settingsSlice.actions
startOnEmptyDevice()

test('shows what is there while it loads, then the messages', async () => {
  openChat({ log: texts('今晚看球吗', '看') })
  expect(screen.getByRole('status', { name: '加载中' })).toBeVisible()
  expect(await screen.findByText('今晚看球吗')).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: '老球迷' })).toBeVisible()
})

test('an empty conversation says so', async () => {
  openChat()
  expect(await screen.findByText('还没有消息，打个招呼吧')).toBeVisible()
  expect(await field()).toBeVisible()
})

test('a failure has a retry', async () => {
  const { server } = openChat({ log: texts('你好') })
  server.isOnline = false
  const retry = await screen.findByRole('button', { name: '点击重试' })
  server.isOnline = true
  await userEvent.click(retry)
  expect(await screen.findByText('你好')).toBeInTheDocument()
})

test('a conversation that is not there leads back', async () => {
  const gone = apiError('message.no_such_conversation')
  openChat({
    answers: { [`POST ${getEntries.path}`]: gone, [`GET ${getConversation.path}`]: gone },
  })
  expect(await screen.findByText('会话不存在或已删除')).toBeVisible()
})

test('a message shows at once, and what becomes of it', async () => {
  const { im, bodies, confirm } = openChat({ log: texts('在吗') })
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

test('a rejected message says why and is sent again', async () => {
  let rejects = true
  const page = openChat({
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
  const { emit, confirm, server, bodies } = openChat({
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

test('messages of a blocked member of a group are not shown', async () => {
  const log = texts('看得见', '看不见').map((entry, at) => ({
    ...entry,
    senderId: at ? OTHER : '9',
  }))
  openChat({
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
  const { bodies } = openChat({
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
  openChat({ log: texts('再见'), conversation: { mayWrite: false } })
  expect(await screen.findByText('你暂时不能给对方发消息')).toBeVisible()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('typing of the other one shows, and ends with their message', async () => {
  const { im, emit, confirm, bodies } = openChat({ log: texts('在吗') })
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
  const page = openChat({ log: texts('在吗') })
  await userEvent.type(await field(), '等一下')
  page.unmount()
  stopMessenger()
  openChat({ log: texts('在吗') })
  expect(await field()).toHaveValue('等一下')
})

test('opens the conversation with a member', async () => {
  const { host } = openChat({
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
  const { store } = openChat({ log })
  expect(await screen.findByRole('link', { name: /阿森纳 VS 利物浦/ })).toHaveAttribute(
    'href',
    '/live/zq/detail/5',
  )
  expect(screen.getByText('今晚必红')).toBeInTheDocument()
  act(() => void store.dispatch(settingChosen({ key: 'teenMode', value: true })))
  expect(screen.queryByText('今晚必红')).toBeNull()
  expect(screen.getByText('青少年模式下不显示方案')).toBeInTheDocument()
})
