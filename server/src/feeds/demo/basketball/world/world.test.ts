import { dayNumber, sportsDayOf, sportsDayStart } from '../../world/sports-day.rules'
import { playGame } from '../play/game-timeline'
import { createBasketballWorld } from './world'

// Every game of a year is simulated, on a machine that may be busy.
jest.setTimeout(600_000)

const SEED = 'saidian'
const FIRST = dayNumber(2026, 11, 1)
const DAYS = 366
const TEN_MINUTES = 600
const world = createBasketballWorld(SEED)

it('has three games in play every ten minutes of a year, and 25 on every day', () => {
  const start = sportsDayStart(FIRST)
  const inPlay = new Int16Array((DAYS * 86_400) / TEN_MINUTES)
  for (let day = FIRST - 1; day < FIRST + DAYS; day++) {
    const matches = world.matchesOn(day)
    expect(matches.length).toBeGreaterThanOrEqual(25)
    for (const match of matches) {
      const { moments } = playGame(match, SEED)
      const [from, to] = [moments[0]?.at ?? 0, moments.at(-1)?.at ?? 0]
      const first = Math.max(0, Math.ceil((from - start) / TEN_MINUTES))
      for (let mark = first; start + mark * TEN_MINUTES < to; mark++)
        if (mark < inPlay.length) inPlay[mark] = (inPlay[mark] ?? 0) + 1
    }
  }
  expect(Math.min(...inPlay)).toBeGreaterThanOrEqual(3)
})

it('has the five leagues that fans know first, each team once in a league', () => {
  const keys = world.leagues.map(({ key }) => key)
  expect(keys).toEqual(expect.arrayContaining(['nba', 'cba', 'euroleague', 'nbl', 'b1']))
  for (const { teams } of world.leagues) {
    expect(teams.length).toBeGreaterThanOrEqual(10)
    expect(teams.length % 2).toBe(0)
    expect(new Set(teams.map(({ nameZh }) => nameZh)).size).toBe(teams.length)
  }
  expect(world.leagues.find(({ key }) => key === 'nba')?.teams).toHaveLength(30)
})

it('plays 82 games of every team in a season of the NBA, never two within a day', () => {
  const day = dayNumber(2026, 11, 21)
  const games = [...world.matchesOfSeasonsAt(day)]
    .flat()
    .filter(({ fixture }) => fixture.seasonKey === 'demo:nba/2026-27')
    .sort((a, b) => a.fixture.kickoffAt - b.fixture.kickoffAt)
  expect(games).toHaveLength((30 * 82) / 2)
  expect(new Set(games.map(({ fixture }) => fixture.key)).size).toBe(games.length)
  const last = new Map<string, number>()
  for (const { home, away, fixture } of games)
    for (const { key } of [home, away]) {
      expect(fixture.kickoffAt - (last.get(key) ?? 0)).toBeGreaterThan(20 * 3600)
      last.set(key, fixture.kickoffAt)
    }
})

it('has two earlier seasons of every league', () => {
  const seasons = world.earlierSeasonsAt(sportsDayOf(Date.UTC(2026, 10, 21) / 1000))
  expect(seasons).toHaveLength(2 * world.leagues.length)
})

it('gives the same fixtures on any later day', () => {
  const one = world.matchesOn(FIRST).map(({ fixture }) => fixture)
  const again = createBasketballWorld(SEED).matchesOn(FIRST)
  expect(again.map(({ fixture }) => fixture)).toEqual(one)
  const other = createBasketballWorld('other').matchesOn(FIRST)
  expect(other.map(({ fixture }) => fixture)).not.toEqual(one)
})
