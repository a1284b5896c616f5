import fc from 'fast-check'
import { actsOfQuota } from './quota.rules'

const DAY = 86_400_000
const NOW = 100 * DAY
const limits = { maxBytes: 100, maxAgeDays: 30 }

test('old recordings go, then the oldest until the rest fits', () => {
  const recordings = [
    { id: 1, bytes: 10, startedAtMs: NOW - 31 * DAY, isOver: true },
    { id: 2, bytes: 60, startedAtMs: NOW - 20 * DAY, isOver: true },
    { id: 3, bytes: 50, startedAtMs: NOW - 10 * DAY, isOver: true },
    { id: 4, bytes: 20, startedAtMs: NOW - DAY, isOver: false },
  ]
  expect(actsOfQuota(recordings, limits, NOW)).toEqual({ remove: [1, 2], stop: [] })
})

test('what is being made is stopped only when nothing is left to remove', () => {
  const recordings = [
    { id: 1, bytes: 10, startedAtMs: NOW - DAY, isOver: true },
    { id: 2, bytes: 101, startedAtMs: NOW, isOver: false },
  ]
  expect(actsOfQuota(recordings, limits, NOW)).toEqual({ remove: [1], stop: [2] })
})

test('what frees nothing, as a recording without its file, waits for its age', () => {
  const gone = { id: 1, bytes: 0, startedAtMs: NOW - 20 * DAY, isOver: true }
  const present = { id: 2, bytes: 101, startedAtMs: NOW - DAY, isOver: true }
  expect(actsOfQuota([gone, present], limits, NOW)).toEqual({ remove: [2], stop: [] })
  const old = { ...gone, startedAtMs: NOW - 31 * DAY }
  expect(actsOfQuota([old], limits, NOW)).toEqual({ remove: [1], stop: [] })
})

test('afterwards the rest fits, or everything is removed or stopped', () => {
  const recording = fc.record({
    bytes: fc.integer({ min: 0, max: 60 }),
    startedAtMs: fc.integer({ min: 0, max: NOW }),
    isOver: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(recording), (made) => {
      const all = made
        .map((one, id) => ({ ...one, id }))
        .sort((a, b) => a.startedAtMs - b.startedAtMs)
      const { remove, stop } = actsOfQuota(all, limits, NOW)
      const remaining = all.filter(({ id }) => !remove.includes(id))
      const bytes = remaining.reduce((sum, one) => sum + one.bytes, 0)
      expect(new Set(remove).size).toBe(remove.length)
      expect(all.filter(({ id, isOver }) => remove.includes(id) && !isOver)).toEqual([])
      const freeing = remaining.filter((one) => one.bytes > 0 || !one.isOver)
      if (bytes > limits.maxBytes) expect(stop).toEqual(freeing.map(({ id }) => id))
      else expect(stop).toEqual([])
    }),
  )
})
