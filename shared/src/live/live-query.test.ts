import { api } from '../api'
import type { MatchEvent } from '../contracts/football'
import { TOPIC } from '../contracts/sockets'
import { feedAge, isStale } from '../lib'
import { createStore, pictureDelaySlice, settingsSlice } from '../store'
import { answer, createFakeHttp, createFakeTopicSocket } from '../testing'
import { type LiveResource, type LiveState, liveQuery, type Reply } from '.'

type Counter = Reply & { value: number; at: number }

const UNFIT = -7
const NOW = 1_770_000_000_000
const topic = TOPIC.footballMatch(7)
const resource: LiveResource<Counter> = {
  conceal: (reply, limit) => (reply.at <= limit ? reply : { ...reply, value: -1 }),
  apply: (reply, { correctedAt }) => {
    if (correctedAt === UNFIT) throw new Error('unfit')
    return correctedAt === undefined ? reply : { ...reply, value: correctedAt }
  },
}
const counterApi = api.injectEndpoints({
  endpoints: (build) => ({
    counter: build.query<LiveState<Counter>, number>(
      liveQuery({
        resource,
        load: (http) => http({ method: 'GET', path: '/counter' }) as Promise<Counter>,
        topicOf: (id) => (id === 7 ? TOPIC.footballMatch(id) : undefined),
        isEvent: (data): data is MatchEvent => typeof data === 'object',
      }),
    ),
  }),
})
const { counter } = counterApi.endpoints

beforeEach(() => jest.useFakeTimers({ now: NOW }))
afterEach(() => jest.useRealTimers())

/** A page that shows counter `id`; the server answers with what `reply` is at that moment. */
async function open(id: number, reply: Counter, delaySeconds = 0) {
  const server = { reply }
  const http = createFakeHttp({ 'GET /counter': () => answer(server.reply) })
  const live = createFakeTopicSocket()
  const store = createStore({ http, live, im: createFakeTopicSocket() })
  store.dispatch(
    settingsSlice.actions.settingChosen({ key: 'streamDelaySeconds', value: delaySeconds }),
  )
  const page = store.dispatch(counter.initiate(id))
  await jest.advanceTimersByTimeAsync(1)
  return {
    server,
    live,
    http,
    page,
    store,
    value: () => counter.select(id)(store.getState() as never).data?.shown.value,
    emit: async (seq: number, data: unknown) => {
      live.emit(topic, { epoch: 'e', seq, data })
      await jest.advanceTimersByTimeAsync(100)
    },
  }
}
const standing = (seq: number, value: number, at = NOW / 1000 - 600): Counter => {
  return { epoch: 'e', seq, serverAt: Date.now(), value, at }
}
test('an answer that this device stored leaves the data as old as it is', async () => {
  const reply = { ...standing(3, 1), serverAt: NOW - 150_000 }
  const body = { code: 200, data: reply, message: '' }
  const http = createFakeHttp({ 'GET /counter': { status: 200, body, storedAt: NOW - 149_000 } })
  const store = createStore({ http, live: createFakeTopicSocket(), im: createFakeTopicSocket() })
  await store.dispatch(counter.initiate(7))
  const { data } = counter.select(7)(store.getState() as never)
  const feed = { source: 'demo', aliveAt: (NOW - 151_000) / 1000, speed: 1, demo: true }
  const clock = { feed, clockOffsetMs: data?.clockOffsetMs ?? 0, delayMs: 0 }
  expect([feedAge(clock, NOW), isStale(clock, NOW)]).toEqual([150_000, true])
})

const event = (value: number) => ({ serverAt: Date.now(), correctedAt: value })

test('what was read is shown without being read twice, and every event after it once', async () => {
  const { live, http, emit, value } = await open(7, standing(3, 1))
  live.confirm(topic, { epoch: 'e', seq: 3, recovered: true })
  await emit(4, event(2))
  expect(value()).toBe(2)
  await emit(4, event(9))
  expect(value()).toBe(2)
  expect(http.requests).toHaveLength(1)
})

test.each([
  ['after a gap', 6, event(6)],
  ['after an event that breaks the contract', 4, 'broken'],
])('%s the state is read again', async (_, seq, data) => {
  const { server, http, emit, value } = await open(7, standing(3, 1))
  server.reply = standing(6, 6)
  await emit(seq, data)
  expect(value()).toBe(6)
  expect(http.requests).toHaveLength(2)
})

test('a state of another count, read on the side, is read again at the next event', async () => {
  const { live, server, http, page, emit, value } = await open(7, standing(3, 1))
  live.confirm(topic, { epoch: 'e', seq: 3, recovered: true })
  await emit(4, event(2))
  server.reply = { ...standing(1, 0), epoch: 'before' }
  await page.refetch()
  server.reply = standing(5, 3)
  await emit(5, event(3))
  expect([value(), http.requests.length]).toEqual([3, 3])
  await emit(6, event(4))
  expect([value(), http.requests.length]).toEqual([4, 3])
})

test('after an event that cannot be applied the next one reads the state again', async () => {
  const { live, server, http, emit, value } = await open(7, standing(3, 1))
  live.confirm(topic, { epoch: 'e', seq: 3, recovered: true })
  await emit(4, event(UNFIT))
  server.reply = standing(5, 2)
  await emit(5, { serverAt: Date.now() })
  expect([value(), http.requests.length]).toEqual([2, 2])
})

test('with a stream delay an event is shown when its time has come', async () => {
  const { emit, value } = await open(7, standing(3, 1), 30)
  await emit(4, event(2))
  await jest.advanceTimersByTimeAsync(29_000)
  expect(value()).toBe(1)
  await jest.advanceTimersByTimeAsync(1_500)
  expect(value()).toBe(2)
})

test('behind a picture nothing comes before it, and a hidden tab shows it once', async () => {
  const { emit, value, store } = await open(7, standing(3, 1))
  const { pictureDelayed } = pictureDelaySlice.actions
  store.dispatch(pictureDelayed(4_000))
  await emit(4, event(2))
  await jest.advanceTimersByTimeAsync(3_000)
  expect(value()).toBe(1)
  // The timers of a hidden tab stand while its clock goes on.
  jest.setSystemTime(Date.now() + 600_000)
  expect(value()).toBe(1)
  await jest.advanceTimersByTimeAsync(500)
  expect(value()).toBe(2)
  store.dispatch(pictureDelayed(8_000))
  await jest.advanceTimersByTimeAsync(1_000)
  expect(value()).toBe(2)
})

test('a resource without topic subscribes to none and still leaves the delay', async () => {
  const { live, value } = await open(8, standing(0, 5, NOW / 1000), 30)
  expect(live.topics()).toEqual([])
  expect(value()).toBe(-1)
  await jest.advanceTimersByTimeAsync(31_000)
  expect(value()).toBe(5)
})

test('a state that no component shows any more is unsubscribed', async () => {
  const { live, http, page, store } = await open(7, standing(3, 1))
  expect(live.topics()).toEqual([topic])
  page.unsubscribe()
  await jest.advanceTimersByTimeAsync(61_000)
  expect(live.topics()).toEqual([])
  expect(store.getState()[api.reducerPath].queries).toEqual({})
  // Timers are not counted: those of other files of this worker are among them.
  const asked = http.requests.length
  await jest.advanceTimersByTimeAsync(3_600_000)
  expect(http.requests).toHaveLength(asked)
})
