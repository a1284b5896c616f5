import { createRetry } from './retry'
import { createManualClock } from './testing/manual-clock'

function open(isHidden = () => false) {
  const clock = createManualClock()
  let attempts = 0
  const retry = createRetry(() => (attempts += 1), {
    baseMs: 1_000,
    maxMs: 2_000,
    clock,
    random: () => 1,
    isHidden,
  })
  return { clock, retry, attempts: () => attempts }
}

const comeOnline = () => window.dispatchEvent(new Event('online'))

test('each failure is followed by one attempt, ever later up to the limit', () => {
  const { clock, retry, attempts } = open()
  const delays = [1_000, 1_500, 2_000, 2_000]
  for (const [index, delay] of delays.entries()) {
    retry.failed()
    clock.advance(delay - 1)
    expect(attempts()).toBe(index)
    clock.advance(1)
    expect(attempts()).toBe(index + 1)
  }
})

test('waits for the time that the server names, and up to half of it more', () => {
  const { clock, retry, attempts } = open()
  retry.failed(10_000)
  clock.advance(14_999)
  expect(attempts()).toBe(0)
  clock.advance(1)
  expect(attempts()).toBe(1)
})

test('the network that comes back is used at once, and once', () => {
  const { clock, retry, attempts } = open()
  comeOnline()
  expect(attempts()).toBe(0)
  retry.failed()
  comeOnline()
  comeOnline()
  clock.advance(10_000)
  expect(attempts()).toBe(1)
})

test('no attempt follows a success, and the next failure waits the first delay again', () => {
  const { clock, retry, attempts } = open()
  retry.failed()
  retry.failed()
  retry.settle()
  comeOnline()
  clock.advance(10_000)
  expect([attempts(), clock.pending()]).toEqual([0, 0])
  retry.failed()
  clock.advance(1_000)
  expect(attempts()).toBe(1)
})

test('a hidden page attempts nothing until it is visible', () => {
  const screen = { isHidden: true }
  const { clock, retry, attempts } = open(() => screen.isHidden)
  retry.failed()
  clock.advance(10_000)
  expect(attempts()).toBe(0)
  screen.isHidden = false
  document.dispatchEvent(new Event('visibilitychange'))
  expect(attempts()).toBe(1)
})
