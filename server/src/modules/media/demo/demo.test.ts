import { until } from '../../../testing/until'
import { decodeAmf, type FlvTag, TAG } from '../flv'
import { startTestMedia, type TestMedia } from '../testing/test-media'
import { readClip } from './clip'
import { ClipLoop } from './clip-loop'
import { CLIPS_DIR } from './demo-streams'

const collect = () => {
  const tags: FlvTag[] = []
  return { tags, write: (tag: FlvTag) => tags.push(tag), end: () => undefined }
}
const frames = (tags: readonly FlvTag[]) =>
  tags.filter(({ type, isHeader }) => type !== TAG.data && !isHeader)

test.each(['football', 'basketball'])('the clip %s repeats with rising times', async (name) => {
  const clip = await readClip(`${CLIPS_DIR}/${name}.flv`)
  const loop = new ClipLoop(clip, 1_000)
  const [first, second] = [collect(), collect()]
  loop.add(first)
  loop.add(second)
  for (let now = 1_000; now < 1_000 + 3 * clip.durationMs; now += 80) loop.run(now)
  const times = frames(first.tags).map(({ timestamp }) => timestamp)
  expect(times.length).toBeGreaterThan(2.9 * clip.frames.length)
  expect(times).toEqual([...times].sort((a, b) => a - b))
  expect(times.at(-1)).toBeGreaterThan(2.9 * clip.durationMs)
  const steps = times.map((time, index) => time - (times[index - 1] ?? time))
  expect(Math.max(...steps)).toBeLessThan(150)
  // One buffer for all rooms.
  expect(second.tags.every((tag, index) => tag === first.tags[index])).toBe(true)
  expect(first.tags.filter(({ isHeader }) => isHeader)).toHaveLength(2)
})

test('after a long pause the clip goes on at the present, at a key frame', async () => {
  const clip = await readClip(`${CLIPS_DIR}/football.flv`)
  const loop = new ClipLoop(clip, 0)
  const room = collect()
  loop.add(room)
  loop.run(1_000)
  const before = room.tags.length
  loop.run(3_600_000)
  loop.run(3_603_000)
  const later = room.tags.slice(before)
  expect(later[0]?.isKeyframe).toBe(true)
  expect(later[0]?.timestamp).toBeGreaterThanOrEqual(3_600_000)
  expect(later.length).toBeLessThan(400)
})

describe('rooms of the demo', () => {
  let site: TestMedia
  beforeEach(async () => {
    site = await startTestMedia()
  })
  afterEach(() => site.stop())

  test('play, are reported, yield to a publisher and return', async () => {
    site.rooms.demo.push({ roomId: 10_001, clip: 'football' }, { roomId: 10_002, clip: 'none' })
    await until(() => site.hub.get('10001') !== undefined)
    const viewer = await site.watch()
    await until(() => frames(viewer.tags).length > 50)
    expect(viewer.flags).toBe(5)
    const [join] = viewer.tags
    expect(join && decodeAmf(join.data)[0]).toBe('onJoin')
    expect(site.hub.get('10002')).toBeUndefined()
    await until(() => site.rooms.events.some(({ what }) => what === 'seen'))

    const publisher = site.hub.publish('10001', { source: 'rtmp' })
    expect(publisher).not.toBeNull()
    await until(() => viewer.isClosed)
    expect(site.hub.get('10001')?.source).toBe('rtmp')
    expect(site.hub.publish('10001', { source: 'demo' })).toBeNull()
    publisher?.end()
    await until(() => site.hub.get('10001')?.source === 'demo')
    const events = () => site.rooms.events.map(({ what }) => what).filter((what) => what !== 'seen')
    await until(() => events().length === 5)
    expect(events()).toEqual(['started', 'ended', 'started', 'ended', 'started'])

    site.rooms.demo.length = 0
    await until(() => site.hub.get('10001') === undefined)
  }, 30_000)
})
