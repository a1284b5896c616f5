import type { ScoreFlow } from '@saidian/shared/contracts/basketball'
import { makeBasketballMatch } from '@saidian/shared/testing'
import { flowChart, flowSummary } from './flow.rules'

const game = makeBasketballMatch({ s: 4, homePoints: [2, 0], awayPoints: [0, 5] })

test('counts lead changes, ties and the largest leads', () => {
  const flow: ScoreFlow = [
    [10, 2, 0],
    [20, 2, 2],
    [30, 2, 5],
    [40, 5, 5],
    [50, 5, 7],
    [60, 8, 7],
  ]
  expect(flowSummary(flow)).toEqual({ leadChanges: 2, ties: 2, largest: [2, 3] })
  expect(flowSummary([])).toEqual({ leadChanges: 0, ties: 0, largest: [0, 0] })
})

test('a column is the lead at its end; columns of the future are empty', () => {
  const { labels, series, dividers } = flowChart(
    [
      [10, 2, 0],
      [45, 2, 5],
    ],
    game,
  )
  expect(labels).toHaveLength(96)
  expect(series[0]?.values.slice(0, 4)).toEqual([2, -3, null, null])
  expect(labels[1]).toBe('第一节 11:00')
  expect(dividers).toEqual([24, 48, 72])
})

test('a finished game with four overtimes has a column for each half minute', () => {
  const points = [25, 25, 25, 25, 10, 10, 10, 10]
  const over = makeBasketballMatch({ s: 10, homePoints: points, awayPoints: points })
  const { labels, series, ticks } = flowChart([[4_000, 141, 140]], over)
  expect(labels).toHaveLength(96 + 40)
  expect(series[0]?.values.at(-1)).toBe(1)
  expect(ticks?.map(({ text }) => text).slice(3)).toEqual(['第四节', '加1', '加2', '加3', '加4'])
})
