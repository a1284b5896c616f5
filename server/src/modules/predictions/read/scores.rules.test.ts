import { calibration, scoreGroups, scoreOf } from './scores.rules'

const forecast = (chances: [number, number, number], result: number) => ({ chances, result })

test('scores of one match are those of the textbook', () => {
  expect(scoreOf([forecast([0.5, 0.3, 0.2], 0)])).toEqual({
    count: 1,
    logLoss: expect.closeTo(Math.LN2, 4),
    brier: 0.38,
    rps: 0.145,
    hits: 1,
  })
})

test('a forecast nearer to the result in order has the smaller ranked score', () => {
  const near = scoreOf([forecast([0.2, 0.5, 0.3], 2)])
  const far = scoreOf([forecast([0.5, 0.2, 0.3], 2)])
  expect(near.rps).toBeLessThan(far.rps)
  expect(near.logLoss).toBe(far.logLoss)
})

test('without draws the ranked score is that of one side', () => {
  expect(scoreOf([forecast([0.7, 0, 0.3], 2)]).rps).toBe(0.49)
})

test('an impossible result costs much, but is finite', () => {
  expect(scoreOf([forecast([1, 0, 0], 2)]).logLoss).toBeCloseTo(13.8, 1)
})

test('a bin states how often such results came in, and leaves out draws without a chance', () => {
  const bins = calibration([
    forecast([0.62, 0, 0.38], 0),
    forecast([0.66, 0, 0.34], 2),
    forecast([0.64, 0, 0.36], 0),
  ])
  expect(bins).toEqual([
    { from: 0.3, to: 0.4, count: 3, stated: 0.36, observed: 0.33333 },
    { from: 0.6, to: 0.7, count: 3, stated: 0.64, observed: 0.66667 },
  ])
})

test('the market is compared on the matches that it quoted', () => {
  const shared = { sport: 1, chances: [0.5, 0.3, 0.2] as [number, number, number], result: 0 }
  const groups = scoreGroups([
    { ...shared, leagueId: 7, closing: [0.6, 0.25, 0.15] },
    { ...shared, leagueId: 7, closing: null, result: 2 },
    { ...shared, leagueId: 8, closing: null },
  ])
  expect(groups.map(({ leagueId, model }) => [leagueId, model.count])).toEqual([
    [null, 3],
    [7, 2],
    [8, 1],
  ])
  expect(groups[1]?.beside).toMatchObject({ model: { count: 1, rps: 0.145 }, market: { count: 1 } })
  expect(groups[2]?.beside).toBeNull()
})
