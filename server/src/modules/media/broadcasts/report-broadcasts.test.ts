import { systemClock } from '../../../platform/clock'
import { createLog } from '../../../platform/log'
import { until } from '../../../testing/until'
import { createHub } from '../hub'
import { createTestRooms } from '../testing/test-rooms'
import { createBroadcastReporter, reportStreams } from '.'

const log = createLog('silent')

function start() {
  const hub = createHub({ clock: systemClock, log })
  const rooms = createTestRooms()
  const life = new AbortController()
  let isDown = false
  const broadcasts = {
    ...rooms,
    started: async (roomId: number, at: number) => {
      if (isDown) throw new Error('database is away')
      return rooms.started(roomId, at)
    },
    ended: async (id: number, at: number) => {
      if (isDown) throw new Error('database is away')
      return rooms.ended(id, at)
    },
  }
  const deps = { broadcasts, clock: systemClock, log, seenMs: 20 }
  reportStreams(hub, createBroadcastReporter(deps, life.signal), life.signal)
  const events = () => rooms.events.map(({ what, id }) => `${what} ${id}`)
  return { hub, life, rooms, events, setDown: (down: boolean) => (isDown = down) }
}

test('a broadcast starts, is seen and ends; other qualities are none', async () => {
  const { hub, life, events } = start()
  const publisher = hub.publish('10001', { source: 'rtmp' })
  hub.publish('10001-smooth', { source: 'rtmp' })
  await until(() => events().length > 3)
  publisher?.end()
  await until(() => events().at(-1) === 'ended 10001')
  expect(new Set(events())).toEqual(new Set(['started 10001', 'seen 10001', 'ended 10001']))
  expect(events()[0]).toBe('started 10001')
  life.abort()
})

test('what the database missed is reported when it is back, in order', async () => {
  const { hub, life, events, setDown } = start()
  setDown(true)
  const first = hub.publish('10001', { source: 'rtmp' })
  await new Promise((resolve) => setTimeout(resolve, 60))
  setDown(false)
  await until(() => events().includes('started 10001'))
  setDown(true)
  first?.end()
  hub.publish('10001', { source: 'rtmp' })
  await new Promise((resolve) => setTimeout(resolve, 30))
  setDown(false)
  await until(() => events().filter((event) => event === 'started 10001').length === 2)
  const inOrder = events().filter((event) => !event.startsWith('seen'))
  expect(inOrder).toEqual(['started 10001', 'ended 10001', 'started 10001'])
  life.abort()
})

test('a stop of the process ends no broadcast', async () => {
  const { hub, life, events } = start()
  const publisher = hub.publish('10001', { source: 'rtmp' })
  await until(() => events().includes('seen 10001'))
  life.abort()
  publisher?.end()
  const before = events().length
  await new Promise((resolve) => setTimeout(resolve, 80))
  expect(
    events()
      .slice(before)
      .filter((event) => event.startsWith('ended')),
  ).toEqual([])
})
