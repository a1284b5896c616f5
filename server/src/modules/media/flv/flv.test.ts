import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { CLIP_FILE, readClip } from '../testing/clip'
import {
  atTime,
  createDataTag,
  createFileHeader,
  createFlvReader,
  createTag,
  decodeAmf,
  encodeAmf,
  FlvError,
  readMetadata,
  TAG,
} from '.'

test('a clip in pieces of any size has the same tags', () => {
  const bytes = readFileSync(CLIP_FILE).subarray(0, 60_000)
  const whole = createFlvReader().read(bytes)
  expect(whole.length).toBeGreaterThan(50)
  for (const size of [1, 7, 1_000, 4_096]) {
    const reader = createFlvReader()
    const tags = []
    for (let at = 0; at < bytes.length; at += size)
      tags.push(...reader.read(bytes.subarray(at, at + size)))
    expect(tags).toEqual(whole)
  }
})

test('headers and key frames of a clip are recognized', () => {
  const tags = readClip()
  const headers = tags.filter(({ isHeader }) => isHeader)
  expect(headers.map(({ type }) => type).sort()).toEqual([TAG.audio, TAG.video])
  const keyframes = tags.filter(({ isKeyframe }) => isKeyframe)
  expect(keyframes.map(({ timestamp }) => Math.floor(timestamp / 2_000))).toEqual([
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
  ])
  const metadata = tags.find(({ type }) => type === TAG.data)
  expect(metadata && readMetadata(metadata)).toMatchObject({ width: 640, height: 360 })
})

test('a tag keeps its bytes at another time, also after 4 h 39 min', () => {
  const tag = createTag(TAG.video, 5, Buffer.from([0x17, 1, 0, 0, 0, 9]))
  const moved = atTime(tag, 0x1234_5678)
  const [read] = createFlvReader().read(
    Buffer.concat([createFileHeader({ audio: true, video: true }), moved.wire]),
  )
  expect(read).toEqual(moved)
  expect(read).toMatchObject({ timestamp: 0x1234_5678, isKeyframe: true, data: tag.data })
})

test.each([
  ['HEVC by its extended header', TAG.video, [0x90, 0x68], { isHeader: true, isKeyframe: false }],
  ['a key frame of it', TAG.video, [0x91, 0x68], { isHeader: false, isKeyframe: true }],
  ['a frame of it', TAG.video, [0xa1, 0x68], { isHeader: false, isKeyframe: false }],
  ['Opus', TAG.audio, [0x90, 0x4f], { isHeader: true, isKeyframe: false }],
  ['MP3', TAG.audio, [0x2f, 0], { isHeader: false, isKeyframe: false }],
  ['nothing', TAG.video, [], { isHeader: false, isKeyframe: false }],
])('%s is classified', (_, type, bytes, kind) => {
  expect(createTag(type, 0, Buffer.from(bytes))).toMatchObject(kind)
})

test('values of data tags survive encoding', () => {
  const value = { at: 1.5, isLive: true, name: '直播', none: null, times: [0, 2], of: { a: 1 } }
  expect(decodeAmf(encodeAmf('onClock', value))).toEqual(['onClock', value])
  const sent = createDataTag(0, '@setDataFrame', {})
  const inner = encodeAmf('@setDataFrame', 'onMetaData', { width: 1 })
  expect(readMetadata(createTag(TAG.data, 0, inner))).toEqual({ width: 1 })
  expect(readMetadata(sent)).toBeNull()
})

test('any bytes are tags or an FlvError, and any data tag is read', () => {
  const head = createFileHeader({ audio: true, video: true })
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), fc.boolean(), (bytes, hasHead) => {
      const data = Buffer.from(bytes)
      decodeAmf(data)
      const reader = createFlvReader({ maxTagBytes: 1_000 })
      try {
        for (const tag of reader.read(hasHead ? Buffer.concat([head, data]) : data))
          expect(tag.wire.length).toBe(tag.data.length + 15)
      } catch (error) {
        expect(error).toBeInstanceOf(FlvError)
      }
    }),
    { numRuns: 2_000 },
  )
})

test('damage to a clip is found at its tag', () => {
  const bytes = readFileSync(CLIP_FILE)
  const damaged = (change: (copy: Buffer) => void) => () => {
    const copy = Buffer.from(bytes)
    change(copy)
    createFlvReader().read(copy)
  }
  expect(damaged((copy) => copy.write('MP4'))).toThrow('does not begin with FLV')
  expect(damaged((copy) => copy.writeUInt8(7, 13))).toThrow('has a tag of type 7')
  expect(damaged((copy) => copy.writeUIntBE(0xffffff, 14, 3))).toThrow('has a tag of 16777215')
  expect(damaged((copy) => copy.writeUIntBE(3, 14, 3))).toThrow('wrong size at its end')
})
