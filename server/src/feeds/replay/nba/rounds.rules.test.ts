import { tipOffs } from './rounds.rules'

const game = (id: string, day: string, homeId: number, awayId: number) => {
  return { id, day, homeId, awayId, seconds: 8_000 }
}

it('plays the largest evening at once, and no team twice at a time', () => {
  const starts = tipOffs([
    game('early', '2015-10-27', 1, 5),
    game('a', '2015-12-16', 1, 2),
    game('b', '2015-12-16', 3, 4),
    game('free', '2015-12-18', 6, 7),
    game('late', '2015-12-18', 2, 5),
  ])
  expect(Object.fromEntries(starts)).toEqual({ a: 0, b: 0, free: 0, late: 9_800, early: 19_600 })
})
