import { readFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { RequestError } from '../../../../platform/errors'
import { checkVoice } from './checked-voice'

const recording = (name: string) => readFileSync(path.join(__dirname, '../fixtures', name))
const NAMES = ['chromium.webm', 'live.webm', 'chromium.mp4', 'fragments.mp4', 'whole.mp4']

function outcomeOf(bytes: Uint8Array): string {
  try {
    return `${checkVoice(bytes).type} ${checkVoice(bytes).ms}`
  } catch (error) {
    if (error instanceof RequestError) return error.reason
    throw error
  }
}

test.each([
  ['chromium.webm', 'audio/webm 3000'],
  ['live.webm', 'audio/webm 2021'],
  ['chromium.mp4', 'audio/mp4 2961'],
  ['fragments.mp4', 'audio/mp4 2023'],
  ['whole.mp4', 'audio/mp4 2023'],
])('%s is %s', (name, expected) => {
  expect(outcomeOf(recording(name))).toBe(expected)
})

/** An EBML element with a size of four bytes. */
function element(id: number[], content: Uint8Array | number[]): Buffer {
  const body = Buffer.from(content)
  const size = Buffer.alloc(4)
  size.writeUInt32BE(body.length + 0x10000000)
  return Buffer.concat([Buffer.from(id), size, body])
}

const HEAD = element([0x1a, 0x45, 0xdf, 0xa3], element([0x42, 0x82], Buffer.from('webm')))
const track = (codec: string, type = 2) =>
  element(
    [0xae],
    Buffer.concat([
      element([0xd7], [1]),
      element([0x83], [type]),
      element([0x86], Buffer.from(codec)),
    ]),
  )
const tracks = (...all: Buffer[]) => element([0x16, 0x54, 0xae, 0x6b], Buffer.concat(all))

/** Packets of 20 ms, one every `stepMs`. */
function webm(count: number, { stepMs = 20, trackList = tracks(track('A_OPUS')) } = {}): Buffer {
  const clusters = Array.from({ length: count }, (_, n) => {
    const at = Buffer.alloc(4)
    at.writeUInt32BE(n * stepMs)
    const block = element([0xa3], [0x81, 0, 0, 0x80, 0x08, 1])
    return element([0x1f, 0x43, 0xb6, 0x75], Buffer.concat([element([0xe7], at), block]))
  })
  return Buffer.concat([
    HEAD,
    element([0x18, 0x53, 0x80, 0x67], Buffer.concat([trackList, ...clusters])),
  ])
}

test('a minute is taken, with the little by which recorders stop late; more is not', () => {
  expect(outcomeOf(webm(3_000))).toBe('audio/webm 60000')
  expect(outcomeOf(webm(3_050))).toBe('audio/webm 60000')
  expect(outcomeOf(webm(3_100))).toBe('message.voice_too_long')
})

test('silence that was left out counts, and so do packets that state the same time', () => {
  expect(outcomeOf(webm(100, { stepMs: 500 }))).toBe('audio/webm 49520')
  expect(outcomeOf(webm(4_000, { stepMs: 0 }))).toBe('message.voice_too_long')
})

test.each<[string, Buffer]>([
  ['another codec', webm(10, { trackList: tracks(track('A_VORBIS')) })],
  ['a picture track', webm(10, { trackList: tracks(track('V_VP8', 1)) })],
  ['two tracks', webm(10, { trackList: tracks(track('A_OPUS'), track('A_OPUS')) })],
  ['no tracks', webm(10, { trackList: Buffer.alloc(0) })],
  ['no packet', webm(0)],
  ['a head alone', HEAD],
])('WebM with %s is no voice', (_, bytes) => {
  expect(outcomeOf(bytes)).toBe('message.bad_voice')
})

test('an MP4 that states a short time is measured by its samples', () => {
  const bytes = recording('whole.mp4')
  const table = bytes.indexOf('stts')
  bytes.writeUInt32BE(100_000, table + 12)
  expect(outcomeOf(bytes)).toBe('message.voice_too_long')
})

test('an MP4 with a picture track is no voice', () => {
  const bytes = recording('whole.mp4')
  bytes.write('vide', bytes.indexOf('soun'))
  expect(outcomeOf(bytes)).toBe('message.bad_voice')
})

test('levels without end are no voice', () => {
  const cluster = [0x1f, 0x43, 0xb6, 0x75]
  let nested: Buffer = Buffer.from([0])
  for (let n = 0; n < 500; n++) nested = element(cluster, nested)
  expect(outcomeOf(Buffer.concat([HEAD, nested]))).toBe('message.bad_voice')
})

test('a recording that was shortened or changed anywhere has an outcome of its own', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...NAMES),
      fc.array(fc.tuple(fc.nat(12_000), fc.nat(255)), { maxLength: 8 }),
      fc.nat(12_000),
      (name, changes, end) => {
        const bytes = recording(name)
        for (const [at, value] of changes) bytes[at % bytes.length] = value
        const shortened = end % 2 ? bytes : bytes.subarray(0, end)
        expect(outcomeOf(shortened)).toMatch(
          /^(message\.(bad_voice|voice_too_long)|audio\/(webm|mp4) \d+)$/,
        )
      },
    ),
    { numRuns: 2_000 },
  )
})
