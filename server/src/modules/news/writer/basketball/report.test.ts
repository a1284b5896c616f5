import type { BasketballFacts } from '../facts/basketball-facts'
import { flowFacts } from '../facts/flow.rules'
import { figuresOf, paragraphsOf, textsOf } from '../testing/article-text'
import { basketballFacts } from '../testing/facts'
import { writeBasketballReport } from './report'

function written(given: Partial<BasketballFacts> = {}) {
  const article = writeBasketballReport(basketballFacts(given))
  if (!article) throw new Error('no report')
  return article
}

test('the title has a double of the winner if it is short enough', () => {
  const { home, away } = basketballFacts()
  const { title } = written({ home: { ...home, name: '湖人' }, away: { ...away, name: '公牛' } })
  expect(title).toMatch(/^NBA-公牛客场114-106(击败|战胜|力克)湖人 加尼耶24\+11$/)
})

test('the title has the result and the best of the winner', () => {
  const { title, summary, withoutResult } = written()
  expect(title).toMatch(/^NBA-76人客场114-106(击败|战胜|力克)湖人 加尼耶24分$/)
  expect(withoutResult).toBe('NBA战报：湖人vs76人')
  expect(summary).toMatch(/^北京时间11月22日23:15，NBA常规赛，76人客场114-106/)
  expect(summary).toContain(
    '76人的加尼耶得到24分11篮板5助攻3抢断，湖人的罗思韦尔得到27分3篮板1助攻。',
  )
})

test('the course gives the score after each quarter as the leader sees it', () => {
  const text = paragraphsOf(written()).join('')
  expect(text).toMatch(/76人32-27领先。.+76人59-56领先。.+76人93-87领先。/)
  expect(text).toMatch(/湖人拿下19分，76人得到21分。/)
  expect(text).toContain('76人曾连得9分，将比分从41-40改写为50-40。')
  expect(text).toContain('全场双方4次交换领先、3次战平。')
})

test('the digits of the name of a team are no figures', () => {
  const figures = figuresOf(written()).map(({ text }) => text)
  expect(figures).not.toContain('76')
  expect(figures).toContain('32-27')
})

test('points by quarter are a table with the sum', () => {
  const table = written().blocks.find(({ kind }) => kind === 'table')
  expect(table && textsOf(table)).toEqual([
    '分节比分',
    '湖人 27 29 31 19 106',
    '76人 32 27 34 21 114',
  ])
})

test('an overtime is reported after the level fourth quarter', () => {
  const text = paragraphsOf(
    written({
      score: [111, 119],
      margin: 8,
      flow: null,
      periods: [
        [20, 30],
        [29, 25],
        [20, 25],
        [27, 16],
        [15, 23],
      ],
      totals: [
        [20, 30],
        [49, 55],
        [69, 80],
        [96, 96],
        [111, 119],
      ],
    }),
  ).join('')
  expect(text).toContain('双方战成96平，比赛进入加时。加时，76人以23-15胜出。')
})

test('leads, ties and the longest run follow from the course of the score', () => {
  const flow: [number, number, number][] = [
    [10, 2, 0],
    [20, 2, 2],
    [30, 2, 5],
    [40, 4, 5],
    [50, 7, 5],
    [60, 9, 5],
    [70, 9, 6],
  ]
  expect(flowFacts(flow, [9, 6])).toEqual({
    leads: { home: 4, away: 3 },
    leadChanges: 2,
    ties: 1,
    run: { side: 'home', points: 7, from: [2, 5], to: [9, 5] },
  })
  expect(flowFacts(flow, [9, 7])).toBeNull()
})
