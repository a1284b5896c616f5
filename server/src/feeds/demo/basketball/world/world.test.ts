import { dayNumber, sportsDayOf, sportsDayStart } from '../../world/sports-day.rules'
import { playGame } from '../play/game-timeline'
import { createBasketballWorld } from './world'

// With LONG_TESTS every game of a year is simulated, on a machine that may be busy.
jest.setTimeout(600_000)

const SEED = 'saidian'
const FIRST = dayNumber(2026, 11, 1)
const DAYS = 366
const TEN_MINUTES = 600
/** Games of eight days in each month are simulated; with LONG_TESTS those of every day. */
const PERIOD = 30
const SIMULATED = process.env.LONG_TESTS ? PERIOD : 8
const world = createBasketballWorld(SEED)

it('has three games in play every ten minutes of a year, and 25 on every day', () => {
  const start = sportsDayStart(FIRST)
  const inPlay = new Int16Array((DAYS * 86_400) / TEN_MINUTES)
  const counts: number[] = []
  for (let day = FIRST - 1; day < FIRST + DAYS; day++) {
    const matches = world.matchesOn(day)
    counts.push(matches.length)
    for (const match of isSimulated(day) ? matches : []) {
      const { moments } = playGame(match, SEED)
      const [from, to] = [moments[0]?.at ?? 0, moments.at(-1)?.at ?? 0]
      const first = Math.max(0, Math.ceil((from - start) / TEN_MINUTES))
      for (let mark = first; start + mark * TEN_MINUTES < to; mark++)
        if (mark < inPlay.length) inPlay[mark] = (inPlay[mark] ?? 0) + 1
    }
  }
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(25)
  const whole = inPlay.filter((_, mark) => {
    const day = FIRST + Math.floor((mark * TEN_MINUTES) / 86_400)
    return isSimulated(day - 1) && isSimulated(day)
  })
  expect(whole.length).toBeGreaterThan(80 * 144)
  expect(Math.min(...whole)).toBeGreaterThanOrEqual(3)
})

function isSimulated(day: number): boolean {
  return (day - FIRST + PERIOD) % PERIOD < SIMULATED
}

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
  const rests = games.flatMap(({ home, away, fixture: { kickoffAt } }) =>
    [home, away].map(({ key }) => {
      const rest = kickoffAt - (last.get(key) ?? 0)
      last.set(key, kickoffAt)
      return rest
    }),
  )
  expect(Math.min(...rests)).toBeGreaterThan(20 * 3600)
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
