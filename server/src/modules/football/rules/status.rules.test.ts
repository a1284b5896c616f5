import fc from 'fast-check'
import { footballCourse } from './status.rules'

const { mayMove, phaseOf } = footballCourse

const from = (status: number, reached = phaseOf(status) ?? 1) => ({ status, reached })

test('a match goes through halves, extra time and penalties, and may skip phases', () => {
  for (const [one, other] of [
    [1, 2],
    [2, 3],
    [3, 4],
    [4, 5],
    [5, 7],
    [7, 8],
    [4, 8],
    [4, 7],
    [1, 8],
    [5, 6],
    [6, 5],
  ] as const) {
    expect([one, other, mayMove(from(one), other)]).toEqual([one, other, true])
  }
})

test('no phase of play is entered again', () => {
  for (const [one, other] of [
    [3, 2],
    [4, 3],
    [5, 4],
    [7, 5],
    [8, 7],
    [2, 1],
    [8, 1],
  ] as const) {
    expect([one, other, mayMove(from(one), other)]).toEqual([one, other, false])
  }
})

test('a finished, abandoned or cancelled match does not change', () => {
  for (const end of [8, 11, 12]) {
    for (const other of [0, 1, 2, 4, 8, 9, 10, 11, 12, 13, 42].filter((status) => status !== end)) {
      expect([end, other, mayMove(from(end), other)]).toEqual([end, other, false])
    }
    expect(mayMove(from(end), end)).toBe(true)
  }
})

test('a postponed match may be rescheduled; a match in play cannot be postponed', () => {
  expect(mayMove(from(1), 9)).toBe(true)
  expect(mayMove(from(9), 1)).toBe(true)
  expect(mayMove(from(13), 9)).toBe(true)
  expect(mayMove(from(9), 2)).toBe(true)
  expect(mayMove(from(2), 9)).toBe(false)
  expect(mayMove(from(4), 13)).toBe(false)
})

test('an interrupted match resumes in its phase or a later one, or ends', () => {
  const interrupted = from(10, 4)
  expect(mayMove(interrupted, 4)).toBe(true)
  expect(mayMove(interrupted, 8)).toBe(true)
  expect(mayMove(interrupted, 11)).toBe(true)
  expect(mayMove(interrupted, 2)).toBe(false)
  expect(mayMove(interrupted, 1)).toBe(false)
})

test('moves are transitive: a lost message in between makes no move illegal', () => {
  const status = fc.integer({ min: 0, max: 15 })
  fc.assert(
    fc.property(
      status,
      status,
      status,
      fc.integer({ min: 1, max: 8 }),
      (one, two, three, reached) => {
        const start = { status: one, reached: phaseOf(one) ?? reached }
        const middle = { status: two, reached: phaseOf(two) ?? start.reached }
        fc.pre(mayMove(start, two) && mayMove(middle, three))
        expect(mayMove(start, three)).toBe(true)
      },
    ),
    { numRuns: 2_000 },
  )
})
