import {
  type Conversation,
  deleteConversation,
  getConversations,
  readConversation,
  setConversation,
} from '@saidian/shared/contracts/messaging'
import { getNotices } from '@saidian/shared/contracts/notices'
import { IM_PRIVATE_ENTRY } from '@saidian/shared/contracts/sockets'
import {
  answer,
  apiError,
  makeConversation,
  makeConversationPage,
  makeEntry,
  makeGroupConversation,
} from '@saidian/shared/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { writeDraft } from '../conversations/drafts'
import { messagePaths } from '../paths'
import { makeNoticePage } from '../testing/notice.factory'
import { type Answers, openAsMember } from '../testing/open-as-member'
import { MessagePage } from './message.page'

const LIST = `GET ${getConversations.path}`
const SET = `POST ${setConversation.path}`

function open(conversations: Conversation[], others: Answers = {}, path = messagePaths.home()) {
  const unread = { total: 9, kinds: { likes: 2, replies: 1, follows: 4, coins: 2 } }
  return openAsMember(<MessagePage />, path, {
    [LIST]: answer(makeConversationPage(conversations)),
    [`GET ${getNotices.path}`]: answer(makeNoticePage([], { unread })),
    [`POST ${readConversation.path}`]: answer({ readSeq: 9, unread: 0 }),
    ...others,
  })
}

const rowOf = async (name: string) => (await screen.findByText(name)).closest('li') as HTMLElement
const names = () =>
  screen.getAllByRole('listitem').map((row) => within(row).getByRole('link').textContent ?? '')

/** jsdom has no sizes: the acts of a row are as wide as three buttons. */
beforeAll(() => {
  Object.defineProperty(HTMLElement.prototype, 'offsetWidth', { value: 216, configurable: true })
  // jsdom has no pointer events with coordinates.
  window.PointerEvent = class extends MouseEvent {
    readonly isPrimary: boolean
    readonly pointerId: number
    constructor(type: string, init: PointerEventInit = {}) {
      super(type, init)
      this.isPrimary = init.isPrimary ?? false
      this.pointerId = init.pointerId ?? 0
    }
  } as never
})
beforeEach(() => localStorage.clear())

function swipeLeft(row: HTMLElement, px: number): void {
  const target = within(row).getByRole('link')
  const at = (clientX: number) => ({
    clientX,
    clientY: 5,
    pointerId: 1,
    isPrimary: true,
    button: 0,
  })
  fireEvent.pointerDown(target, at(300))
  fireEvent.pointerMove(target, at(287))
  // The row captures the pointer, so that its link receives no more.
  const capturing = target.closest('li > div') as HTMLElement
  fireEvent.pointerMove(capturing, at(300 - px))
  fireEvent.pointerUp(capturing, at(300 - px))
}

test('shows conversations with the last line, what waits unread, mentions and drafts', async () => {
  writeDraft('9', '周六去现场吗')
  open([
    makeConversation({ remark: '老李', unread: 3, readSeq: 0 }),
    makeGroupConversation({ isMuted: true, unread: 120, readSeq: 0, mentionSeq: 1 }),
    makeConversation({ id: '9', isPinned: true, peer: null, at: 5 }),
  ])
  const row = await rowOf('老李')
  expect(row).toHaveTextContent('今晚一起看球？')
  expect(within(row).getByRole('img', { name: '3条未读' })).toBeVisible()
  const group = await rowOf('南看台')
  expect(group).toHaveTextContent('[有人@我]李四：今晚一起看球？')
  expect(within(group).getByRole('img', { name: '免打扰' })).toBeVisible()
  expect(within(group).getByRole('img', { name: '120条未读' })).toHaveTextContent('99+')
  expect(await rowOf('已注销用户')).toHaveTextContent('已置顶，')
  expect(await rowOf('已注销用户')).toHaveTextContent('[草稿]周六去现场吗')
  expect(names()[0]).toMatch(/已注销用户/)
})

test('the other parts show what waits unread in each', async () => {
  open([])
  const parts = await screen.findByRole('navigation', { name: '消息分类' })
  const part = (name: RegExp) => within(parts).getByRole('link', { name })
  await waitFor(() => expect(part(/互动/)).toHaveAccessibleName(/3条未读/))
  expect(part(/通知/)).toHaveAccessibleName(/2条未读/)
  expect(part(/粉丝/)).toHaveAccessibleName(/4条未读/)
  expect(part(/关注/)).toHaveAttribute('href', '/message/attention')
  expect(part(/收藏/)).toHaveAttribute('href', '/message/favor')
})

test('a filter stands in the address', async () => {
  open([makeConversation({ unread: 1, readSeq: 0 }), makeGroupConversation()])
  await rowOf('李四')
  await userEvent.click(screen.getByRole('tab', { name: '群聊' }))
  expect(names().join()).toMatch(/南看台/)
  expect(names().join()).not.toMatch(/^李四/)
  await userEvent.click(screen.getByRole('tab', { name: '未读' }))
  expect(screen.queryByText('南看台')).toBeNull()
})

test('a new message comes up by itself', async () => {
  const { im } = open([makeGroupConversation(), makeConversation({ at: 5 })])
  await rowOf('李四')
  expect(names()[0]).toMatch(/南看台/)
  const entry = makeEntry({
    seq: 2,
    at: Date.UTC(2027, 0, 1),
    body: { kind: 'text', text: '进了' },
  })
  act(() =>
    im.signal('user/100001', {
      code: IM_PRIVATE_ENTRY,
      data: { id: '7', entry, isMention: false },
    }),
  )
  await waitFor(() => expect(names()[0]).toMatch(/李四.*进了/))
})

test('a swipe shows the acts of one row; 置顶 moves it at once', async () => {
  const pinned = makeConversation({ at: 5, isPinned: true })
  const { bodies } = open([makeGroupConversation(), makeConversation({ at: 5 })], {
    [SET]: answer(pinned),
  })
  swipeLeft(await rowOf('南看台'), 150)
  expect(screen.getByRole('button', { name: '置顶' })).toBeVisible()
  swipeLeft(await rowOf('李四'), 150)
  expect(screen.getAllByRole('button', { name: '置顶' })).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: '置顶' }))
  expect(names()[0]).toMatch(/李四/)
  await waitFor(() => expect(bodies(setConversation)).toEqual([{ id: '7', isPinned: true }]))
  expect(screen.queryByRole('button', { name: '置顶' })).toBeNull()
})

test('a swipe is no long press', async () => {
  open([makeConversation()])
  const row = await rowOf('李四')
  jest.useFakeTimers()
  swipeLeft(row, 150)
  act(() => void jest.advanceTimersByTime(1_500))
  jest.useRealTimers()
  expect(screen.getByRole('button', { name: '置顶' })).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a tap beside the acts closes them and opens no conversation', async () => {
  const { location } = open([makeConversation()])
  const row = await rowOf('李四')
  swipeLeft(row, 150)
  fireEvent.click(within(row).getByRole('link'), { detail: 1 })
  fireEvent.click(within(row).getByRole('link'), { detail: 1 })
  expect(screen.queryByRole('button', { name: '删除' })).toBeNull()
  expect(location()).toBe('/message')
  fireEvent.click(within(row).getByRole('link'), { detail: 1 })
  expect(location()).toBe('/message/chat?id=7')
})

test('删除 asks first, and brings it back after a failure', async () => {
  const { host, bodies } = open([makeConversation()], {
    [`POST ${deleteConversation.path}`]: apiError('server.fault'),
  })
  host.confirmDialogs(false)
  swipeLeft(await rowOf('李四'), 150)
  await userEvent.click(screen.getByRole('button', { name: '删除' }))
  expect(host.dialogs).toEqual(['删除与“李四”的聊天？'])
  expect(bodies(deleteConversation)).toEqual([])
  host.confirmDialogs(true)
  swipeLeft(await rowOf('李四'), 150)
  await userEvent.click(screen.getByRole('button', { name: '删除' }))
  await waitFor(() => expect(host.toasts).toEqual(['没有成功，请稍后再试']))
  expect(bodies(deleteConversation)).toEqual([{ id: '7', upTo: 1 }])
  expect(await rowOf('李四')).toBeVisible()
})

test('the keyboard has the same acts, and 标为已读', async () => {
  const { bodies } = open([makeConversation({ unread: 5, readSeq: 0 })], {
    [SET]: apiError('server.fault'),
  })
  const link = within(await rowOf('李四')).getByRole('link')
  fireEvent.keyDown(link, { key: 'F10', shiftKey: true })
  await userEvent.click(await screen.findByRole('button', { name: '标为已读' }))
  await waitFor(() => expect(screen.queryByRole('img', { name: '5条未读' })).toBeNull())
  await waitFor(() => expect(bodies(readConversation)).toContainEqual({ id: '7', seq: 1 }))
})

test('what one can begin, in a sheet', async () => {
  const { host } = open([])
  expect(await screen.findByText('还没有消息，找朋友聊聊比赛吧')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: '更多' }))
  await userEvent.click(await screen.findByRole('button', { name: '发起群聊' }))
  expect(host.navigated).toEqual(['/message/createGroup'])
  expect(screen.getByRole('link', { name: '搜索' })).toHaveAttribute('href', '/message/search')
})

test('a failure has a retry', async () => {
  const answers = [apiError('server.fault'), answer(makeConversationPage([makeConversation()]))]
  open([], { [LIST]: () => answers.shift() ?? 'no network' })
  expect(screen.getByRole('status', { name: '加载中' })).toBeVisible()
  await userEvent.click(await screen.findByRole('button', { name: '点击重试' }))
  expect(await rowOf('李四')).toBeVisible()
})
