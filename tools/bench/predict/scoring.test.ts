import { rankedDistance, scoresOf } from './scoring'

test('a certain and right prediction has no error', () => {
  const { rps, logLoss, brier } = scoresOf([{ probabilities: [1, 0, 0], outcome: 0 }])
  expect([rps, logLoss, brier]).toEqual([0, 0, 0])
})

test('the ranked score counts how far the outcome is, the others do not', () => {
  const near = scoresOf([{ probabilities: [0.5, 0.3, 0.2], outcome: 1 }])
  const far = scoresOf([{ probabilities: [0.5, 0.2, 0.3], outcome: 2 }])
  expect(near.logLoss).toBeCloseTo(far.logLoss, 12)
  expect(near.rps).toBeCloseTo((0.25 + 0.04) / 2, 12)
  expect(far.rps).toBeCloseTo((0.25 + 0.49) / 2, 12)
})

test('two outcomes have the Brier score of one', () => {
  expect(scoresOf([{ probabilities: [0.7, 0.3], outcome: 1 }]).brier).toBeCloseTo(0.49, 12)
})

test('the distance to the truth is what the ranked score exceeds its own by', () => {
  const truth = [0.5, 0.3, 0.2]
  const forecast = [0.4, 0.3, 0.3]
  const expected = (probabilities: number[]) =>
    truth.reduce((sum, p, outcome) => sum + p * scoresOf([{ probabilities, outcome }]).rps, 0)
  const distance = rankedDistance([{ forecast, truth }])
  expect(distance).toBeCloseTo(expected(forecast) - expected(truth), 12)
})
