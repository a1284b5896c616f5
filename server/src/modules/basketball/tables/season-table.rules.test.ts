import { type SeasonMatch, seasonTable } from '../../../sports/analysis'
import { basketballTables } from './basketball-tables'

const DAY_S = 86_400
const EAST = ['nba/boston-celtics', 'nba/new-york-knicks', 'nba/miami-heat']
const WEST = ['nba/los-angeles-lakers', 'nba/denver-nuggets']
const [celtics, knicks, heat, lakers, nuggets] = [1, 2, 3, 4, 5]
const teamKeys = new Map([...EAST, ...WEST].map((key, place) => [place + 1, key]))

/** A game on a day of the season; without a score it is to come. */
function game(
  day: number,
  home: number,
  away: number,
  score: [number, number] | null,
  round = '常规赛',
): SeasonMatch {
  const kickoffAt = day * DAY_S
  return { id: day * 100 + home * 10 + away, home, away, round, kickoffAt, score }
}

function tableOf(matches: SeasonMatch[], leagueKey = 'nba') {
  const season = { id: 1, name: '2026-27', leagueKey, kind: 1, teamKeys, matches }
  return seasonTable(season, basketballTables)
}

function ordersOf(matches: SeasonMatch[], leagueKey = 'nba') {
  const { groups } = tableOf(matches, leagueKey)
  return groups.map(({ statistic }) => statistic.total.map(({ teamId }) => teamId))
}

test('a conference has its own table, in which games against the other one count', () => {
  const { rule, groups } = tableOf([
    game(1, celtics, lakers, [110, 100]),
    game(2, knicks, celtics, [90, 99]),
    game(3, nuggets, lakers, [120, 111]),
  ])
  expect(rule).toBe('conference')
  expect(groups.map(({ name }) => name)).toEqual(['东部', '西部'])
  expect(groups[0]?.statistic.total).toMatchObject([
    { teamId: celtics, position: 1, played: 2, won: 2, lost: 0, percentage: 1, behind: 0 },
    { teamId: knicks, position: 2, played: 1, lost: 1, percentage: 0, behind: 1.5 },
  ])
  expect(groups[1]?.statistic.total.map(({ teamId }) => teamId)).toEqual([nuggets, lakers])
  expect(groups[1]?.statistic.away).toMatchObject([{ teamId: nuggets, played: 0 }, { played: 2 }])
})

test('the share of wins orders teams, not the number of points', () => {
  const matches = [
    game(1, heat, lakers, [100, 90]),
    ...[2, 3, 4].map((day) => game(day, celtics, lakers, [100, 90])),
    ...[5, 6].map((day) => game(day, celtics, nuggets, [90, 100])),
  ]
  const [east] = ordersOf(matches)
  expect(east).toEqual([heat, celtics])
})

test('teams of NBA level on wins are ordered by their meetings, also before the last one', () => {
  const matches = [
    game(1, knicks, celtics, [101, 100]),
    game(2, celtics, heat, [150, 90]),
    game(3, knicks, lakers, [80, 130]),
    game(30, celtics, knicks, null),
  ]
  expect(ordersOf(matches)[0]).toEqual([knicks, celtics, heat])
})

test('teams of NBA without a meeting are ordered by the games inside the conference', () => {
  const matches = [
    game(1, celtics, lakers, [150, 90]),
    game(2, celtics, heat, [90, 91]),
    game(3, knicks, heat, [91, 90]),
    game(4, knicks, lakers, [80, 130]),
    game(5, heat, lakers, [70, 99]),
  ]
  // Celtics and Knicks both 1-1 without a meeting; inside 0-1 and 1-0, difference +59 and -49.
  expect(ordersOf(matches)[0]).toEqual([knicks, celtics, heat])
})

test('elsewhere open meetings wait and the difference of the season decides', () => {
  const open = [
    game(1, knicks, celtics, [101, 100]),
    game(2, celtics, lakers, [150, 90]),
    game(3, knicks, lakers, [80, 130]),
  ]
  const orderOf = (matches: SeasonMatch[]) =>
    ordersOf(matches, 'euroleague')[0]?.filter((team) => team !== lakers)
  expect(orderOf(open)).toEqual([knicks, celtics])
  expect(orderOf([...open, game(30, celtics, knicks, null)])).toEqual([celtics, knicks])
})

test('games of two days in a row count both, a game of two sources counts once', () => {
  const first = game(1, celtics, knicks, [90, 80])
  const matches = [
    first,
    game(2, celtics, knicks, [85, 95]),
    { ...first, id: 9_999, kickoffAt: first.kickoffAt + 3_600 },
  ]
  const [row] = tableOf(matches).groups[0]?.statistic.total ?? []
  expect(row).toMatchObject({ played: 2, won: 1, lost: 1 })
})

test('play-offs and games before the season are beside the table', () => {
  const matches = [
    game(1, celtics, knicks, [90, 80], '季前赛'),
    game(40, celtics, knicks, [90, 80]),
    game(200, knicks, celtics, [90, 80], '季后赛 东部首轮'),
  ]
  expect(tableOf(matches).groups[0]?.statistic.total).toMatchObject([
    { teamId: celtics, played: 1 },
    { teamId: knicks, played: 1 },
  ])
})

test('a row has streak, last ten games and the records at home and away', () => {
  const results = [1, 0, 0, 1, 1, 1, 1, 1, 1, 0, 1, 1]
  const matches = results.map((isWon, day) =>
    day % 2 === 0
      ? game(day, celtics, lakers, isWon ? [2, 1] : [1, 2])
      : game(day, lakers, celtics, isWon ? [1, 2] : [2, 1]),
  )
  const [row] =
    tableOf([...matches, game(50, celtics, knicks, null)]).groups[0]?.statistic.total ?? []
  expect(row).toMatchObject({
    played: 12,
    streak: 2,
    lastTen: [8, 2],
    homeRecord: [5, 1],
    awayRecord: [4, 2],
    percentage: 0.75,
  })
  const lost = tableOf(matches).groups[1]?.statistic.total[0]
  expect(lost?.streak).toBe(-2)
})
