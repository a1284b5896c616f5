import fc from 'fast-check'
import { backOffMs } from './back-off.rules'
import { catchUp } from './drift.rules'
import { publishedAt, streamBaseOf, streamClockOf } from './picture-delay.rules'
import { chooseSource, linesOf, qualitiesOf } from './source.rules'
import { bufferAt, isStalled } from './stall.rules'
import { tracksOfStart } from './tracks.rules'

test('the wait grows to five seconds and spreads the viewers of a room', () => {
  const maxima = [1, 2, 3, 4, 5, 6].map((failures) => backOffMs(failures, () => 1))
  expect(maxima).toEqual([400, 800, 1600, 3200, 5000, 5000])
  expect(backOffMs(9, () => 0)).toBe(2500)
})

test('3 s behind live it plays faster until it is near, 10 s behind it jumps', () => {
  expect(catchUp({ time: 10, end: 12.9, rate: 1 })).toEqual({ rate: 1, jumpTo: null })
  expect(catchUp({ time: 10, end: 13.1, rate: 1 })).toEqual({ rate: 1.08, jumpTo: null })
  expect(catchUp({ time: 10, end: 12, rate: 1.08 })).toEqual({ rate: 1.08, jumpTo: null })
  expect(catchUp({ time: 10, end: 11.4, rate: 1.08 })).toEqual({ rate: 1, jumpTo: null })
  expect(catchUp({ time: 10, end: 20.5, rate: 1.08 })).toEqual({ rate: 1, jumpTo: 19.5 })
})

test.each([
  ['a picture that stands 3 s with nothing coming', 3_100, 3_000, 0, true],
  ['a decoder that does not go on with what is there', 3_100, 0, 4, true],
  ['a slow network gets more time', 5_000, 100, 0.1, false],
  ['but not for ever', 8_100, 100, 0.1, true],
  ['a short pause', 2_900, 2_900, 0, false],
])('%s', (_, standsMs, quietMs, bufferedSeconds, isStanding) => {
  expect(isStalled({ standsMs, quietMs, bufferedSeconds, hasStarted: true })).toBe(isStanding)
})

test('the first picture may take longer', () => {
  const start = { quietMs: 5_000, bufferedSeconds: 0, hasStarted: false }
  expect(isStalled({ ...start, standsMs: 7_000 })).toBe(false)
  expect(isStalled({ ...start, standsMs: 8_100 })).toBe(true)
})

test('a hole in what has arrived names its end', () => {
  const ranges = [
    [0, 4],
    [6, 9],
  ] as const
  expect(bufferAt(ranges, 1)).toEqual({ end: 9, buffered: 3, gapEndsAt: null })
  expect(bufferAt(ranges, 4.5)).toEqual({ end: 9, buffered: 0, gapEndsAt: 6 })
  expect(bufferAt([], 2)).toEqual({ end: 2, buffered: 0, gapEndsAt: null })
})

test('the delay does not depend on where a connection begins', () => {
  fc.assert(
    fc.property(fc.nat(1e9), fc.nat(60_000), fc.nat(60_000), (startedAt, base, shownMs) => {
      const clock = { at: startedAt + base + 5_000, ts: base + 5_000 }
      expect(publishedAt(clock, base, shownMs / 1000)).toBeCloseTo(startedAt + base + shownMs, 3)
    }),
  )
})

test('only whole clocks are read from a stream', () => {
  expect(streamClockOf({ onClock: { at: 5, ts: 1 } })).toEqual({ at: 5, ts: 1 })
  expect(streamClockOf({ onClock: { at: '5', ts: 1 } })).toBeNull()
  expect(streamClockOf({ onMetaData: {} })).toBeNull()
  expect([streamBaseOf({ onJoin: { base: 40 } }), streamBaseOf({ onJoin: 1 })]).toEqual([40, null])
})

const SOURCES = [
  { line: 1, quality: 'source', url: 'a' },
  { line: 1, quality: 'smooth', url: 'b' },
  { line: 2, quality: 'source', url: 'c' },
] as const

test('the wished source is chosen, else the nearest that exists', () => {
  const chosen = (line: number, quality: 'source' | 'high' | 'smooth') =>
    chooseSource(SOURCES, { line, quality })?.url
  expect(chosen(1, 'smooth')).toBe('b')
  expect(chosen(1, 'high')).toBe('b')
  expect(chosen(2, 'smooth')).toBe('c')
  expect(chosen(7, 'source')).toBe('a')
  expect(chooseSource([], { line: 1, quality: 'source' })).toBeNull()
  expect([linesOf(SOURCES), qualitiesOf(SOURCES, 2)]).toEqual([[1, 2], ['source']])
})

test('a stream that does not start is tried as a picture or as sound alone', () => {
  expect([0, 1, 2, 3].map(tracksOfStart)).toEqual([
    undefined,
    { hasAudio: false, hasVideo: true },
    { hasAudio: true, hasVideo: false },
    undefined,
  ])
})
