import fc from 'fast-check'
import { createStreamTime } from './stream-time.rules'

test('times begin at 0 and follow the stream, a little out of order too', () => {
  const time = createStreamTime()
  expect([1_000, 1_040, 1_023, 1_080].map(time.next)).toEqual([0, 40, 23, 80])
  expect(time.latest()).toBe(80)
})

test('a sender that restarts its count continues the time', () => {
  const time = createStreamTime()
  expect([0, 60_000 - 40_000, 20_040, 0, 40].map(time.next)).toEqual([
    0, 20_000, 20_040, 20_080, 20_120,
  ])
  expect([4_000_000_000, 4_000_000_040].map(time.next)).toEqual([20_160, 20_200])
})

test('no sender makes times negative, or the recording longer than its tags allow', () => {
  const times = fc.array(fc.integer({ min: 0, max: 0xffffffff }), { minLength: 1, maxLength: 50 })
  const check = (sent: number[]) => {
    const time = createStreamTime()
    const all = sent.map(time.next)
    return all.every((at) => at >= 0) && time.latest() <= sent.length * 30_000
  }
  fc.assert(fc.property(times, check))
})
