import 'fake-indexeddb/auto'
import {
  type Entry,
  getConversation,
  getEntries,
  receiveMessages,
} from '@saidian/shared/contracts/messaging'
import { answer, createFakeHttp, createFakeTopicSocket } from '@saidian/shared/testing'
import { waitFor } from '@testing-library/react'
import fc from 'fast-check'
import { DeviceLog } from '../device/device-log'
import { logDatabase } from '../device/log-database'
import {
  ME,
  makeConversation,
  makeEntry,
  makeRecall,
  OTHER,
  rangeOf,
  withoutTextOf,
} from '../testing/entry.factory'
import { ConversationLog } from './conversation-log'

const TOPIC = 'conv/7'
let number = 0

/** A device that has the conversation open, over a server that the test changes. */
async function openDevice(given: { log?: Entry[]; name?: string } = {}) {
  const server = {
    log: given.log ?? [],
    epoch: 'e1',
    isOnline: true,
    ranges: 0,
    hidden: [] as string[],
  }
  const shownLog = () => server.log.map((entry) => withoutTextOf(server.hidden, entry))
  const http = createFakeHttp({
    [`GET ${getConversation.path}`]: () =>
      server.isOnline
        ? answer(makeConversation({ lastSeq: server.log.length, hidden: server.hidden }))
        : 'no network',
    [`POST ${getEntries.path}`]: ({ body }) => {
      if (!server.isOnline) return 'no network'
      server.ranges += 1
      const { epoch, hidden } = server
      return answer(rangeOf(shownLog(), body as object, { epoch, hidden }))
    },
    [`POST ${receiveMessages.path}`]: answer(null),
  })
  const im = createFakeTopicSocket()
  number += 1
  const database = logDatabase(given.name ?? `log-${number}`)
  const stop = new AbortController()
  const readUpTo = async (_id: string, seq: number) => ({ readSeq: seq })
  const device = new DeviceLog(database, ME)
  const deps = { http, im, memberId: ME, device, readUpTo, listed: async () => null }
  const log = new ConversationLog(deps, '7', stop.signal)
  const close = () => {
    stop.abort()
    database.close()
  }
  const position = () => ({ epoch: server.epoch, seq: server.log.length })
  const emit = (entry: Entry) => {
    const data = { entry: withoutTextOf(server.hidden, entry) }
    im.emit(TOPIC, { epoch: server.epoch, seq: entry.seq, data })
  }
  const confirm = (recovered: boolean) => im.confirm(TOPIC, { ...position(), recovered })
  const seqs = () => log.state().run?.entries.map(({ seq }) => seq) ?? []
  return { server, log, im, close, emit, confirm, seqs }
}

const logTo = (last: number) => Array.from({ length: last }, (_, n) => makeEntry(n + 1))
const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, n) => from + n)

type Act = 'text' | 'recall' | 'lost' | 'cut' | 'back' | 'older'

const acts = fc.array(
  fc.constantFrom<Act>('text', 'text', 'text', 'recall', 'lost', 'cut', 'back', 'older'),
  { maxLength: 25 },
)

type Device = Awaited<ReturnType<typeof openDevice>>

async function play(act: Act, { server, log, im, emit, confirm }: Device): Promise<void> {
  if (act === 'older') return log.loadOlder()
  if (act === 'cut' || act === 'back') {
    server.isOnline = act === 'back'
    im.move(server.isOnline ? 'ready' : 'waiting')
    if (server.isOnline) confirm(false)
    return
  }
  const seq = server.log.length + 1
  const entry = act === 'recall' ? makeRecall(seq, 1 + (seq % 3)) : makeEntry(seq)
  server.log = [...server.log, entry]
  if (server.isOnline && act !== 'lost') emit(entry)
}

test('whatever the connection loses, an open conversation ends equal to the log', async () => {
  await fc.assert(
    fc.asyncProperty(acts, async (history) => {
      const device = await openDevice({ log: logTo(3) })
      const { server, log, confirm } = device
      await waitFor(() => expect(device.im.topics()).toContain(TOPIC))
      confirm(true)
      for (const act of history) await play(act, device)
      server.isOnline = true
      device.im.move('ready')
      confirm(false)
      await waitFor(() => {
        expect(log.state().run?.entries).toEqual(rangeOf(server.log, { after: 0 }).entries)
      })
      device.close()
    }),
    { numRuns: 60 },
  )
})

test('shows what the device has, then what came in a week away, without loading all', async () => {
  const name = 'away'
  const first = await openDevice({ log: logTo(40), name })
  await waitFor(() => expect(first.seqs()).toEqual(numbers(1, 40)))
  first.close()
  const second = await openDevice({ log: logTo(1_000), name })
  await waitFor(() => expect(second.seqs()).toEqual(numbers(951, 1_000)))
  expect(second.server.ranges).toBeLessThanOrEqual(2)
  // Up to the hole; what lies below it is read again, then the device has it.
  while (second.seqs()[0] !== 1) await second.log.loadOlder()
  expect(second.seqs()).toEqual(numbers(1, 1_000))
  second.close()
})

test('older entries that the device has need no network', async () => {
  const name = 'offline'
  const first = await openDevice({ log: logTo(180), name })
  await waitFor(() => expect(first.seqs().at(-1)).toBe(180))
  while (first.seqs()[0] !== 1) await first.log.loadOlder()
  first.close()
  const second = await openDevice({ log: logTo(180), name })
  second.server.isOnline = false
  await waitFor(() => expect(second.seqs().at(-1)).toBe(180))
  while (second.seqs()[0] !== 1) await second.log.loadOlder()
  expect(second.log.state().older).toBe('idle')
  expect(second.seqs()).toEqual(numbers(1, 180))
  second.close()
})

test('a jump shows a part of the log, which new entries do not move', async () => {
  const { server, log, emit, confirm, seqs, close, im } = await openDevice({ log: logTo(500) })
  await waitFor(() => expect(im.topics()).toContain(TOPIC))
  confirm(true)
  expect(await log.goTo(100)).toBe(true)
  expect(seqs()).toEqual(numbers(76, 125))
  server.log = logTo(501)
  emit(makeEntry(501))
  confirm(false)
  await waitFor(() => expect(log.state().run?.lastSeq).toBe(501))
  expect(seqs()).toEqual(numbers(76, 125))
  await log.loadNewer()
  expect(seqs()).toEqual(numbers(76, 225))
  await log.goToEnd()
  expect(seqs().at(-1)).toBe(501)
  close()
})

test('after another epoch nothing of the old log is left, on the device either', async () => {
  const name = 'epoch'
  const first = await openDevice({ log: logTo(5), name })
  await waitFor(() => expect(first.seqs()).toEqual([1, 2, 3, 4, 5]))
  first.close()
  const text = (value: string) => makeEntry(1, { body: { kind: 'text', text: value } })
  const second = await openDevice({ log: [text('新的')], name })
  second.server.epoch = 'e2'
  await waitFor(() => expect(second.log.state().run?.entries).toEqual([text('新的')]))
  second.close()
  const third = await openDevice({ log: [text('新的')], name })
  third.server.isOnline = false
  await waitFor(() => expect(third.log.state().run?.entries).toEqual([text('新的')]))
  third.close()
})

/** A group in which 9 answers what the other one writes. */
const talk = (count: number) =>
  Array.from({ length: count }, (_, n) => {
    if (n % 2 === 0) return makeEntry(n + 1)
    const quote = { seq: n, senderId: OTHER, excerpt: `消息${n}` }
    return makeEntry(n + 1, { senderId: '9', quote })
  })
/** Reads the log down to its first entry, once it is open. */
async function readAll({ log, seqs }: Device): Promise<void> {
  await waitFor(() => expect(seqs().length).toBeGreaterThan(0))
  for (let tries = 0; tries < 20 && seqs()[0] !== 1; tries++) await log.loadOlder()
}
const kinds = ({ log }: Device) => log.state().run?.entries.map(({ body }) => body.kind)

test('texts of a blocked member leave the device, and come back when the block ends', async () => {
  const name = 'blocked'
  const first = await openDevice({ log: talk(60), name })
  await waitFor(() => expect(first.log.state().run?.entries).toHaveLength(50))
  first.close()
  const second = await openDevice({ log: talk(60), name })
  second.server.hidden = [OTHER]
  await waitFor(() => expect(second.im.topics()).toContain(TOPIC))
  await waitFor(() => expect([...second.log.state().hidden]).toEqual([OTHER]))
  second.confirm(true)
  for (const entry of talk(64).slice(60)) {
    second.server.log = [...second.server.log, entry]
    second.emit(entry)
  }
  expect(kinds(second)?.slice(-4)).toEqual(['hidden', 'text', 'hidden', 'text'])
  await readAll(second)
  expect(kinds(second)?.slice(0, 10)).toContain('hidden')
  second.close()
  const third = await openDevice({ log: talk(64), name })
  await readAll(third)
  await waitFor(() => expect(third.log.state().run?.entries).toEqual(talk(64)))
  expect(third.log.state().hidden.size).toBe(0)
  third.close()
})

test('the next message shows that a block ended elsewhere, and the rest is read once', async () => {
  const device = await openDevice({ log: talk(120) })
  const { server, log, im, emit, confirm, close } = device
  server.hidden = [OTHER]
  await waitFor(() => expect(im.topics()).toContain(TOPIC))
  confirm(true)
  await readAll(device)
  const asked = server.ranges
  server.hidden = []
  server.log = talk(121)
  emit(makeEntry(121))
  await waitFor(() => expect(log.state().run?.entries).toEqual(talk(121)))
  expect(server.ranges - asked).toBe(3)
  // An answer that is older than the block hides nothing for ever, and asks no more than once.
  server.hidden = [OTHER]
  await log.readConversation()
  expect([...log.state().hidden]).toEqual([OTHER])
  expect(server.ranges - asked).toBe(3)
  close()
})
