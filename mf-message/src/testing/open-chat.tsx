import {
  type Conversation,
  type Entry,
  type EntryRange,
  getConversation,
  getEntries,
  readConversation,
  recallMessage,
  receiveMessages,
  reportMessages,
  sendMessage,
  showTyping,
} from '@saidian/shared/contracts/messaging'
import { sessionSlice } from '@saidian/shared/store'
import {
  answer,
  createFakeHttp,
  createWorld,
  type FakeAnswer,
  makeUserInfo,
  renderWithStore,
  type SeenRequest,
} from '@saidian/shared/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { stopMessenger } from '../log'
import { ME, makeConversation, makeEntry, rangeOf } from '../log/testing/entry.factory'
import { ChatPage } from '../pages/chat.page'
import { layOutLists } from './laid-out'

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

/** The topic of the conversation that `openChat` opens. */
export const CONV = 'conv/7'
export const minutesAgo = (minutes: number) => Date.now() - minutes * 60_000

/** Every test begins with an empty device. Called once by each file of tests. */
export function startOnEmptyDevice(): void {
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
}

/** Opens the page of a conversation over a server that has its log. */
export function openChat(given: Given = {}) {
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

/** Messages of the other one, a minute apart. */
export const texts = (...values: string[]) =>
  values.map((text, at) =>
    makeEntry(at + 1, { at: minutesAgo(values.length - at), body: { kind: 'text', text } }),
  )

export const field = () => screen.findByRole('textbox', { name: '消息' })
const rowOf = async (text: string) =>
  (await screen.findByText(text)).closest('[aria-keyshortcuts]') as HTMLElement

export async function openMenu(text: string): Promise<HTMLElement> {
  fireEvent.contextMenu(await rowOf(text))
  return screen.findByRole('dialog')
}
