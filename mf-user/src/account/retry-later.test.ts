import { endLater } from './end-later'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const refuseTimes = (times: number) => {
  let calls = 0
  const end = async () => {
    calls += 1
    if (calls <= times) throw new Error('busy')
  }
  return { end, calls: () => calls }
}

test('is tried again after growing pauses until it succeeds, and then no more', async () => {
  const { end, calls } = refuseTimes(1)
  endLater(end)
  await jest.advanceTimersByTimeAsync(4_999)
  expect(calls()).toBe(0)
  await jest.advanceTimersByTimeAsync(1)
  expect(calls()).toBe(1)
  await jest.advanceTimersByTimeAsync(10_000)
  expect(calls()).toBe(2)
  window.dispatchEvent(new Event('online'))
  await jest.advanceTimersByTimeAsync(86_400_000)
  expect(calls()).toBe(2)
})

test('the network that is back is used at once', async () => {
  const { end, calls } = refuseTimes(0)
  endLater(end)
  window.dispatchEvent(new Event('online'))
  await jest.advanceTimersByTimeAsync(86_400_000)
  expect(calls()).toBe(1)
})

test('a server that never takes it is left alone after ten tries', async () => {
  const { end, calls } = refuseTimes(Number.POSITIVE_INFINITY)
  endLater(end)
  await jest.advanceTimersByTimeAsync(86_400_000)
  window.dispatchEvent(new Event('online'))
  await jest.advanceTimersByTimeAsync(86_400_000)
  expect(calls()).toBe(10)
})
