import fc from 'fast-check'
import { actionLabel, mergePositions, type PublishedPosition, playAt } from './play.rules'

const ballPosition = (
  at: number,
  x: number,
  given: Partial<PublishedPosition> = {},
): PublishedPosition => ({
  at,
  x,
  y: 50,
  side: 'home',
  act: 'play',
  publishedAt: at,
  ...given,
})

describe('the ball', () => {
  it('has no place before the first position, and stays at the last', () => {
    expect(playAt([ballPosition(10, 30)], 9)).toBeNull()
    expect(playAt([ballPosition(10, 30)], 99)).toMatchObject({ x: 30 })
  })

  it('moves from one position to the next', () => {
    const ballPositions = [ballPosition(10, 20), ballPosition(14, 60, { act: 'attack' })]
    expect(playAt(ballPositions, 12)).toMatchObject({ x: 40, act: 'play' })
    expect(playAt(ballPositions, 14)).toMatchObject({ x: 60, act: 'attack' })
  })

  it('does not move over a long gap', () => {
    expect(playAt([ballPosition(10, 20), ballPosition(60, 90)], 59)).toMatchObject({ x: 20 })
  })

  it('stays between two positions', () => {
    fc.assert(
      fc.property(
        fc.nat(100),
        fc.nat(100),
        fc.float({ min: 0, max: 5, noNaN: true }),
        (from, to, after) => {
          const x = playAt([ballPosition(0, from), ballPosition(5, to)], after)?.x ?? Number.NaN
          expect(x).toBeGreaterThanOrEqual(Math.min(from, to) - 1e-9)
          expect(x).toBeLessThanOrEqual(Math.max(from, to) + 1e-9)
        },
      ),
    )
  })
})

test('positions are sorted, unique, and limited in number', () => {
  const many = Array.from({ length: 200 }, (_, at) => ballPosition(at, 1))
  expect(
    mergePositions([ballPosition(5, 1)], [ballPosition(3, 2), ballPosition(5, 9)]),
  ).toMatchObject([{ at: 3 }, { at: 5, x: 9 }])
  expect(mergePositions([], many)).toHaveLength(120)
})

test('a goal wins over other positions of its moment', () => {
  const goal = ballPosition(5, 99, { act: 'goal' })
  expect(mergePositions([goal], [ballPosition(5, 50)])).toEqual([goal])
  expect(mergePositions([ballPosition(5, 50)], [goal])).toEqual([goal])
})

test('an unknown action is shown as play', () => {
  expect([actionLabel('danger'), actionLabel('backflip')]).toEqual(['危险进攻', '控球'])
})
