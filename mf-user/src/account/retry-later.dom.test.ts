import { retryLater } from './retry-later'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const failTimes = (times: number) => {
  let calls = 0
  const task = async () => {
    calls += 1
    if (calls <= times) throw new Error('busy')
  }
  return { task, calls: () => calls }
}

test('retries after growing pauses and stops after the first success', async () => {
  const { task, calls } = failTimes(1)
  retryLater(task)
  await jest.advanceTimersByTimeAsync(4_999)
  expect(calls()).toBe(0)
  await jest.advanceTimersByTimeAsync(5_001)
  expect(calls()).toBe(1)
  await jest.advanceTimersByTimeAsync(15_000)
  expect(calls()).toBe(2)
  window.dispatchEvent(new Event('online'))
  await jest.advanceTimersByTimeAsync(86_400_000)
  expect(calls()).toBe(2)
})

test('retries at once when the network returns', async () => {
  const { task, calls } = failTimes(0)
  retryLater(task)
  window.dispatchEvent(new Event('online'))
  await jest.advanceTimersByTimeAsync(86_400_000)
  expect(calls()).toBe(1)
})

test('gives up after fourteen failed tries', async () => {
  const { task, calls } = failTimes(Number.POSITIVE_INFINITY)
  retryLater(task)
  await jest.advanceTimersByTimeAsync(86_400_000)
  window.dispatchEvent(new Event('online'))
  await jest.advanceTimersByTimeAsync(86_400_000)
  expect(calls()).toBe(14)
})
