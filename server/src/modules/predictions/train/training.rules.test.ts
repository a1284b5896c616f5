import { isTrainingDue } from './training.rules'

const BEIJING_NOON = Date.UTC(2026, 10, 23, 4)
const HOUR_MS = 3_600_000
const trainedAgo = (hours: number) => ({
  trainedAt: (BEIJING_NOON - hours * HOUR_MS) / 1_000,
  matches: 1_000,
})

test.each([
  ['none', null, 1_000, true],
  ['one of this morning', trainedAgo(1), 1_000, false],
  ['one of yesterday', trainedAgo(2), 1_000, true],
  ['one of this morning, and many results since', trainedAgo(1), 1_500, true],
  ['one of a moment ago, and many results since', trainedAgo(0.2), 1_500, false],
  ['none, and no results', null, 0, false],
])('training with %s', (_, model, matches, isDue) => {
  expect(isTrainingDue(model, { matches, nowMs: BEIJING_NOON })).toBe(isDue)
})
