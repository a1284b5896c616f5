import { makeShot } from '@saidian/shared/testing'
import { hasFarLine } from './court.rules'
import { filteredShots, periodsOf, shootersOf, shotSums } from './shots.rules'

const shots = [
  makeShot({ key: 'a', period: 2, playerId: 1 }),
  makeShot({ key: 'b', period: 1, playerId: 2, player: '球员2', points: 3, made: false }),
  makeShot({ key: 'c', period: 1, playerId: 1, points: 3, clock: 30 }),
  makeShot({ key: 'd', period: 5, side: 'away', playerId: 9 }),
]
const keys = (filter: Partial<Parameters<typeof filteredShots>[1]>) =>
  filteredShots(shots, { side: 'home', playerId: null, period: null, ...filter }).map(
    ({ key }) => key,
  )

test('shots are filtered by side, player and period, oldest first', () => {
  expect(keys({})).toEqual(['b', 'c', 'a'])
  expect(keys({ playerId: 1 })).toEqual(['c', 'a'])
  expect(keys({ period: 2 })).toEqual(['a'])
  expect(keys({ side: 'away' })).toEqual(['d'])
})

test('players and periods to choose from, and sums', () => {
  expect(shootersOf(shots, 'home').map(({ name, tried }) => `${name} ${tried}`)).toEqual([
    '球员1 2',
    '球员2 1',
  ])
  expect(periodsOf(shots)).toEqual([1, 2, 5])
  expect(shotSums(shots)).toEqual({ two: [2, 2], three: [1, 2] })
})

test('a shot for two points from far shows the line of the NBA', () => {
  expect(hasFarLine([{ x: 0, y: 7, points: 2 }])).toBe(true)
  expect(hasFarLine([{ x: 0, y: 7, points: 3 }])).toBe(false)
})
