import { MADE_FOOTBALL, madeFootball } from '../testing/made-leagues'
import { fixtureAfter, madeSeasons } from '../testing/made-seasons'
import type { PlayedMatch } from '../types'
import { fitFootball } from './fit-football'
import { predictFootball } from './predict-football'
import { outcomeOf, scoreGrid } from './score-grid'

const FAR = 4_000_000_000
const endOf = (matches: readonly PlayedMatch[]) => (matches.at(-1)?.kickoffAt ?? 0) + 86_400

test('a fit recovers the model that the seasons are drawn from', () => {
  const matches = madeFootball(3)
  const league = fitFootball(matches, endOf(matches)).leagues[1]
  expect(Math.abs((league?.homeEdge ?? 0) - MADE_FOOTBALL.homeEdge)).toBeLessThan(0.1)
  expect(Math.abs((league?.level ?? 0) - MADE_FOOTBALL.level)).toBeLessThan(0.05)
  const errors = Object.entries(league?.teams ?? {}).map(
    ([team, { strength }]) => strength - MADE_FOOTBALL.strengthOf(Number(team)),
  )
  expect(errors).toHaveLength(20)
  const meanError = Math.hypot(...errors) / Math.sqrt(errors.length)
  expect(meanError).toBeLessThan(0.11)
})

test('most true probabilities lie within their intervals', () => {
  const matches = madeFootball(3)
  const model = fitFootball(matches, endOf(matches))
  const { level, homeEdge, strengthOf } = MADE_FOOTBALL
  let within = 0
  let all = 0
  for (let home = 1; home <= 20; home++) {
    for (let away = 1; away <= 20; away++) {
      const prediction = predictFootball(model, fixtureAfter(matches, { home, away }))
      if (home === away || !prediction) continue
      const apart = homeEdge / 2 + strengthOf(home) - strengthOf(away)
      const grid = scoreGrid(Math.exp(level + apart), Math.exp(level - apart), 0)
      const [low, , high] = prediction.outcome.home
      const [truth] = outcomeOf(grid)
      within += truth >= low && truth <= high ? 1 : 0
      all += 1
    }
  }
  expect(all).toBe(380)
  // Pairs share their teams, so that the share varies more than 380 draws would.
  expect(within / all).toBeGreaterThan(0.7)
  expect(within / all).toBeLessThan(0.98)
})

test('a promoted team is expected below the average until it has played', () => {
  const matches = madeFootball(2)
  const model = fitFootball(matches, endOf(matches))
  const against = (home: number) =>
    predictFootball(model, fixtureAfter(matches, { home, away: 10 }))?.outcome.home[1] ?? 0
  expect(against(99)).toBeLessThan(against(10))
  expect(model.newcomer.strength).toBeLessThan(0)
})

test('earlier promotions teach how strong newcomers are', () => {
  const promoted = (strength: number) =>
    madeSeasons({
      seasons: 4,
      // Three new teams replace the first three in each season.
      teamsOf: (season) => Array.from({ length: 20 }, (_, place) => place + season * 3),
      draw: (home, away, random) => {
        const rate = (team: number) => (team >= 20 ? strength : 0)
        const apart = 0.1 + rate(home) - rate(away)
        return { score: [random.poisson(Math.exp(apart)), random.poisson(Math.exp(-apart))] }
      },
    })
  const weak = promoted(-0.4)
  const strong = promoted(0.2)
  const weakness = fitFootball(weak, endOf(weak)).newcomer.strength
  expect(weakness).toBeLessThan(fitFootball(strong, endOf(strong)).newcomer.strength - 0.15)
})

test('shots separate a strong team from a weak one when scores do not', () => {
  const matches = madeFootball(1).map(
    (match): PlayedMatch => ({
      ...match,
      score: [1, 1],
      shots: [22 - match.home, 22 - match.away],
      shotsOnTarget: [11 - match.home / 2, 11 - match.away / 2],
    }),
  )
  const { teams = {} } = fitFootball(matches, endOf(matches)).leagues[1] ?? {}
  expect(teams[1]?.strength ?? 0).toBeGreaterThan((teams[20]?.strength ?? 0) + 0.2)
})

test('a model is the same after it was stored as JSON', () => {
  const matches = madeFootball(1)
  const model = fitFootball(matches, endOf(matches))
  const stored = JSON.parse(JSON.stringify(model)) as typeof model
  const fixture = fixtureAfter(matches, { home: 3, away: 8 })
  expect(predictFootball(stored, fixture)).toEqual(predictFootball(model, fixture))
  expect(predictFootball({ ...stored, version: 'football-0' }, fixture)).toBeNull()
})

const [one] = madeFootball(1)
const goalless = madeFootball(1).map((match): PlayedMatch => ({ ...match, score: [0, 0] }))
test.each<[string, PlayedMatch[]]>([
  ['no match', []],
  ['one match', one ? [one] : []],
  ['a league of one team', one ? [{ ...one, away: one.home }] : []],
  ['only goalless matches', goalless],
  ['a score that is no number', one ? [{ ...one, score: [Number.NaN, 0] }] : []],
  ['prices that are none', goalless.map((match) => ({ ...match, opening: [0, -1, 1] }))],
  ['shots without goals', goalless.map((m) => ({ ...m, shots: [9, 9], shotsOnTarget: [0, 0] }))],
  ['the same match twice', [...goalless, ...goalless]],
])('%s gives finite numbers or no prediction', (_, matches) => {
  const model = fitFootball(matches, FAR)
  expect(JSON.stringify(model)).not.toContain('null')
  for (const opening of [null, [2, 3, 4], [1, 1, 1], [1.001, 900, 1000]] as const) {
    const fixture = fixtureAfter(matches, { opening, line: 0.25, total: 2.75 })
    expect(JSON.stringify(predictFootball(model, fixture)?.outcome ?? {})).not.toContain('null')
  }
})
