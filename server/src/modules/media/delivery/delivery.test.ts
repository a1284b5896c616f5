import { until } from '../../../testing/until'
import { atTime, decodeAmf, type FlvTag, TAG } from '../flv'
import type { Publisher } from '../hub'
import { DROP_VIEWER } from '../media-messages'
import { clipWithout, readClip } from '../testing/clip'
import { useSkippedTime } from '../testing/skip-time'
import { startTestMedia, type TestMedia, type TestViewer } from '../testing/test-media'
import { MAX_PENDING_BYTES } from './viewer'

let site: TestMedia
let publisher: Publisher
const clip = readClip()

beforeEach(async () => {
  site = await startTestMedia()
})
afterEach(() => site.stop())

function publish(tags: readonly FlvTag[], name = '10001'): Publisher {
  publisher = site.hub.publish(name, { source: 'rtmp' }) as Publisher
  for (const tag of tags) publisher.write(tag)
  return publisher
}

const before = (ms: number) => clip.filter(({ timestamp }) => timestamp < ms)
const between = (from: number, to: number) =>
  clip.filter(({ timestamp }) => timestamp >= from && timestamp < to)
const frames = (tags: readonly FlvTag[]) =>
  tags.filter(({ type, isHeader }) => type !== TAG.data && !isHeader)
const timesOf = (tags: readonly FlvTag[]) => frames(tags).map(({ timestamp }) => timestamp)

test('a viewer gets the last group of pictures at once and every tag after it once', async () => {
  publish(before(5_000))
  const viewer = await site.watch()
  await until(() => frames(viewer.tags).length > 20)
  expect(viewer.head).toContain('content-type: video/x-flv')
  expect(viewer.head).toContain('x-content-type-options: nosniff')
  expect(viewer.flags).toBe(5)
  const [join] = viewer.tags
  expect(join && decodeAmf(join.data)).toEqual(['onJoin', { base: 4_023 }])
  for (const tag of between(5_000, 7_000)) publisher.write(tag)
  const expected = timesOf(clip.slice(clip.findIndex(({ timestamp }) => timestamp === 4_023)))
  await until(() => frames(viewer.tags).some(({ timestamp }) => timestamp > 6_900))
  expect(timesOf(viewer.tags)).toEqual(expected.slice(0, frames(viewer.tags).length))
})

test('viewers who wait for the first key frame get everything once', async () => {
  publish([])
  const viewers = [await site.watch(), await site.watch(await site.sign({ viewer: 'm7' }))]
  await until(async () => (await site.countOf('media_viewers')) === 2)
  for (const tag of before(1_000)) publisher.write(tag)
  for (const { tags } of viewers) await until(() => frames(tags).length > 40)
  publisher.end()
  for (const viewer of viewers) {
    await until(() => viewer.isClosed)
    const [first, ...rest] = timesOf(before(1_000))
    // The sound before the first picture is left out.
    expect(first).toBe(0)
    expect(timesOf(viewer.tags)).toEqual(rest)
    expect(viewer.tags.filter(({ isHeader }) => isHeader)).toHaveLength(2)
  }
  expect(await site.countOf('media_viewers')).toBe(0)
})

test.each([
  ['sound', TAG.video, 4],
  ['picture', TAG.audio, 1],
])('a stream of %s alone says so in its first bytes', async (_, missing, flags) => {
  const tags = clipWithout(missing)
  publish(tags.filter(({ timestamp }) => timestamp < 3_000))
  const viewer = await site.watch()
  await until(async () => (await site.countOf('media_viewers')) === 1)
  await new Promise((resolve) => setTimeout(resolve, 1_000))
  const rest = tags.filter(({ timestamp }) => timestamp >= 3_000 && timestamp < 6_000)
  for (const tag of rest) publisher.write(tag)
  await until(() => frames(viewer.tags).length > 50)
  expect(viewer.flags).toBe(flags)
})

test('addresses that are expired, altered or of another room are rejected', async () => {
  publish(before(3_000))
  publish(before(3_000), '10002')
  const good = await site.sign()
  const wrong = [
    await site.sign({ expiresAtMs: Date.now() - 1 }),
    good.replace('vtester-0001', 'vtester-0002'),
    good.replace('line=1', 'line=2'),
    good.replace(/expires=\d/, 'expires=9'),
    good.replace('/10001?', '/10002?'),
    good.replace('/10001?', '/10001-smooth?'),
    `${good}&line=1`,
    good.slice(0, -2),
    good.replace(/&sign=.*/, ''),
    '/media/live/10001',
    '/media/live/..%2f10001',
  ]
  for (const url of wrong) {
    const viewer = await site.watch(url)
    await until(() => viewer.status > 0)
    expect([url, viewer.status]).toEqual([url, 403])
    viewer.socket.destroy()
  }
  const gone = await site.watch(await site.sign({ roomId: 10_003 }))
  await until(() => gone.status === 404)
  gone.socket.destroy()
  const viewer = await site.watch(good)
  await until(() => frames(viewer.tags).length > 0)
})

test('a removed viewer loses the stream and cannot return by the old address', async () => {
  publish(before(3_000))
  const url = await site.sign({ viewer: 'm7' })
  const [removed, other] = [await site.watch(url), await site.watch()]
  await until(() => removed.tags.length > 0 && other.tags.length > 0)
  site.bus.publish(DROP_VIEWER, { roomId: 10_001, viewer: 'm7' })
  await until(() => removed.isClosed)
  const again = await site.watch(url)
  await until(() => again.status === 403)
  again.socket.destroy()
  expect(other.isClosed).toBe(false)
  await new Promise((resolve) => setTimeout(resolve, 5))
  const admitted = await site.watch(await site.sign({ viewer: 'm7' }))
  await until(() => admitted.tags.length > 0)
})

test('an address that many use serves the last four of them', async () => {
  publish(before(3_000))
  const url = await site.sign()
  const viewers: TestViewer[] = []
  for (let n = 0; n < 6; n++) {
    const viewer = await site.watch(url)
    await until(() => viewer.tags.length > 0)
    viewers.push(viewer)
  }
  await until(() => viewers.filter(({ isClosed }) => isClosed).length === 2)
  expect(viewers.map(({ isClosed }) => isClosed)).toEqual([true, true, false, false, false, false])
})

test('a viewer who does not read is dropped to a later key frame and harms no one', async () => {
  publish(before(3_000))
  const slow = await site.watch(await site.sign({ viewer: 'm1' }))
  const healthy = await site.watch(await site.sign({ viewer: 'm2' }))
  await until(() => slow.tags.length > 0 && healthy.tags.length > 0)
  slow.socket.pause()
  let timestamp = 3_000
  const rounds = async (count: number) => {
    for (let n = 0; n < count; n++) {
      for (const tag of frames(clip)) publisher.write(atTime(tag, timestamp + tag.timestamp))
      timestamp += 20_000
      await until(() => (healthy.tags.at(-1)?.timestamp ?? 0) > timestamp - 300)
    }
  }
  while ((await site.countOf('media_viewers_behind_total')) === 0) await rounds(1)
  const behindAt = timestamp
  await rounds(3)
  const times = frames(healthy.tags).filter(({ type }) => type === TAG.video)
  const expected = 1 + (timestamp - 3_000) / 20_000
  expect(times.length).toBeGreaterThan(490 * (expected - 1))
  slow.socket.resume()
  await until(() => (slow.tags.at(-1)?.timestamp ?? 0) > 0 && slow.socket.bytesRead > 0)
  await until(async () => {
    await rounds(1)
    return (slow.tags.at(-1)?.timestamp ?? 0) > behindAt + 60_000
  })
  const gaps = frames(slow.tags).filter(
    ({ timestamp: at }, index, all) => at - (all[index - 1]?.timestamp ?? at) > 2_000,
  )
  expect(gaps).toHaveLength(1)
  expect(gaps[0]?.isKeyframe).toBe(true)
  expect(MAX_PENDING_BYTES).toBeLessThanOrEqual(2 * 1024 * 1024)
}, 60_000)

test('viewers who read nothing are gone 10 s after the stream, others at once', async () => {
  const skip = useSkippedTime()
  try {
    publish(before(3_000))
    const silent = await site.watch(await site.sign({ viewer: 'm1' }))
    const reader = await site.watch(await site.sign({ viewer: 'm2' }))
    await until(() => silent.tags.length > 0 && reader.tags.length > 0)
    silent.socket.pause()
    let timestamp = 3_000
    while ((await site.countOf('media_viewers_behind_total')) === 0) {
      for (const tag of frames(clip)) publisher.write(atTime(tag, timestamp + tag.timestamp))
      timestamp += 20_000
      await until(() => (reader.tags.at(-1)?.timestamp ?? 0) > timestamp - 300)
    }
    publisher.end()
    await until(() => reader.isClosed)
    expect(await site.countOf('media_viewers')).toBe(1)
    skip(10_000)
    await until(async () => (await site.countOf('media_viewers')) === 0)
  } finally {
    jest.useRealTimers()
  }
})

test('the port closes without waiting for its viewers', async () => {
  publish(before(3_000))
  const viewer = await site.watch()
  await until(() => viewer.tags.length > 0)
  await site.port.close(5_000)
  await until(() => viewer.isClosed)
})
