import { PacedFrames } from './paced-frames'

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

/** Frames whose delivery takes so long; what was written to each follower. */
function setUp(tookMs: number) {
  const written: string[] = []
  const counts: number[] = []
  const frames = new PacedFrames((bytes, count) => {
    written.push(bytes.toString())
    counts.push(count)
    jest.advanceTimersByTime(tookMs)
  })
  const push = (text: string) => frames.push(Buffer.from(text))
  return { frames, push, written, counts }
}

test('to few followers every frame goes out at once', () => {
  const { push, written } = setUp(1)
  for (const text of ['a', 'b', 'c']) push(text)
  expect(written).toEqual(['a', 'b', 'c'])
})

test('behind a long delivery frames wait for each other, in order', () => {
  const { push, written, counts } = setUp(30)
  for (const text of ['a', 'b', 'c']) push(text)
  expect(written).toEqual(['a'])
  jest.advanceTimersByTime(59)
  expect(written).toEqual(['a'])
  jest.advanceTimersByTime(1)
  expect(written).toEqual(['a', 'bc'])
  expect(counts).toEqual([1, 2])
  jest.advanceTimersByTime(60)
  push('d')
  expect(written).toEqual(['a', 'bc', 'd'])
})

test('the pause has an end, however long a delivery takes', () => {
  const { push, written } = setUp(1_000)
  push('a')
  push('b')
  jest.advanceTimersByTime(200)
  expect(written).toEqual(['a', 'b'])
})

test('what waits can be delivered now, once', () => {
  const { frames, push, written } = setUp(30)
  for (const text of ['a', 'b']) push(text)
  frames.flush()
  frames.flush()
  jest.advanceTimersByTime(1_000)
  expect(written).toEqual(['a', 'b'])
})
