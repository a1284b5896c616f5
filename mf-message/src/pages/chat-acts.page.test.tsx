import 'fake-indexeddb/auto'
import {
  getConversations,
  recallMessage,
  reportMessages,
  sendMessage,
} from '@saidian/shared/contracts/messaging'
import { answer } from '@saidian/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { stopMessenger } from '../log'
import { AT, ME, makeConversation, makeEntry, makePerson } from '../log/testing/entry.factory'
import {
  field,
  minutesAgo,
  openChat,
  openMenu,
  startOnEmptyDevice,
  texts,
} from '../testing/open-chat'

startOnEmptyDevice()

test('an own text that is recalled can be edited again', async () => {
  const own = makeEntry(1, { senderId: ME, at: Date.now(), body: { kind: 'text', text: '写错了' } })
  const { emit, confirm, bodies } = openChat({ log: [own] })
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
  const { emit } = openChat({ log })
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
  openChat({ log: [old, other] })
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
  const { bodies } = openChat({ log: texts('几点开球') })
  const menu = await openMenu('几点开球')
  await userEvent.click(within(menu).getByRole('button', { name: '回复' }))
  expect(await screen.findByText('回复 老球迷：几点开球')).toBeVisible()
  await userEvent.type(await field(), '八点{Enter}')
  await waitFor(() => expect(bodies(sendMessage.path)).toMatchObject([{ replyTo: 1 }]))
  expect(screen.queryByText('回复 老球迷：几点开球')).toBeNull()
})

test('a message that is deleted here stays away after a reload', async () => {
  const page = openChat({ log: texts('删掉我', '留下') })
  const menu = await openMenu('删掉我')
  await userEvent.click(within(menu).getByRole('button', { name: '删除' }))
  await waitFor(() => expect(screen.queryByText('删掉我')).toBeNull())
  page.unmount()
  stopMessenger()
  openChat({ log: texts('删掉我', '留下') })
  expect(await screen.findByText('留下')).toBeInTheDocument()
  expect(screen.queryByText('删掉我')).toBeNull()
})

test('several messages of one member are reported together', async () => {
  const { bodies } = openChat({ log: texts('广告一', '广告二') })
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
  const { bodies } = openChat({
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
