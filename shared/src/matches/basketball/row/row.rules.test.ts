import { makeBasketballMatch, makeFeed, makeLeague, makeTeam } from '../../../testing'
import { rowSentence } from '../../row/sentence.rules'
import { rowClock, spokenClock, timeLeft } from './clock.rules'
import { rowFacts } from './facts.rules'
import { basketballView as view } from './view'

const START = 1_770_000_000
const clock = { feed: makeFeed({ aliveAt: START }), clockOffsetMs: 0, delayMs: 0 }
const ms = (seconds: number) => (START + seconds) * 1000
const options = { showsCards: true, showsCorners: true, showsLottery: true, hidesScore: false }
const third = makeBasketballMatch({
  s: 6,
  score: [75, 71],
  homePoints: [28, 30, 17],
  awayPoints: [25, 31, 15],
  clock: 271,
  clockAt: START,
})

test('a row shows the period, its time, and the points of each period', () => {
  expect(rowClock(third)).toBe('第三节')
  expect(timeLeft(third, clock, ms(1))).toBe('04:30')
  expect(rowFacts(third, options)).toEqual([
    { label: '第一节', text: '28-25', isLive: false },
    { label: '第二节', text: '30-31', isLive: false },
    { label: '第三节', text: '17-15', isLive: true },
  ])
})

test('breaks have no time, and the end of the second quarter is half-time', () => {
  const breaks = [3, 5, 7, 10].map((s) => makeBasketballMatch({ ...third, s }))
  expect(breaks.map(rowClock)).toEqual(['节末', '中场', '节末', '完'])
  expect(breaks.map((match) => timeLeft(match, clock, ms(1)))).toEqual(['', '', '', ''])
})

test('four overtimes fit into the row as one sum', () => {
  const points = [20, 20, 20, 20, 10, 12, 8, 9]
  const match = makeBasketballMatch({ s: 10, homePoints: points, awayPoints: [...points] })
  expect(rowFacts(match, options).at(-1)).toMatchObject({ label: '加时', text: '加4 39-39' })
  expect(rowFacts(match, options)).toHaveLength(5)
})

test('nothing reveals the result while the score is hidden', () => {
  expect(rowFacts(third, { ...options, hidesScore: true })).toEqual([])
  expect(view.revealsResult(makeBasketballMatch({ s: 9 }))).toBe(true)
  expect(view.revealsResult(makeBasketballMatch({ s: 8 }))).toBe(false)
  const early = view.withoutResult(third)
  expect([early.score, early.homePoints, early.awayPoints]).toEqual([null, null, null])
})

test('the sentence changes with the minute, not with the second', () => {
  const alive = { ...clock, feed: makeFeed({ aliveAt: START + 40 }) }
  const texts = [0, 30, 31, 32].map((second) => spokenClock(third, alive, ms(second)))
  expect(new Set(texts)).toEqual(new Set(['第三节还剩4分钟', '第三节还剩3分钟']))
  const late = { ...third, clock: 40, clockAt: null }
  expect(spokenClock(late, clock, ms(0))).toBe('第三节最后1分钟')
  expect(
    rowSentence({
      view,
      match: third,
      league: makeLeague({ shortZh: 'NBA' }),
      home: makeTeam({ shortZh: '湖人' }),
      away: makeTeam({ id: 2, shortZh: '勇士' }),
      clock: '第三节还剩4分钟',
      kickoff: '10:30',
      options,
    }),
  ).toBe('NBA 第三节还剩4分钟 湖人 75 比 71 勇士')
})
