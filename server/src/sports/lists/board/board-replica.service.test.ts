import { setTimeout as wait } from 'node:timers/promises'
import { type Bus, createInProcessBus, createNatsBus, snapshotSubject } from '../../../platform/bus'
import { createTestBroker, type TestBroker } from '../../../platform/bus/test-broker'
import { createLog } from '../../../platform/log'
import { createTopicSender } from '../../../platform/topics'
import { fakeReader, manualClock } from '../../fixtures/board-rows'
import type { TennisMatch } from '../../fixtures/tennis/contract'
import { tennis } from '../../fixtures/tennis/sport'
import { tennisRow } from '../../fixtures/tennis/world'
import { createBoardPublisher } from './board-publisher.service'
import { createBoardReplica } from './board-replica.service'
import { boardEventSender, startBoardPublisher } from './start-board-publisher.service'

const log = createLog('silent')
const ends: AbortController[] = []
const buses: Bus[] = []
const brokers: TestBroker[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) end.abort()
  for (const bus of buses.splice(0)) await bus.close()
  for (const broker of brokers.splice(0)) await broker.stop()
})

/** A bus that drops events while `isLosing`. */
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
      if (subject === snapshotSubject(tennis.topics.board)) state.snapshots += 1
      return structuredClone(await inner.request(subject, payload, timeoutMs))
    },
  }
  return { bus, state }
}

async function startPublisher(bus: Bus, epoch: string, rows: Map<number, TennisMatch>) {
  const clock = manualClock()
  const { board } = tennis.topics
  const publisher = createBoardPublisher({
    sport: tennis,
    epoch,
    reader: fakeReader(rows),
    clock,
    feed: { source: 'demo', speed: 1, demo: true },
    publish: boardEventSender(createTopicSender(bus, board), board),
    mayPublish: () => true,
  })
  await publisher.refresh()
  const end = new AbortController()
  ends.push(end)
  startBoardPublisher({ sport: tennis, publisher, bus, clock, log }, end.signal)
  const store = async (id: number, change: Partial<TennisMatch>) => {
    const before = rows.get(id) ?? tennisRow(id, { version: 0 })
    rows.set(id, { ...before, ...change, version: before.version + 1 })
    await publisher.take({ matchIds: [id], incidents: [] })
    await wait(0)
  }
  return { publisher, store, end }
}

async function startReplica(bus: Bus, silenceMs = 60_000) {
  const replica = createBoardReplica({ sport: tennis, bus, log, retryMs: 20, silenceMs })
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

test('a replica equals its publisher after each event', async () => {
  const { bus, state } = lossyBus()
  const { publisher, store } = await startPublisher(bus, 'e1', new Map([[1, tennisRow(1)]]))
  const replica = await startReplica(bus)
  expect(stateOf(replica)).toEqual(stateOf(publisher))
  await store(1, { homeGames: [1] })
  await store(2, {})
  await store(1, { awayGames: [1] })
  expect(publisher.view()?.seq).toBeGreaterThan(1)
  expect(stateOf(replica)).toEqual(stateOf(publisher))
  expect(state.snapshots).toBe(1)
})

test('after a gap the replica requests a new snapshot', async () => {
  const { bus, state } = lossyBus()
  const { publisher, store } = await startPublisher(bus, 'e1', new Map([[1, tennisRow(1)]]))
  const replica = await startReplica(bus)
  state.isLosing = true
  await store(1, { homeGames: [1] })
  state.isLosing = false
  expect(replica.view()?.contents.matches.get(1)?.homeGames).toEqual([0])
  await store(1, { homeGames: [2] })
  await until(() => replica.view()?.seq === publisher.view()?.seq)
  expect(stateOf(replica)).toEqual(stateOf(publisher))
  expect(state.snapshots).toBe(2)
})

test('a replica follows a new publisher with another epoch', async () => {
  const { bus } = lossyBus()
  const rows = new Map([[1, tennisRow(1)]])
  const first = await startPublisher(bus, 'e1', rows)
  const replica = await startReplica(bus)
  await first.store(1, { homeGames: [1] })
  first.end.abort()
  const second = await startPublisher(bus, 'e2', rows)
  await second.store(1, { homeGames: [2] })
  await until(() => replica.view()?.epoch === 'e2.1')
  expect(stateOf(replica)).toEqual(stateOf(second.publisher))
})

test('after a silence the replica requests a new snapshot', async () => {
  const { bus, state } = lossyBus()
  const { publisher, store } = await startPublisher(bus, 'e1', new Map([[1, tennisRow(1)]]))
  const replica = await startReplica(bus, 40)
  state.isLosing = true
  await store(1, { homeGames: [3] })
  await until(() => replica.view()?.contents.matches.get(1)?.homeGames?.[0] === 3)
  expect(stateOf(replica)).toEqual(stateOf(publisher))
})

test('a replica follows over a real broker, also after the broker restarted', async () => {
  const broker = await createTestBroker()
  brokers.push(broker)
  const [near, far] = [await createNatsBus(broker.url, log), await createNatsBus(broker.url, log)]
  buses.push(near, far)
  const rows = new Map(Array.from({ length: 300 }, (_, index) => [index + 1, tennisRow(index + 1)]))
  const { publisher, store } = await startPublisher(near, 'e1', rows)
  const replica = await startReplica(far, 200)
  await until(() => replica.view() !== null)
  await store(1, { homeGames: [1] })
  await until(() => replica.view()?.seq === publisher.view()?.seq)
  expect(stateOf(replica)).toEqual(stateOf(publisher))
  await broker.stop()
  await store(2, { awayGames: [1] })
  await broker.start()
  await until(() => replica.view()?.contents.matches.get(2)?.awayGames?.[0] === 1)
  await until(() => replica.view()?.seq === publisher.view()?.seq)
  expect(stateOf(replica)).toEqual(stateOf(publisher))
})

test('a replica has no board until a publisher starts', async () => {
  const { bus } = lossyBus()
  const replica = await startReplica(bus)
  expect(replica.view()).toBeNull()
  await startPublisher(bus, 'e1', new Map([[1, tennisRow(1)]]))
  await until(() => replica.view() !== null)
  expect(replica.view()?.contents.matches.get(1)).toEqual(tennisRow(1))
})

test('a replica shows the last list while the publisher is away', async () => {
  const { bus } = lossyBus()
  const { end } = await startPublisher(bus, 'e1', new Map([[1, tennisRow(1)]]))
  const replica = await startReplica(bus, 20)
  end.abort()
  await wait(100)
  expect(replica.view()?.contents.matches.size).toBe(1)
})
