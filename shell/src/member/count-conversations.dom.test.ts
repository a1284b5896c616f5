import {
  type Conversation,
  type Entry,
  getConversations,
} from '@saidian/shared/contracts/messaging'
import { IM_CONVERSATION, IM_PERSONAL, IM_PRIVATE_ENTRY } from '@saidian/shared/contracts/sockets'
import { messagesSlice } from '@saidian/shared/store'
import {
  answer,
  createFakeHttp,
  createWorld,
  type FakeAnswer,
  makeConversation,
  makeEntry,
} from '@saidian/shared/testing'
import { showAppBadge } from './app-badge'
import { countConversations } from './count-conversations'

const ME = '100001'

const conversation = (given: Partial<Conversation> = {}): Conversation =>
  makeConversation({ last: null, lastSeq: 4, readSeq: 2, unread: 2, ...given })
const entry = (seq: number, given: Partial<Entry> = {}): Entry => makeEntry({ seq, ...given })
const page = (unread: number, ...conversations: Conversation[]): FakeAnswer =>
  answer({ epoch: 'e', seq: 0, conversations, unread, next: null })

let life: AbortController
beforeEach(() => {
  jest.useFakeTimers()
  life = new AbortController()
})
afterEach(() => {
  life.abort()
  jest.useRealTimers()
})

async function start(read: () => FakeAnswer) {
  const world = createWorld({ http: createFakeHttp({ [`GET ${getConversations.path}`]: read }) })
  const count = countConversations(world, life.signal)
  count.start(ME)
  await jest.advanceTimersByTimeAsync(0)
  return {
    ...world,
    count,
    unread: () => messagesSlice.selectors.selectUnread(world.store.getState()),
    arrive: (id: string, one: Entry) =>
      count.takeSignal({ code: IM_PRIVATE_ENTRY, data: { id, entry: one, isMention: false } }),
    read: (id: string, readSeq: number, left: number) => {
      const state = { readSeq, unread: left, mentionSeq: 0 }
      count.takeEvent(IM_CONVERSATION, { id, state })
    },
  }
}

test('counts what waits in all conversations, and each new message once', async () => {
  const { unread, arrive, read, http } = await start(() => page(5, conversation()))
  expect(unread()).toBe(5)
  arrive('7', entry(5))
  arrive('7', entry(5))
  arrive('7', entry(6, { senderId: ME }))
  arrive('7', entry(7, { body: { kind: 'recall', seq: 5 } }))
  expect(unread()).toBe(6)
  read('7', 7, 0)
  expect(unread()).toBe(3)
  read('7', 5, 1)
  expect(unread()).toBe(3)
  expect(http.requests).toHaveLength(1)
})

test('muted conversations are not counted', async () => {
  const { unread, arrive } = await start(() => page(0, conversation({ isMuted: true })))
  arrive('7', entry(5))
  expect(unread()).toBe(0)
})

test('a gap, an unknown conversation and a marker in the middle are read again, once', async () => {
  let answered = page(2, conversation())
  const { unread, arrive, read, count, http } = await start(() => answered)
  answered = page(9, conversation({ lastSeq: 9, unread: 9 }))
  arrive('7', entry(9))
  arrive('99', entry(1))
  read('7', 3, 1)
  count.missed()
  await jest.advanceTimersByTimeAsync(1_000)
  expect(unread()).toBe(9)
  expect(http.requests).toHaveLength(2)
})

test('messages of groups come by their logs', async () => {
  const group = conversation({ id: '8', kind: 'group', peer: null })
  const muted = { ...group, id: '9', isMuted: true }
  const { unread, im } = await start(() => page(2, group, muted))
  expect(im.topics()).toEqual(['conv/8'])
  im.emit('conv/8', { epoch: 'c', seq: 5, data: { entry: entry(5) } })
  expect(unread()).toBe(3)
  life.abort()
  expect(im.listeners()).toEqual([])
})

test('blocked members of a group are not counted, and a block counts all again', async () => {
  const group = conversation({ id: '8', kind: 'group', peer: null, hidden: ['100009'] })
  let answered = page(2, group)
  const { unread, im, count, http } = await start(() => answered)
  im.emit('conv/8', { epoch: 'c', seq: 5, data: { entry: entry(5, { senderId: '100009' }) } })
  expect(unread()).toBe(2)
  // Without its text, and without a sender that this page knows to be blocked.
  const hidden = entry(6, { senderId: '100008', body: { kind: 'hidden' } })
  im.emit('conv/8', { epoch: 'c', seq: 6, data: { entry: hidden } })
  expect(unread()).toBe(2)
  im.emit('conv/8', { epoch: 'c', seq: 7, data: { entry: entry(7) } })
  expect(unread()).toBe(3)
  answered = page(1, { ...group, unread: 1, lastSeq: 7 })
  count.takeEvent(IM_PERSONAL, { part: 'friends' })
  await jest.advanceTimersByTimeAsync(1_000)
  expect([unread(), http.requests.length]).toEqual([1, 2])
})

test('the icon of the installed app shows what waits, and nothing after the logout', () => {
  const shown: number[] = []
  const badges = {
    standalone: true,
    setAppBadge: async (count: number) => void shown.push(count),
    clearAppBadge: async () => void shown.push(0),
  }
  Object.assign(navigator, badges)
  const { store } = createWorld()
  showAppBadge(store, life.signal)
  store.dispatch(messagesSlice.actions.conversationsCounted(3))
  store.dispatch(messagesSlice.actions.noticesCounted(1))
  store.dispatch(messagesSlice.actions.noticesCounted(1))
  life.abort()
  expect(shown).toEqual([0, 3, 4, 0])
  for (const name of Object.keys(badges)) delete (navigator as never)[name]
})
