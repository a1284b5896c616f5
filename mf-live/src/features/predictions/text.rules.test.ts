import fc from 'fast-check'
import { handicapText, intervalText, likelyText, percentsOf, totalText } from './text.rules'

test('percents of results add up to 100', () => {
  expect(percentsOf([0.525, 0.25, 0.225])).toEqual([53, 25, 22])
  expect(percentsOf([1, 0, 0])).toEqual([100, 0, 0])
  const weight = fc.double({ min: 0.001, max: 1, noNaN: true })
  fc.assert(
    fc.property(weight, weight, weight, (home, draw, away) => {
      const sum = home + draw + away
      const percents = percentsOf([home / sum, draw / sum, away / sum])
      expect(percents.reduce((all, each) => all + each, 0)).toBe(100)
    }),
  )
})

test('lines are written for each sport', () => {
  expect([totalText(1, 2.5), totalText(2, 221.5)]).toEqual(['大2.5球', '大221.5分'])
  expect([handicapText(1, 0.5), handicapText(2, -3.5), handicapText(1, 0)]).toEqual([
    '主让0.5球',
    '主受让3.5分',
    '平手',
  ])
  expect(intervalText([0.48, 0.52, 0.56])).toBe('48%–56%')
})

test('likely scores have their chances, an expected one has none', () => {
  const likely = [
    { score: [1, 0] as [number, number], chance: 0.124 },
    { score: [1, 1] as [number, number], chance: 0.11 },
  ]
  expect(likelyText({ likely })).toBe('最可能比分 1-0 12%、1-1 11%')
  expect(likelyText({ likely: [{ score: [112, 108], chance: null }] })).toBe('预计比分 112-108')
})
