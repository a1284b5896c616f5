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
  const follower = {
    deliver: (bytes: Buffer) => {
      written.push(bytes.toString())
      jest.advanceTimersByTime(tookMs)
    },
  }
  const onDelivered = (count: number) => counts.push(count)
  const frames = new PacedFrames({ followers: new Set([follower]), onDelivered })
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

describe('in the background', () => {
  /** A crowd in which each follower notes what it gets. */
  function setUpCrowd(size: number) {
    const order: string[] = []
    const crowd = Array.from({ length: size }, (_, place) => ({
      got: '',
      deliver(bytes: Buffer) {
        this.got += bytes.toString()
        if (place === size - 1) order.push(bytes.toString())
      },
    }))
    const followers = new Set(crowd)
    const onDelivered = () => order.push('slice')
    const frames = new PacedFrames({ followers, onDelivered, isInBackground: true })
    const push = (text: string) => frames.push(Buffer.from(text))
    return { order, crowd, followers, frames, push }
  }

  test('other work has its turn before and between the slices; all get every frame once', () => {
    const { order, crowd, push } = setUpCrowd(1_000)
    push('a')
    expect(order).toEqual([])
    setImmediate(() => order.push('other'))
    push('b')
    jest.advanceTimersByTime(10)
    expect(order.slice(0, 5)).toEqual(['slice', 'other', 'slice', 'slice', 'a'])
    jest.advanceTimersByTime(500)
    expect(new Set(crowd.map(({ got }) => got))).toEqual(new Set(['ab']))
  })

  test('who leaves during a delivery gets no more; who joins gets the next frame', () => {
    const { crowd, followers, frames, push } = setUpCrowd(1_000)
    const last = crowd.at(-1) as (typeof crowd)[number]
    push('a')
    jest.runOnlyPendingTimers()
    expect([crowd[0]?.got, last.got]).toEqual(['a', ''])
    followers.delete(last)
    frames.flush()
    expect(crowd.filter(({ got }) => got === 'a')).toHaveLength(999)
    followers.add(last)
    push('b')
    jest.advanceTimersByTime(500)
    expect([crowd[0]?.got, last.got]).toEqual(['ab', 'b'])
  })
})

test('members who get other frames get theirs, in order, and all others share one', () => {
  const written = new Map<string, Buffer[]>([
    ['1', []],
    ['2', []],
    ['', []],
  ])
  const followers = [...written].map(([id, got]) => ({
    user: id === '' ? null : { id },
    deliver: (bytes: Buffer) => {
      got.push(bytes)
      jest.advanceTimersByTime(30)
    },
  }))
  const frames = new PacedFrames({ followers: new Set(followers), onDelivered: () => undefined })
  const apart = (id: string, text: string) => new Map([[id, Buffer.from(text)]])
  frames.push(Buffer.from('a'), apart('1', 'A'))
  // Behind a long delivery they go together.
  frames.push(Buffer.from('b'))
  frames.push(Buffer.from('c'), apart('2', 'C'))
  frames.push(Buffer.from('d'), apart('1', 'D'))
  jest.advanceTimersByTime(1_000)
  const textsOf = (id: string) => written.get(id)?.map(String)
  expect([textsOf('1'), textsOf('2'), textsOf('')]).toEqual([
    ['A', 'bcD'],
    ['a', 'bCd'],
    ['a', 'bcd'],
  ])
  frames.push(Buffer.from('e'))
  jest.advanceTimersByTime(1_000)
  const [one, ...others] = [...written.values()].map((got) => got.at(-1))
  for (const other of others) expect(other).toBe(one)
})
