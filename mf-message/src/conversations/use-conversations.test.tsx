import 'fake-indexeddb/auto'
import {
  type Conversation,
  getConversation,
  getConversations,
  readConversation,
} from '@saidian/shared/contracts/messaging'
import { IM_CONVERSATION, IM_PRIVATE_ENTRY } from '@saidian/shared/contracts/sockets'
import { forgetMemberOnDevice, sessionSlice } from '@saidian/shared/store'
import {
  answer,
  apiError,
  createFakeHttp,
  createWorld,
  type FakeAnswer,
  makeConversation,
  makeConversationPage,
  makeEntry,
  makeGroupConversation,
  makeUserInfo,
  renderWithStore,
  type SeenRequest,
} from '@saidian/shared/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { deleteDB } from 'idb'
import { readDraft, writeDraft } from './drafts'
import { useConversations } from './use-conversations'

const TOPIC = 'user/100001'
const LIST = `GET ${getConversations.path}`
const ONE = `GET ${getConversation.path}`
const READ = `POST ${readConversation.path}`

function Shown() {
  const { list, error } = useConversations()
  const rows = list?.conversations.map(({ id, unread }) => `${id}:${unread}`)
  return <p>{error ? 'error' : rows ? `${list?.isStored ? 'stored' : 'read'} ${rows}` : 'wait'}</p>
}

type Network = Record<string, FakeAnswer | ((request: SeenRequest) => FakeAnswer)>

function open(network: Network, given: { token?: string; memberId?: string } = {}) {
  const http = createFakeHttp({ [READ]: answer({ readSeq: 1, unread: 0 }), ...network })
  const world = createWorld({ http })
  world.store.dispatch(sessionSlice.actions.loggedIn({ token: given.token ?? 't' }))
  const know = () => {
    const info = makeUserInfo({ id: given.memberId ?? '100001' })
    act(() => void world.store.dispatch(sessionSlice.actions.userInfoRead(info)))
  }
  const { unmount } = renderWithStore(<Shown />, { world })
  const leave = () => {
    unmount()
    world.store.forgetAnswers()
  }
  opened.push(leave)
  const asked = (key: string) =>
    http.requests.filter(({ method, url }) => `${method} ${url}` === key)
  return {
    ...world,
    know,
    asked,
    leave,
    event: (seq: number, data: unknown) =>
      act(() => world.im.emit(TOPIC, { epoch: 'e', seq, data: { code: IM_CONVERSATION, data } })),
    arrive: (data: unknown) => act(() => world.im.signal(TOPIC, { code: IM_PRIVATE_ENTRY, data })),
  }
}

const listed = (...conversations: Conversation[]) => answer(makeConversationPage(conversations))
const shows = (text: string) => screen.findByText(text)

const opened: (() => void)[] = []

afterEach(async () => {
  for (const leave of opened.splice(0)) leave()
  await deleteDB('saidian-conversations')
})

test('reads the list before the member is known, and follows their topic afterwards', async () => {
  const { im, know } = open({ [LIST]: listed(makeConversation({ unread: 2, readSeq: 0 })) })
  expect(await shows('read 7:2')).toBeVisible()
  expect(im.topics()).toEqual([])
  know()
  await waitFor(() => expect(im.topics()).toEqual([TOPIC]))
  expect(screen.getByText('read 7:2')).toBeVisible()
})

test('entries count once, in any order, and reading on another device ends them', async () => {
  const { know, arrive, event, asked } = open({ [LIST]: listed(makeConversation()) })
  know()
  await shows('read 7:0')
  const third = { id: '7', entry: makeEntry({ seq: 3 }), isMention: false }
  arrive(third)
  arrive(third)
  arrive({ id: '7', entry: makeEntry({ seq: 2 }), isMention: false })
  expect(await shows('read 7:2')).toBeVisible()
  event(1, { id: '7', state: { readSeq: 3, unread: 0, mentionSeq: 0 } })
  expect(await shows('read 7:0')).toBeVisible()
  expect(asked(ONE)).toEqual([])
})

test('a missing entry is repaired by reading the conversation', async () => {
  const whole = makeConversation({ last: makeEntry({ seq: 4 }), readSeq: 1, unread: 3 })
  const { know, arrive } = open({ [LIST]: listed(makeConversation()), [ONE]: answer(whole) })
  know()
  await shows('read 7:0')
  arrive({ id: '7', entry: makeEntry({ seq: 4 }), isMention: false })
  expect(await shows('read 7:3')).toBeVisible()
})

test('a new conversation comes in, and one deleted on another device goes', async () => {
  const replies = [answer(makeConversation({ id: '9', unread: 1, readSeq: 0 }))]
  const { know, arrive, event } = open({
    [LIST]: listed(makeConversation()),
    [ONE]: () => replies.shift() ?? apiError('message.no_such_conversation'),
  })
  know()
  await shows('read 7:0')
  arrive({ id: '9', entry: makeEntry(), isMention: false })
  expect(await shows('read 9:1,7:0')).toBeVisible()
  event(1, { id: '7', state: null })
  expect(await shows('read 9:1')).toBeVisible()
})

test('after a reconnection the list is read again, all of its pages', async () => {
  const later = makeConversation({ last: makeEntry({ seq: 5 }), readSeq: 1, unread: 4 })
  let first = makeConversation()
  const { im, know, asked } = open({
    [LIST]: ({ query }) =>
      query?.cursor === undefined
        ? answer(makeConversationPage([first], { next: 'two' }))
        : listed(makeGroupConversation()),
  })
  know()
  expect(await shows('read 8:0,7:0')).toBeVisible()
  act(() => im.confirm(TOPIC, { epoch: 'e', seq: 0, recovered: true }))
  act(() => im.move('waiting'))
  first = later
  act(() => im.confirm(TOPIC, { epoch: 'e', seq: 0, recovered: true }))
  expect(await shows('read 7:4,8:0')).toBeVisible()
  expect(asked(LIST)).toHaveLength(4)
})

test('what this device stored is there at once, and corrected in place', async () => {
  const first = open({ [LIST]: listed(makeConversation(), makeGroupConversation()) })
  first.know()
  await shows('read 8:0,7:0')
  await waitFor(() => expect(storedIds()).resolves.toEqual(['7', '8']), { timeout: 4_000 })
  first.leave()

  const second = open({
    [LIST]: listed(makeConversation({ last: makeEntry({ seq: 2 }), readSeq: 1, unread: 1 })),
    [ONE]: apiError('message.no_such_conversation'),
  })
  expect(await shows('stored 8:0,7:0')).toBeVisible()
  expect(second.asked(LIST)).toEqual([])
  second.know()
  expect(await shows('read 7:1')).toBeVisible()
  await waitFor(() => expect(storedIds()).resolves.toEqual(['7']), { timeout: 4_000 })
})

test('without a network the stored list stays; another login never sees it', async () => {
  const first = open({ [LIST]: listed(makeConversation()) })
  first.know()
  await shows('read 7:0')
  await waitFor(() => expect(storedIds()).resolves.toEqual(['7']), { timeout: 4_000 })
  first.leave()

  const offline = open({ '*': 'no network' })
  offline.know()
  expect(await shows('stored 7:0')).toBeVisible()
  offline.leave()

  const other = open({ '*': 'no network' }, { token: 'other', memberId: '100002' })
  expect(await shows('error')).toBeVisible()
  other.know()
  expect(await shows('error')).toBeVisible()
})

test('a logout removes the stored list, also while a page has it open', async () => {
  const { know, store } = open({ [LIST]: listed(makeConversation()) })
  know()
  await shows('read 7:0')
  await waitFor(() => expect(storedIds()).resolves.toEqual(['7']), { timeout: 4_000 })
  writeDraft('7', '明天')
  act(() => void store.dispatch(sessionSlice.actions.loggedOut()))
  act(() => store.forgetAnswers())
  forgetMemberOnDevice()
  await waitFor(async () =>
    expect((await indexedDB.databases()).map(({ name }) => name)).toEqual([]),
  )
  expect(readDraft('7')).toBe('')
})

test('what was read without a network is sent when the list is read again', async () => {
  const unread = makeConversation({ unread: 1, readSeq: 0 })
  const { know, im, event, asked } = open({ [LIST]: listed(unread) })
  know()
  await shows('read 7:1')
  act(() => im.confirm(TOPIC, { epoch: 'e', seq: 0, recovered: true }))
  event(1, { id: '7', state: { readSeq: 1, unread: 0, mentionSeq: 0 } })
  await shows('read 7:0')
  act(() => im.move('waiting'))
  act(() => im.confirm(TOPIC, { epoch: 'e', seq: 1, recovered: true }))
  await waitFor(() => expect(asked(READ).map(({ body }) => body)).toEqual([{ id: '7', seq: 1 }]))
  expect(screen.getByText('read 7:0')).toBeVisible()
})

test('groups are followed by their logs', async () => {
  const { know, im } = open({ [LIST]: listed(makeGroupConversation(), makeConversation()) })
  know()
  await shows('read 8:0,7:0')
  await waitFor(() => expect(im.topics()).toEqual(['conv/8', TOPIC]))
  const data = { entry: makeEntry({ seq: 2 }) }
  act(() => im.emit('conv/8', { epoch: 'c', seq: 2, data }))
  act(() => im.emit('conv/8', { epoch: 'c', seq: 2, data }))
  expect(await shows('read 8:1,7:0')).toBeVisible()
})

async function storedIds(): Promise<unknown> {
  const { openDB } = await import('idb')
  const database = await openDB('saidian-conversations')
  const keys = database.objectStoreNames.contains('conversations')
    ? await database.getAllKeys('conversations')
    : []
  database.close()
  return keys
}
