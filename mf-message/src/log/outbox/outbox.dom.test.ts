import 'fake-indexeddb/auto'
import { type Entry, sendMessage } from '@saidian/shared/contracts/messaging'
import {
  answer,
  apiError,
  createFakeHttp,
  databaseFaults,
  type FakeAnswer,
  watchConnections,
} from '@saidian/shared/testing'
import { waitFor } from '@testing-library/react'
import { openDB } from 'idb'
import { type LogDatabase, type LogSchema, logDatabase } from '../device/log-database'
import type { MessageUploads } from '../files/message-uploads'
import { AT, ME, makeEntry } from '../testing/entry.factory'
import { createFakeLocks } from '../testing/fake-locks'
import { Outbox } from './outbox'
import { OutboxStore } from './outbox-store'
import type { Locks } from './tab-leader'

type Sent = { id: string; clientMsgId: string; body: { kind: string; text: string; key: string } }

const TEN = Array.from({ length: 10 }, (_, n) => `第${n + 1}条`)
const KEY = 'a'.repeat(32)
const NO_UPLOADS: MessageUploads = {
  picture: () => Promise.reject(new Error('no picture')),
  voice: () => Promise.reject(new Error('no voice')),
}

/** A server that stores a message once by its clientMsgId; `network` may lose calls or answers. */
function createServer() {
  const log: Entry[] = []
  const calls: Sent[] = []
  let network: (call: Sent) => FakeAnswer | 'lost answer' | null = () => null
  const http = createFakeHttp({
    [`POST ${sendMessage.path}`]: ({ body }) => {
      const call = body as Sent
      calls.push(call)
      const fault = network(call)
      if (fault !== null && fault !== 'lost answer') return fault
      const known = log.find(({ clientMsgId }) => clientMsgId === call.clientMsgId)
      const { clientMsgId } = call
      const entry =
        known ??
        makeEntry(log.length + 1, { senderId: ME, clientMsgId, body: call.body as Entry['body'] })
      if (!known) log.push(entry)
      return fault === 'lost answer' ? 'no network' : answer(entry)
    },
  })
  const texts = () => log.map(({ body }) => (body.kind === 'text' ? body.text : body.kind))
  return {
    http,
    log,
    calls,
    texts,
    fail: (next: typeof network) => {
      network = next
    },
  }
}

let name = 0
let databases: LogDatabase[] = []
let stops: AbortController[] = []
afterEach(() => {
  for (const stop of stops) stop.abort()
  for (const database of databases) database.close()
  databases = []
  stops = []
})

type Tab = { outbox: Outbox; store: OutboxStore; close: () => void }

/** A tab of the browser over the database and the locks that it shares with others. */
async function openTab(
  server: ReturnType<typeof createServer>,
  {
    locks = createFakeLocks(),
    uploads = NO_UPLOADS,
  }: { locks?: Locks; uploads?: MessageUploads } = {},
): Promise<Tab> {
  const database = logDatabase(`test-${name}`)
  const stop = new AbortController()
  databases.push(database)
  stops.push(stop)
  const store = new OutboxStore(database, ME)
  const { http } = server
  const { signal } = stop
  const outbox = new Outbox({ http, uploads, store, memberId: ME, signal, locks, nowMs: () => AT })
  return { outbox, store, close: () => stop.abort() }
}

beforeEach(() => {
  name += 1
})

const text = (value: string, conversationId = '7') => ({
  conversationId,
  body: { kind: 'text' as const, text: value },
})

const comeBack = () => window.dispatchEvent(new Event('online'))

test('a message shows before the device has stored it, once', async () => {
  const server = createServer()
  server.fail(() => 'no network')
  const { outbox } = await openTab(server)
  const shown: number[] = []
  outbox.subscribe(() => shown.push(outbox.items().length))
  const added = outbox.add(text('第1条'))
  expect(outbox.items()).toMatchObject([{ body: { text: '第1条' }, state: 'waiting' }])
  await added
  expect(outbox.items()).toHaveLength(1)
  expect(new Set(shown)).toEqual(new Set([1]))
})

test('ten messages written offline survive a reload and are sent once, in order', async () => {
  const server = createServer()
  server.fail(() => 'no network')
  const before = await openTab(server)
  for (const value of TEN) await before.outbox.add(text(value))
  expect(before.outbox.items().map(({ state }) => state)).toEqual(TEN.map(() => 'waiting'))
  before.close()
  const after = await openTab(server)
  await waitFor(() => expect(after.outbox.items()).toHaveLength(10))
  expect(server.texts()).toEqual([])
  server.fail(() => null)
  await waitFor(() => expect(server.calls.length).toBeGreaterThan(1))
  comeBack()
  await waitFor(() => expect(after.outbox.items()).toEqual([]))
  expect(server.texts()).toEqual(TEN)
  expect(new Set(server.log.map(({ clientMsgId }) => clientMsgId)).size).toBe(10)
})

test('a page that is killed after the commit, before the answer, sends nothing twice', async () => {
  const server = createServer()
  const first = await openTab(server)
  let killed = false
  server.fail(({ body }) => {
    if (body.text !== '第5条' || killed) return null
    killed = true
    first.close()
    return 'lost answer'
  })
  for (const value of TEN) await first.outbox.add(text(value)).catch(() => undefined)
  const second = await openTab(server)
  await waitFor(() => expect(server.log).toHaveLength(10))
  await waitFor(() => expect(second.outbox.items()).toEqual([]))
  expect(killed).toBe(true)
  expect(server.texts()).toEqual(TEN)
  expect(server.calls.filter(({ body }) => body.text === '第5条')).toHaveLength(2)
})

test('of two tabs one sends, and the other one follows when it is closed', async () => {
  const server = createServer()
  const locks = createFakeLocks()
  const one = await openTab(server, { locks })
  const other = await openTab(server, { locks })
  await Promise.all(TEN.map((value, n) => (n % 2 === 0 ? one : other).outbox.add(text(value))))
  await waitFor(() => expect(server.log).toHaveLength(10))
  await waitFor(() => expect(other.outbox.items()).toEqual([]))
  expect(server.calls).toHaveLength(10)
  await one.store.sync()
  expect(one.store.items()).toEqual([])
  one.close()
  await other.outbox.add(text('后来的'))
  await waitFor(() => expect(server.texts().at(-1)).toBe('后来的'))
  expect(server.calls).toHaveLength(11)
})

test('a tab takes over from a leader that the system suspended', async () => {
  const server = createServer()
  const locks = createFakeLocks()
  const suspended = new AbortController()
  // A leader that never does anything.
  void locks
    .request(
      `saidian-outbox-${ME}`,
      { signal: suspended.signal },
      () => new Promise(() => undefined),
    )
    .catch(() => undefined)
  const tab = await openTab(server, { locks })
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] })
  try {
    await tab.outbox.add(text('还在吗'))
    expect(server.calls).toEqual([])
    jest.advanceTimersByTime(10_000)
  } finally {
    jest.useRealTimers()
  }
  await waitFor(() => expect(server.texts()).toEqual(['还在吗']))
})

test('a rejected message is marked, the next ones go on, and it can be sent again', async () => {
  const server = createServer()
  const { outbox } = await openTab(server)
  server.fail(({ body }) => (body.text === '加微信' ? apiError('message.text_unfit') : null))
  for (const value of ['一', '加微信', '二']) await outbox.add(text(value))
  await waitFor(() => expect(server.texts()).toEqual(['一', '二']))
  await waitFor(() =>
    expect(outbox.items()).toMatchObject([
      { state: 'failed', problem: '内容含有不允许的词语、链接或联系方式' },
    ]),
  )
  server.fail(() => null)
  const [failed] = outbox.items()
  await outbox.resend(failed?.clientMsgId ?? '')
  await waitFor(() => expect(outbox.items()).toEqual([]))
  expect(server.texts()).toEqual(['一', '二', '加微信'])
  expect(server.log.at(-1)?.clientMsgId).toBe(failed?.clientMsgId)
})

test('a conversation that must wait delays no other one', async () => {
  const server = createServer()
  const { outbox } = await openTab(server)
  server.fail(({ id }) =>
    id === '8' ? apiError('message.too_fast', { retryAfterMs: 60_000 }) : null,
  )
  await outbox.add(text('慢一点', '8'))
  await outbox.add(text('你好', '7'))
  await waitFor(() => expect(server.texts()).toEqual(['你好']))
  expect(outbox.items()).toMatchObject([{ conversationId: '8', state: 'waiting' }])
})

test('a picture is uploaded once, even if the message is not accepted at first', async () => {
  const server = createServer()
  const uploaded: string[] = []
  const picture = async (file: Blob) => {
    uploaded.push(file.type)
    return { key: KEY }
  }
  const { outbox } = await openTab(server, { uploads: { ...NO_UPLOADS, picture } })
  let tries = 0
  server.fail(() => {
    tries += 1
    return tries === 1 ? 'no network' : null
  })
  const file = new Blob(['x'], { type: 'image/jpeg' })
  await outbox.add({
    conversationId: '7',
    body: { kind: 'picture-file', file, width: 4, height: 3 },
  })
  await waitFor(() => expect(tries).toBe(1))
  await waitFor(() => {
    comeBack()
    expect(server.log).toHaveLength(1)
  })
  expect(uploaded).toHaveLength(1)
  expect(server.calls.at(-1)?.body).toEqual({ kind: 'picture', key: KEY })
})

test('a session that ended marks nothing as failed', async () => {
  const server = createServer()
  const { outbox } = await openTab(server)
  server.fail(() => apiError('auth.no_token'))
  await outbox.add(text('你好'))
  await waitFor(() => expect(server.calls).toHaveLength(1))
  expect(outbox.items()).toMatchObject([{ state: 'waiting' }])
})

const connections = watchConnections()
afterAll(connections.restore)

/** Ends the wait for a database that does not open. */
async function overTheWait(title: string, act: () => Promise<unknown>): Promise<void> {
  if (title !== 'blocked') return void (await act())
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] })
  try {
    const acted = act()
    await jest.advanceTimersByTimeAsync(3_000)
    await acted
  } finally {
    jest.useRealTimers()
  }
}

for (const { title, isLasting, inject } of databaseFaults(connections)) {
  test(`nothing is lost and nothing sent twice when the database is ${title}`, async () => {
    const server = createServer()
    server.fail(() => 'no network')
    const locks = createFakeLocks()
    const tab = await openTab(server, { locks })
    await tab.outbox.add(text('之前'))
    const end = await inject(`test-${name}`)
    try {
      const added = overTheWait(title, () => tab.outbox.add(text('之后')))
      // Taken as soon as it is written, whatever the device does.
      expect(tab.outbox.items().map(({ body }) => 'text' in body && body.text)).toContain('之后')
      await added
      expect(tab.outbox.isStoreLost()).toBe(isLasting)
      server.fail(() => null)
      await waitFor(() => {
        comeBack()
        expect(server.texts()).toEqual(['之前', '之后'])
      })
      await waitFor(() => expect(tab.outbox.items()).toEqual([]))
    } finally {
      end()
    }
    expect(new Set(server.calls.map(({ clientMsgId }) => clientMsgId)).size).toBe(2)
    tab.close()
    // What the device still has is acknowledged under the same id.
    const next = await openTab(server, { locks: createFakeLocks() })
    await waitFor(() => expect(next.outbox.items()).toEqual([]))
    expect(server.texts()).toEqual(['之前', '之后'])
  })

  // Another page has its tables: that is a case of its own, below.
  if (title.startsWith('changed')) continue
  test(`a reload finds what waits after the database was ${title}`, async () => {
    const server = createServer()
    server.fail(() => 'no network')
    const tab = await openTab(server)
    await tab.outbox.add(text('之前'))
    const end = await inject(`test-${name}`)
    await overTheWait(title, () => tab.outbox.add(text('之后')))
    end()
    await tab.outbox.add(text('最后'))
    // A database that was in the way opens a moment later.
    await waitFor(async () => {
      await tab.store.sync()
      expect(tab.outbox.isStoreLost()).toBe(false)
    })
    tab.close()
    const next = await openTab(server)
    await waitFor(() =>
      expect(next.outbox.items().map(({ body }) => 'text' in body && body.text)).toEqual([
        '之前',
        '之后',
        '最后',
      ]),
    )
  })
}

test('a reload of an older version sends from memory and leaves the newer database', async () => {
  const server = createServer()
  server.fail(() => 'no network')
  const tab = await openTab(server)
  await tab.outbox.add(text('之前'))
  const changed = databaseFaults(connections).find(({ title }) => title.startsWith('changed'))
  await changed?.inject(`test-${name}`)
  tab.close()
  const old = await openTab(server)
  await old.outbox.add(text('之后'))
  expect(old.outbox.isStoreLost()).toBe(true)
  expect(old.outbox.items()).toMatchObject([{ body: { text: '之后' } }])
  server.fail(() => null)
  await waitFor(() => {
    comeBack()
    expect(server.texts()).toEqual(['之后'])
  })
  // The page of the newer version finds and sends what waited before.
  expect(await storedTexts(`test-${name}`)).toEqual(['之前'])
})

/** What any version of the database has in its outbox. */
async function storedTexts(database: string): Promise<unknown[]> {
  const opened = await openDB<LogSchema>(database)
  const items = await opened.getAll('outbox')
  opened.close()
  return items.map(({ body }) => ('text' in body ? body.text : body.kind))
}

test('a tab without a store sends its messages though another tab leads', async () => {
  const server = createServer()
  const locks = createFakeLocks()
  const leader = await openTab(server, { locks })
  await leader.outbox.add(text('主'))
  await waitFor(() => expect(server.texts()).toEqual(['主']))
  const follower = await openTab(server, { locks })
  const full = databaseFaults(connections).find(({ title }) => title === 'full')
  const end = await full?.inject(`test-${name}`)
  try {
    await follower.outbox.add(text('副'))
    expect(follower.outbox.isStoreLost()).toBe(true)
    await waitFor(() => expect(server.texts()).toEqual(['主', '副']))
  } finally {
    end?.()
  }
  await waitFor(() => expect(follower.outbox.items()).toEqual([]))
  expect(server.calls).toHaveLength(2)
})
