import { madeFootball } from '../testing/made-leagues'
import { fixtureAfter } from '../testing/made-seasons'
import { fitFootball } from './fit-football'
import { footballInPlay } from './in-play'
import { predictFootball } from './predict-football'

const matches = madeFootball(1)
const model = fitFootball(matches, (matches.at(-1)?.kickoffAt ?? 0) + 86_400)
const before = predictFootball(model, fixtureAfter(matches, { home: 8, away: 9 }))
if (!before) throw new Error('no prediction')
const at = (minute: number, home = 0, away = 0, red: readonly [number, number] = [0, 0]) =>
  footballInPlay(before, { minute, score: [home, away], red })

test('at kick-off it is the prediction', () => {
  const { home, draw, away } = before.outcome
  expect(at(0)).toEqual([home[1], draw[1], away[1]].map((p) => expect.closeTo(p, 9)))
})

test('at every state the probabilities add up to one', () => {
  for (const minute of [0, 20, 45, 70, 89, 94, 120]) {
    for (const score of [0, 1, 3, 30]) {
      const sum = at(minute, score, 1, [5, 0]).reduce((total, p) => total + p, 0)
      expect(sum).toBeCloseTo(1, 9)
    }
  }
})

test('a lead is worth more the later it is, and all at the end', () => {
  const wins = [10, 30, 60, 80, 90, 95].map((minute) => at(minute, 1, 0)[0])
  expect(wins).toEqual([...wins].sort((a, b) => a - b))
  expect(at(95, 1, 0)).toEqual([1, 0, 0])
  expect(at(95, 2, 2)).toEqual([0, 1, 0])
})

test('a red card harms its side, and less when little time is left', () => {
  const harm = (minute: number) => at(minute)[0] - at(minute, 0, 0, [1, 0])[0]
  expect(harm(20)).toBeGreaterThan(0.05)
  expect(harm(85)).toBeGreaterThan(0)
  expect(harm(85)).toBeLessThan(harm(20))
})
