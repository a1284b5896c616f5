import { createServer } from 'node:net'
import { createLog } from '../../../platform/log'
import { createMetrics } from '../../../platform/metrics'
import { until } from '../../../testing/until'
import { atTime, type FlvTag, TAG } from '../flv'
import { STOP_PUBLISHER } from '../media-messages'
import { readClip } from '../testing/clip'
import { RtmpPublisher } from '../testing/rtmp-publisher'
import { startTestMedia, type TestMedia } from '../testing/test-media'
import { startRtmpServer } from './rtmp-server'

const KEY = 'key-of-room-10001'
const clip = readClip()
let site: TestMedia
let port: number

beforeEach(async () => {
  site = await startTestMedia()
  site.rooms.keys.set(KEY, 10_001)
  port = await site.rtmpPort()
})
afterEach(() => site.stop())

const before = (ms: number) => clip.filter(({ timestamp }) => timestamp < ms)
const framesOf = (tags: readonly FlvTag[]) =>
  tags.filter(({ type, isHeader }) => type !== TAG.data && !isHeader)
const events = () => site.rooms.events.map(({ what }) => what).filter((what) => what !== 'seen')

async function publish(tags: readonly FlvTag[] = before(3_000)) {
  const { publisher, isAccepted } = await RtmpPublisher.publish(port, KEY)
  expect(isAccepted).toBe(true)
  publisher.write(tags)
  return publisher
}

test('what an encoder publishes reaches a viewer unchanged', async () => {
  const publisher = await publish()
  await until(() => site.hub.get('10001') !== undefined)
  const viewer = await site.watch()
  publisher.write(clip.filter(({ timestamp }) => timestamp >= 3_000))
  await until(() => framesOf(viewer.tags).at(-1)?.timestamp === framesOf(clip).at(-1)?.timestamp)
  const received = framesOf(viewer.tags)
  const sent = framesOf(clip).slice(-received.length)
  expect(received).toEqual(sent)
  expect(viewer.tags.filter(({ isHeader }) => isHeader)).toHaveLength(2)
  expect(events()).toEqual(['started'])
})

test('times beyond 4 h 39 min and messages of one byte arrive', async () => {
  const late = before(3_000).map((tag) => atTime(tag, tag.timestamp + 0x2_000_000))
  await publish(late)
  await until(() => site.hub.get('10001') !== undefined)
  const viewer = await site.watch()
  await until(() => framesOf(viewer.tags).length > 20)
  expect(framesOf(viewer.tags)[0]?.timestamp).toBeGreaterThan(0x2_000_000)
})

test('a wrong key, another application and a missing key publish nothing', async () => {
  for (const key of [`10002?key=${KEY}`, 'wrong-key-0001', 'x', '', '../../etc', 'a'.repeat(500)]) {
    const { publisher, isAccepted } = await RtmpPublisher.publish(port, key)
    expect([key, isAccepted]).toEqual([key, false])
    await until(() => publisher.isClosed)
  }
  const other = await RtmpPublisher.open(port)
  expect(await other.publish(KEY, 'other')).toBe(false)
  expect(site.hub.streams()).toEqual([])
})

test('the key may stand behind the room', async () => {
  const { isAccepted } = await RtmpPublisher.publish(port, `10001?key=${KEY}`)
  expect(isAccepted).toBe(true)
  expect(site.hub.get('10001')).toBeDefined()
})

test('the newer publisher is rejected until the older one is gone', async () => {
  const older = await publish()
  const newer = await RtmpPublisher.publish(port, KEY)
  expect(newer.isAccepted).toBe(false)
  await until(() => newer.publisher.isClosed)
  expect(site.hub.get('10001')).toBeDefined()
  older.socket.destroy()
  await until(() => site.hub.get('10001') === undefined)
  const last = await publish()
  await until(() => events().length === 3)
  expect(events()).toEqual(['started', 'ended', 'started'])
  last.socket.destroy()
})

test('a cut publisher ends the stream at once and returns with another codec', async () => {
  const publisher = await publish()
  await until(() => site.hub.get('10001') !== undefined)
  const viewer = await site.watch()
  await until(() => framesOf(viewer.tags).length > 0)
  publisher.socket.resetAndDestroy()
  await until(() => viewer.isClosed)
  const hevc = before(3_000).map((tag) => {
    if (tag.type !== TAG.video) return tag
    const other = atTime(tag, tag.timestamp)
    other.data[0] = ((other.data[0] as number) & 0xf0) | 12
    return { ...other }
  })
  await publish(hevc)
  const again = await site.watch()
  await until(() => framesOf(again.tags).length > 20)
  const header = again.tags.find(({ type, isHeader }) => type === TAG.video && isHeader)
  expect((header?.data[0] as number) & 15).toBe(12)
})

test('an encoder may end by a command, and a closed room ends its encoder', async () => {
  const publisher = await publish()
  await until(() => site.hub.get('10001') !== undefined)
  publisher.end()
  await until(() => site.hub.get('10001') === undefined)
  const other = await publish()
  await until(() => site.hub.get('10001') !== undefined)
  site.bus.publish(STOP_PUBLISHER, { roomId: 10_001 })
  await until(() => other.isClosed)
  expect(site.hub.get('10001')).toBeUndefined()
})

describe('a server of its own', () => {
  const running = () => new AbortController()
  const log = createLog('silent')

  test('a silent encoder frees its room', async () => {
    const life = running()
    const { hub, rooms } = site
    const metrics = createMetrics()
    const deps = { hub, broadcasts: rooms, log, metrics, port: 0, silentMs: 300 }
    const server = startRtmpServer(deps, life.signal)
    await until(() => server.port() !== null)
    const { publisher } = await RtmpPublisher.publish(server.port() as number, KEY)
    publisher.write(before(3_000))
    await until(() => hub.get('10001') !== undefined)
    await until(() => hub.get('10001') === undefined)
    life.abort()
  })

  test('a busy port is one line of the log, and opens when it is free', async () => {
    const life = running()
    const busy = createServer().listen(0)
    await until(() => busy.listening)
    const { port: taken } = busy.address() as { port: number }
    const lines: unknown[] = []
    const deps = {
      hub: site.hub,
      broadcasts: site.rooms,
      port: taken,
      retryMs: 50,
      metrics: createMetrics(),
      log: Object.assign(Object.create(log), { error: (line: unknown) => lines.push(line) }),
    }
    const server = startRtmpServer(deps, life.signal)
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(lines).toEqual([
      `RTMP_PORT ${taken} cannot be opened (EADDRINUSE): no encoder can publish`,
    ])
    busy.close()
    await until(() => server.port() === taken)
    life.abort()
  })
})
