import { madeFootball } from '../testing/made-leagues'
import { fixtureAfter } from '../testing/made-seasons'
import type { Interval } from '../types'
import { fitFootball } from './fit-football'
import { predictFootball } from './predict-football'

const matches = madeFootball(2)
const model = fitFootball(matches, (matches.at(-1)?.kickoffAt ?? 0) + 86_400)
const predicted = (given: Parameters<typeof fixtureAfter>[1]) => {
  const prediction = predictFootball(model, fixtureAfter(matches, given))
  if (!prediction) throw new Error('no prediction')
  return prediction
}
const TEAMS = Array.from({ length: 20 }, (_, place) => place + 1)

test('probabilities add up to one and lie within their intervals', () => {
  for (const home of TEAMS) {
    const away = (home % 20) + 1
    const { outcome, scores, totals, handicaps } = predicted({
      home,
      away,
      line: 0.25,
      total: 2.25,
    })
    expect(outcome.home[1] + outcome.draw[1] + outcome.away[1]).toBeCloseTo(1, 9)
    expect(scores.flat().reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 9)
    const all: Interval[] = [
      ...Object.values(outcome),
      ...totals.map(({ over }) => over),
      ...handicaps.map(({ cover }) => cover),
    ]
    for (const [low, value, high] of all) {
      expect(low).toBeLessThan(value)
      expect(value).toBeLessThan(high)
      expect(low).toBeGreaterThanOrEqual(0)
      expect(high).toBeLessThanOrEqual(1)
    }
  }
})

test('a stronger home side wins more often', () => {
  const ordered = Object.entries(model.leagues[1]?.teams ?? {})
    .filter(([team]) => team !== '10')
    .sort(([, a], [, b]) => a.strength - b.strength)
  const wins = ordered.map(([team]) => {
    return predicted({ home: Number(team), away: 10, neutral: true }).handicaps[2]?.cover[1] ?? 0
  })
  for (const [place, win] of wins.entries())
    expect(win).toBeGreaterThanOrEqual(wins[place - 1] ?? 0)
})

test('on neutral ground the sides can be swapped', () => {
  const one = predicted({ home: 3, away: 12, neutral: true, opening: [1.8, 3.6, 4.8], line: 0.75 })
  const other = predicted({
    home: 12,
    away: 3,
    neutral: true,
    opening: [4.8, 3.6, 1.8],
    line: -0.75,
  })
  expect(one.outcome.home[1]).toBeCloseTo(other.outcome.away[1], 6)
  expect(one.outcome.home[0]).toBeCloseTo(other.outcome.away[0], 6)
  expect(one.goals[0]).toBeCloseTo(other.goals[1], 6)
  const coverOf = ({ handicaps }: typeof one, at: number) =>
    handicaps.find(({ line }) => line === at)?.cover[1] ?? 0
  expect(coverOf(one, 0.75)).toBeCloseTo(1 - coverOf(other, -0.75), 6)
})

test('home edge helps the home side', () => {
  const away = predicted({ home: 5, away: 6, neutral: true }).outcome.home[1]
  expect(predicted({ home: 5, away: 6 }).outcome.home[1]).toBeGreaterThan(away)
})

test('opening odds draw the prediction to them and narrow it', () => {
  const alone = predicted({ home: 1, away: 20 }).outcome.home
  const quoted = predicted({ home: 1, away: 20, opening: [3.2, 3.4, 2.3] }).outcome.home
  expect(quoted[1]).toBeLessThan(alone[1])
  expect(quoted[1]).toBeGreaterThan(0.28)
  expect(quoted[2] - quoted[0]).toBeLessThan(alone[2] - alone[0])
})

test('higher lines are reached less often', () => {
  const { totals, handicaps } = predicted({ home: 4, away: 9, total: 2.75, line: 0.25 })
  expect(totals.map(({ line }) => line)).toEqual([1.5, 2.5, 2.75, 3.5])
  const overs = totals.map(({ over }) => over[1])
  expect(overs).toEqual([...overs].sort((a, b) => b - a))
  const covers = handicaps.map(({ cover }) => cover[1])
  expect(covers).toEqual([...covers].sort((a, b) => b - a))
})

test('terms name what the prediction rests on', () => {
  const { terms, goals } = predicted({ home: 1, away: 99 })
  expect(terms).toContainEqual({ kind: 'expected', home: goals[0], away: goals[1] })
  expect(terms).toContainEqual({ kind: 'thinData', side: 'away', matches: 0 })
  expect(terms).toContainEqual(expect.objectContaining({ kind: 'form', side: 'home', matches: 5 }))
  const attack = terms.find((term) => term.kind === 'attack')
  expect(attack?.factor).toBeGreaterThan(1)
})

test('an unknown league has no prediction', () => {
  expect(predictFootball(model, fixtureAfter(matches, { leagueId: 2 }))).toBeNull()
})
