import fc from 'fast-check'
import { groupStageRounds } from './stages.rules'

const DAY_S = 86_400

/** Matches such as `A–B` in order, several per day. */
function played(...days: string[]) {
  return days.flatMap((day, index) =>
    day.split(' ').map((pair) => {
      const [homeKey = '', awayKey = ''] = pair.split('–')
      return { homeKey, awayKey, kickoffAt: index * DAY_S }
    }),
  )
}

const roundsOf = (matches: ReturnType<typeof played>) => {
  const rounds = groupStageRounds(matches)
  return matches.map((match) => rounds.get(match) ?? '')
}

test('the Gulf Cup of 2023: two groups of four, semi-finals and final', () => {
  const groups = played(
    'Iraq–Oman Yemen–SaudiArabia',
    'Emirates–Bahrain Qatar–Kuwait',
    'Oman–Yemen SaudiArabia–Iraq',
    'Bahrain–Qatar Kuwait–Emirates',
    'Oman–SaudiArabia Iraq–Yemen',
    'Emirates–Qatar Bahrain–Kuwait',
  )
  const finals = played('Iraq–Qatar Bahrain–Oman', 'Iraq–Oman').map((match) => ({
    ...match,
    kickoffAt: match.kickoffAt + 9 * DAY_S,
  }))
  const [first, second, third] = [1, 2, 3].map((round) =>
    Array<string>(4).fill(`小组赛 第${round}轮`),
  )
  expect(roundsOf([...groups, ...finals])).toEqual([first, second, third, '', '', ''].flat())
})

test('finds groups that play twice, but no half-finished stage', () => {
  const once = ['a–b x–y', 'b–c y–z', 'c–a z–x']
  const back = ['b–a y–x', 'c–b z–y', 'a–c x–z']
  expect(new Set(roundsOf(played(...once, ...back)))).toEqual(
    new Set([1, 2, 3, 4].map((round) => `小组赛 第${round}轮`)),
  )
  expect(new Set(roundsOf(played(...once, ...back.slice(0, 2))))).toEqual(new Set(['']))
})

test('finds no group stage with one group, a late team, or knock-out matches only', () => {
  for (const days of [
    ['a–b', 'b–c', 'c–a'],
    ['a–b x–y', 'b–c y–z', 'c–a z–x', 'a–late'],
    ['a–b c–d', 'a–c'],
    ['a–b', 'a–b', 'x–y', 'x–y'],
  ]) {
    expect(new Set(roundsOf(played(...days)))).toEqual(new Set(['']))
  }
  expect(groupStageRounds([])).toEqual(new Map())
})

test('finds groups for every order of the rows', () => {
  const sizes = fc.array(fc.integer({ min: 3, max: 5 }), { minLength: 2, maxLength: 6 })
  fc.assert(
    fc.property(sizes, fc.infiniteStream(fc.nat(30)), ([...groups], days) => {
      const matches = groups.flatMap((size, group) => {
        const teams = Array.from({ length: size }, (_, place) => `${group}.${place}`)
        return teams.flatMap((homeKey, place) =>
          teams.slice(place + 1).map((awayKey) => {
            return { homeKey, awayKey, kickoffAt: Number(days.next().value) * DAY_S }
          }),
        )
      })
      const final = { homeKey: '0.0', awayKey: '1.0', kickoffAt: 40 * DAY_S }
      const rounds = groupStageRounds([final, ...matches])
      expect(rounds.size).toBe(matches.length)
      expect(rounds.has(final)).toBe(false)
    }),
  )
})
