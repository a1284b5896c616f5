import fc from 'fast-check'
import { deduplicate } from '../deduplicate.rules'
import { formOf, type PastMatch } from './form.rules'

const past = (given: Partial<PastMatch> = {}): PastMatch => ({
  id: 1,
  li: 1,
  leagueZh: '英超',
  kickoffAt: 0,
  home: 1,
  away: 2,
  score: [2, 1],
  asiaLine: null,
  bsLine: null,
  ...given,
})

test.each([
  [0.75, [1, 0, 0], [0, 0, 1]],
  [1, [0, 1, 0], [0, 1, 0]],
  [1.25, [0, 0, 1], [1, 0, 0]],
  [-0.5, [1, 0, 0], [0, 0, 1]],
])('2-1 against a line of %f is counted for home and against away', (asiaLine, home, away) => {
  expect(formOf([past({ asiaLine })], 1).handicap).toEqual(home)
  expect(formOf([past({ asiaLine })], 2).handicap).toEqual(away)
})

test.each([
  [2.75, [1, 0, 0]],
  [3, [0, 1, 0]],
  [3.25, [0, 0, 1]],
])('a sum of three against a line of %f', (bsLine, overUnder) => {
  expect(formOf([past({ bsLine })], 2).overUnder).toEqual(overUnder)
})

test('every match is won, drawn or lost, odd or even, and reversed for the other side', () => {
  const goals = fc.integer({ min: 0, max: 9 })
  const line = fc.option(fc.integer({ min: -12, max: 12 }).map((quarters) => quarters / 4))
  const matches = fc.array(
    fc.record({ score: fc.tuple(goals, goals), asiaLine: line }).map((given) => past(given)),
    { maxLength: 40 },
  )
  fc.assert(
    fc.property(matches, (list) => {
      const [own, other] = [formOf(list, 1), formOf(list, 2)]
      expect(own.win + own.draw + own.lose).toBe(list.length)
      expect(own.odd + own.even).toBe(list.length)
      expect([own.win, own.draw, own.lose]).toEqual([other.lose, other.draw, other.win])
      expect(own.handicap).toEqual(other.handicap.toReversed())
      expect([own.scored, own.conceded]).toEqual([other.conceded, other.scored])
    }),
  )
})

test('the first of two rows of a match stays; a match two days later is another one', () => {
  const day = 86_400
  const list = [
    past(),
    past({ id: 2, kickoffAt: day }),
    past({ id: 3, kickoffAt: 2 * day }),
    past({ id: 4, home: 2, away: 1 }),
  ]
  expect(deduplicate(list).map(({ id }) => id)).toEqual([1, 3, 4])
})
