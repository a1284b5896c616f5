import { createLog } from '../../../platform/log'
import { atTime, decodeAmf, type FlvTag, TAG } from '../flv'
import { clipWithout, readClip, until } from '../testing/clip'
import { createHub, type Hub } from '.'

let now: number
let hub: Hub
const clip = readClip()

beforeEach(() => {
  now = 1_000_000
  hub = createHub({ clock: { now: () => now }, log: createLog('silent') })
})

/** Writes tags at the times that they have. */
function publish(name: string, tags: readonly FlvTag[]) {
  const publisher = hub.publish(name, { source: 'rtmp' })
  if (!publisher) throw new Error('already published')
  send(publisher, tags)
  return publisher
}

function send(to: { write: (tag: FlvTag) => void }, tags: readonly FlvTag[]): void {
  for (const tag of tags) {
    now = 1_000_000 + tag.timestamp
    to.write(tag)
  }
}

function read(name: string): FlvTag[] {
  const tags: FlvTag[] = []
  hub.get(name)?.subscribe({ onTag: (tag) => tags.push(tag) })
  return tags
}

const isClock = ({ type, data }: FlvTag) => type === TAG.data && decodeAmf(data)[0] === 'onClock'
const media = (tags: readonly FlvTag[]) => tags.filter(({ type }) => type !== TAG.data)

test('a reader gets headers and the last group of pictures, then every tag', () => {
  const publisher = publish('10001', until(clip, 5_500))
  const tags = read('10001')
  const [metadata, video, audio, clock, first] = tags
  expect([metadata?.type, video?.type, audio?.type]).toEqual([TAG.data, TAG.video, TAG.audio])
  expect([video?.isHeader, audio?.isHeader]).toEqual([true, true])
  expect(clock && isClock(clock)).toBe(true)
  expect(first).toMatchObject({ isKeyframe: true, timestamp: 4_023 })
  const late = clip.filter(({ timestamp }) => timestamp >= 5_500 && timestamp < 9_000)
  send(publisher, late)
  expect(media(tags).slice(-late.length)).toEqual(late)
})

test('the stream says its own time every second', () => {
  const publisher = publish('10001', until(clip, 100))
  const tags = read('10001')
  send(publisher, clip.slice(until(clip, 100).length))
  const clocks = tags.filter(isClock).map(({ data }) => decodeAmf(data)[1])
  expect(clocks.length).toBeGreaterThanOrEqual(19)
  for (const clock of clocks) {
    const { at, ts } = clock as { at: number; ts: number }
    expect(at - ts).toBe(1_000_000)
  }
})

test('one publisher at a time; the name is free once it has ended', () => {
  const events: string[] = []
  hub.onStart(({ name }) => events.push(`start ${name}`))
  hub.onEnd(({ name }) => events.push(`end ${name}`))
  const first = publish('10001', until(clip, 1_000))
  expect(hub.publish('10001', { source: 'rtmp' })).toBeNull()
  let hasEnded = false
  hub.get('10001')?.subscribe({ onTag: () => undefined, onEnd: () => (hasEnded = true) })
  first.end()
  first.end()
  expect(hasEnded).toBe(true)
  const second = publish('10001', until(clip, 1_000))
  first.end()
  expect(hub.get('10001')).toBeDefined()
  second.end()
  expect(events).toEqual(['start 10001', 'end 10001', 'start 10001', 'end 10001'])
})

test.each([
  ['audio', TAG.video, { audio: true, video: false }],
  ['video', TAG.audio, { audio: false, video: true }],
])('a stream of %s alone begins, and says so', (_, missing, tracks) => {
  const tags = clipWithout(missing)
  publish('10001', until(tags, 900))
  expect(media(read('10001'))).toEqual([])
  now += 5_000
  publish('10002', until(tags, 4_500))
  expect(hub.get('10002')?.headers().tracks).toEqual(tracks)
  expect(media(read('10002')).length).toBeGreaterThan(10)
})

test('a new size begins with its own header and key frame; a repeated header is left out', () => {
  const publisher = publish('10001', until(clip, 3_000))
  const tags = read('10001')
  const [header] = clip.filter(({ type, isHeader }) => type === TAG.video && isHeader)
  const before = tags.length
  publisher.write(atTime(header as FlvTag, 3_000))
  expect(tags.length).toBe(before)
  const other = atTime(header as FlvTag, 3_000)
  other.data[6] = 99
  publisher.write(other)
  expect(tags.at(-1)).toBe(other)
  expect(read('10001')).toEqual([])
  const next = clip.filter(({ timestamp }) => timestamp >= 4_000 && timestamp < 4_100)
  send(publisher, next)
  expect(media(read('10001'))[0]).toBe(other)
})

test('a reader that fails is left out; the others go on', () => {
  const publisher = publish('10001', until(clip, 3_000))
  let calls = 0
  hub.get('10001')?.subscribe({
    onTag: () => {
      if (++calls > 3) throw new Error('disk full')
    },
  })
  const tags = read('10001')
  const before = tags.length
  send(
    publisher,
    clip.filter(({ timestamp }) => timestamp >= 3_000 && timestamp < 3_500),
  )
  expect(calls).toBe(4)
  expect(tags.length).toBeGreaterThan(before + 10)
})

test('a group of pictures without an end takes no memory without an end', () => {
  const [keyframe] = clip.filter(({ isKeyframe }) => isKeyframe)
  const publisher = publish('10001', until(clip, 1_500))
  const frame = clip.find(
    ({ type, isKeyframe, isHeader, data }) =>
      type === TAG.video && !isKeyframe && !isHeader && data.length > 500,
  )
  for (let n = 0; n < 10_000; n++) publisher.write(frame as FlvTag)
  expect(read('10001')).toEqual([])
  publisher.write(keyframe as FlvTag)
  expect(media(read('10001')).at(-1)).toBe(keyframe)
})
