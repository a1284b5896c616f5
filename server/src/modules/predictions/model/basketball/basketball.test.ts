import { MADE_BASKETBALL, madeBasketball } from '../testing/made-leagues'
import { fixtureAfter } from '../testing/made-seasons'
import type { PlayedMatch } from '../types'
import { fitBasketball } from './fit-basketball'
import { basketballInPlay } from './in-play'
import { predictBasketball } from './predict-basketball'

const FAR = 4_000_000_000
const games = madeBasketball(2)
const model = fitBasketball(games, (games.at(-1)?.kickoffAt ?? 0) + 86_400)
const predicted = (given: Parameters<typeof fixtureAfter>[1]) => {
  const prediction = predictBasketball(model, fixtureAfter(games, given))
  if (!prediction) throw new Error('no prediction')
  return prediction
}

test('a fit recovers the model that the seasons are drawn from', () => {
  const league = model.leagues[1]
  expect(Math.abs((league?.homeEdge ?? 0) - MADE_BASKETBALL.homeEdge)).toBeLessThan(1.5)
  expect(Math.abs((league?.level ?? 0) - MADE_BASKETBALL.level)).toBeLessThan(3)
  expect(Math.abs((league?.marginNoise ?? 0) - MADE_BASKETBALL.noise)).toBeLessThan(1)
  const errors = Object.entries(league?.teams ?? {}).map(
    ([team, { margin }]) => margin - MADE_BASKETBALL.marginOf(Number(team)),
  )
  expect(Math.hypot(...errors) / Math.sqrt(errors.length)).toBeLessThan(3)
})

test('probabilities add up to one and lie within their intervals', () => {
  const { outcome, totals, handicaps } = predicted({ home: 4, away: 7, line: 3, total: 214.5 })
  expect(outcome.home[1] + outcome.away[1]).toBeCloseTo(1, 9)
  const all = [outcome.home, outcome.away]
  all.push(...totals.map(({ over }) => over), ...handicaps.map(({ cover }) => cover))
  for (const [low, value, high] of all) {
    expect(low).toBeLessThan(value)
    expect(value).toBeLessThan(high)
  }
  const covers = handicaps.map(({ cover }) => cover[1])
  expect(covers).toEqual([...covers].sort((a, b) => b - a))
  expect(totals.map(({ line }) => line)).toContain(214.5)
})

test('on neutral ground the sides can be swapped', () => {
  const one = predicted({ home: 3, away: 12, neutral: true, line: 6.5 })
  const other = predicted({ home: 12, away: 3, neutral: true, line: -6.5 })
  expect(one.outcome.home[1]).toBeCloseTo(other.outcome.away[1], 9)
  expect(one.margin.mean).toBeCloseTo(-other.margin.mean, 9)
  expect(one.total.mean).toBeCloseTo(other.total.mean, 9)
})

test('a side that played the day before is expected to do worse', () => {
  const tired = games.map((game): PlayedMatch => {
    return game === games.at(-1) ? { ...game, kickoffAt: FAR - 86_400 } : game
  })
  const { home = 1, away = 2 } = games.at(-1) ?? {}
  const rested = Array.from({ length: 20 }, (_, place) => place + 1).find(
    (team) => team !== home && team !== away,
  )
  const fixture = { home: rested ?? 3, away, kickoffAt: FAR }
  const withTired = fitBasketball(tired, FAR)
  const later = { ...fixture, kickoffAt: FAR + 86_400 }
  const margin = (given: typeof fixture) =>
    predictBasketball(withTired, fixtureAfter(tired, given))?.margin.mean ?? 0
  expect(margin(fixture)).toBeGreaterThan(margin(later) + 0.5)
})

test('a quoted spread and opening odds draw the margin to them', () => {
  const alone = predicted({ home: 1, away: 20 }).margin
  const spread = predicted({ home: 1, away: 20, line: -4 }).margin
  expect(spread.mean).toBeLessThan(alone.mean)
  expect(spread.sd).toBeLessThan(alone.sd)
  const odds = predicted({ home: 1, away: 20, opening: [3, 0, 1.4] }).margin
  expect(odds.mean).toBeLessThan(alone.mean)
})

test('a form of wins counts wins, and the points of a factor are a share of the average', () => {
  const { terms } = predicted({ home: 1, away: 20 })
  const form = terms.find((term) => term.kind === 'form')
  expect(form?.points).toBeLessThanOrEqual(5)
  const [attack, defence] = terms.filter(({ kind }) => kind === 'attack' || kind === 'defence')
  expect(attack).toMatchObject({ side: 'home' })
  expect(defence).toMatchObject({ side: 'home' })
})

const [one] = games
test.each<[string, PlayedMatch[]]>([
  ['no game', []],
  ['one game', one ? [one] : []],
  ['a league of one team', one ? [{ ...one, away: one.home }] : []],
  ['only one score', games.map((game) => ({ ...game, score: [100, 99] }))],
])('%s gives finite numbers or no prediction', (_, known) => {
  const trained = fitBasketball(known, FAR)
  expect(JSON.stringify(trained)).not.toContain('null')
  const prediction = predictBasketball(trained, fixtureAfter(known, { line: 0, total: 180 }))
  expect(JSON.stringify(prediction ?? {})).not.toContain('null')
})

test('in play a lead is worth more the less time is left', () => {
  const margin = { mean: 2, sd: 12 }
  const wins = [2880, 1440, 720, 60, 1, 0].map(
    (secondsLeft) =>
      basketballInPlay(margin, { secondsLeft, score: [90, 85], regularSeconds: 2880 })[0],
  )
  expect(wins).toEqual([...wins].sort((a, b) => a - b))
  expect(wins.at(-1)).toBe(1)
})

test('before the start and at a level end the predicted side is the favourite', () => {
  const margin = { mean: 5, sd: 12 }
  const at = (secondsLeft: number) =>
    basketballInPlay(margin, { secondsLeft, score: [0, 0], regularSeconds: 2880 })
  expect(at(2880)[0]).toBeCloseTo(0.66, 1)
  expect(at(0)[0]).toBeGreaterThan(0.5)
  expect(at(0)[0]).toBeLessThan(at(2880)[0])
})
