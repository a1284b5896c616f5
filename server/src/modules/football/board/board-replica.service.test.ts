import { setTimeout as wait } from 'node:timers/promises'
import { type BoardMatch, TOPIC } from '@saidian/shared/contracts'
import { type Bus, createInProcessBus, createNatsBus } from '../../../platform/bus'
import { createTestBroker, type TestBroker } from '../../../platform/bus/test-broker'
import { createLog } from '../../../platform/log'
import { createTopicPublisher } from '../../../platform/topics'
import { boardMatch, fakeReader, handClock } from '../fixtures/board-rows'
import { BOARD_SUBJECT } from '../football.topics'
import { boardPublisher, startBoardDuty } from './board-duty.service'
import { createBoardOwner } from './board-owner.service'
import { createBoardReplica } from './board-replica.service'

const log = createLog('silent')
const ends: AbortController[] = []
const buses: Bus[] = []
const brokers: TestBroker[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) end.abort()
  for (const bus of buses.splice(0)) await bus.close()
  for (const broker of brokers.splice(0)) await broker.stop()
})

/** A bus that may lose events, as one between machines does. */
function lossyBus() {
  const inner = createInProcessBus()
  buses.push(inner)
  const state = { isLosing: false, snapshots: 0 }
  const bus: Bus = {
    ...inner,
    publish: (subject, payload) => {
      if (!state.isLosing) inner.publish(subject, structuredClone(payload))
    },
    request: async (subject, payload, timeoutMs) => {
      if (subject === BOARD_SUBJECT.snapshot) state.snapshots += 1
      return structuredClone(await inner.request(subject, payload, timeoutMs))
    },
  }
  return { bus, state }
}

async function startOwner(bus: Bus, epoch: string, rows: Map<number, BoardMatch>) {
  const clock = handClock()
  const owner = createBoardOwner({
    epoch,
    reader: fakeReader(rows),
    clock,
    feed: { source: 'demo', speed: 1, demo: true },
    publish: boardPublisher(createTopicPublisher(bus, TOPIC.footballBoard), epoch),
    mayPublish: () => true,
  })
  await owner.refresh()
  const end = new AbortController()
  ends.push(end)
  startBoardDuty({ owner, bus, clock, log }, end.signal)
  const store = async (id: number, change: Partial<BoardMatch>) => {
    const before = rows.get(id) ?? boardMatch(id, { version: 0 })
    rows.set(id, { ...before, ...change, version: before.version + 1 })
    await owner.take({ matchIds: [id], incidents: [] })
    await wait(0)
  }
  return { owner, store, end }
}

async function startReplica(bus: Bus, silenceMs = 60_000) {
  const replica = createBoardReplica({ bus, log, retryMs: 20, silenceMs })
  const end = new AbortController()
  ends.push(end)
  await replica.follow(end.signal)
  return replica
}

async function until(isTrue: () => boolean): Promise<void> {
  const deadline = Date.now() + 15_000
  while (!isTrue()) {
    if (Date.now() > deadline) throw new Error('it never came true')
    await wait(5)
  }
}

type Viewed = { view: () => { epoch: string; seq: number; contents: unknown } | null }
const stateOf = (board: Viewed) => {
  const { epoch, seq, contents } = board.view() ?? {}
  return { epoch, seq, contents }
}

test('a replica is what its owner is, event by event', async () => {
  const { bus, state } = lossyBus()
  const { owner, store } = await startOwner(bus, 'e1', new Map([[1, boardMatch(1)]]))
  const replica = await startReplica(bus)
  expect(stateOf(replica)).toEqual(stateOf(owner))
  await store(1, { score: [1, 0] })
  await store(2, {})
  await store(1, { score: [1, 1] })
  expect(owner.view()?.seq).toBeGreaterThan(1)
  expect(stateOf(replica)).toEqual(stateOf(owner))
  expect(state.snapshots).toBe(1)
})

test('after a gap the replica asks for the whole and is right again', async () => {
  const { bus, state } = lossyBus()
  const { owner, store } = await startOwner(bus, 'e1', new Map([[1, boardMatch(1)]]))
  const replica = await startReplica(bus)
  state.isLosing = true
  await store(1, { score: [1, 0] })
  state.isLosing = false
  expect(replica.view()?.contents.matches.get(1)?.score).toEqual([0, 0])
  await store(1, { score: [2, 0] })
  await until(() => replica.view()?.seq === owner.view()?.seq)
  expect(stateOf(replica)).toEqual(stateOf(owner))
  expect(state.snapshots).toBe(2)
})

test('a new owner with another epoch is followed', async () => {
  const { bus } = lossyBus()
  const rows = new Map([[1, boardMatch(1)]])
  const first = await startOwner(bus, 'e1', rows)
  const replica = await startReplica(bus)
  await first.store(1, { score: [1, 0] })
  first.end.abort()
  const second = await startOwner(bus, 'e2', rows)
  await second.store(1, { score: [2, 0] })
  await until(() => replica.view()?.epoch === 'e2')
  expect(stateOf(replica)).toEqual(stateOf(second.owner))
})

test('events lost for good show as silence, and the replica asks by itself', async () => {
  const { bus, state } = lossyBus()
  const { owner, store } = await startOwner(bus, 'e1', new Map([[1, boardMatch(1)]]))
  const replica = await startReplica(bus, 40)
  state.isLosing = true
  await store(1, { score: [3, 0] })
  await until(() => replica.view()?.contents.matches.get(1)?.score?.[0] === 3)
  expect(stateOf(replica)).toEqual(stateOf(owner))
})

test('over a real broker a replica follows, also when the broker was away', async () => {
  const broker = await createTestBroker()
  brokers.push(broker)
  const [near, far] = [await createNatsBus(broker.url, log), await createNatsBus(broker.url, log)]
  buses.push(near, far)
  const rows = new Map(
    Array.from({ length: 300 }, (_, index) => [index + 1, boardMatch(index + 1)]),
  )
  const { owner, store } = await startOwner(near, 'e1', rows)
  const replica = await startReplica(far, 200)
  await until(() => replica.view() !== null)
  await store(1, { score: [1, 0] })
  await until(() => replica.view()?.seq === owner.view()?.seq)
  expect(stateOf(replica)).toEqual(stateOf(owner))
  await broker.stop()
  await store(2, { score: [0, 1] })
  await broker.start()
  await until(() => replica.view()?.contents.matches.get(2)?.score?.[1] === 1)
  await until(() => replica.view()?.seq === owner.view()?.seq)
  expect(stateOf(replica)).toEqual(stateOf(owner))
})

test('without an owner there is no board, and it comes when the owner does', async () => {
  const { bus } = lossyBus()
  const replica = await startReplica(bus)
  expect(replica.view()).toBeNull()
  await startOwner(bus, 'e1', new Map([[1, boardMatch(1)]]))
  await until(() => replica.view() !== null)
  expect(replica.view()?.contents.matches.get(1)).toEqual(boardMatch(1))
})

test('while the owner is away the last list stays', async () => {
  const { bus } = lossyBus()
  const { end } = await startOwner(bus, 'e1', new Map([[1, boardMatch(1)]]))
  const replica = await startReplica(bus, 20)
  end.abort()
  await wait(100)
  expect(replica.view()?.contents.matches.size).toBe(1)
})
