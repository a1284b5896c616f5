import { makeFeed } from '../../testing'
import { gameClockText, secondsLeft } from './game-clock'
import { periodAt, periodText, secondsPlayed } from './period'
import { basketballStatusText, isInPlay, isOver, quarterOf } from './status'

const START = 1_770_000_000
const clock = { feed: makeFeed({ aliveAt: START }), clockOffsetMs: 0, delayMs: 0 }
const at = (seconds: number) => (START + seconds) * 1000

test('a running clock counts down to zero, a standing one does not move', () => {
  const running = { s: 4, clock: 300, clockAt: START }
  expect(gameClockText(running, clock, at(0))).toBe('第二节 05:00')
  expect(gameClockText(running, clock, at(10))).toBe('第二节 04:50')
  expect(secondsLeft({ ...running, clock: 5 }, clock, at(10))).toBe(0)
  expect(gameClockText({ ...running, clockAt: null }, clock, at(10))).toBe('第二节 05:00')
})

test('a clock stands while the feed is silent and follows the stream delay', () => {
  const running = { s: 4, clock: 300, clockAt: START }
  expect(secondsLeft(running, clock, at(600))).toBe(285)
  expect(secondsLeft(running, { ...clock, delayMs: 5_000 }, at(10))).toBe(295)
})

test('breaks, the end and an unknown clock show the status', () => {
  expect(gameClockText({ s: 5, clock: 0, clockAt: null }, clock, at(0))).toBe('第二节完')
  expect(gameClockText({ s: 10, clock: 0, clockAt: null }, clock, at(0))).toBe('完场')
  expect(gameClockText({ s: 9, clock: null, clockAt: null }, clock, at(0))).toBe('加时')
})

test('statuses 2 to 9 are in play', () => {
  const inPlay = Array.from({ length: 16 }, (_, s) => s).filter(isInPlay)
  expect(inPlay).toEqual([2, 3, 4, 5, 6, 7, 8, 9])
  expect([10, 12, 14].every(isOver)).toBe(true)
  expect([1, 11, 13, 15].some(isOver)).toBe(false)
  expect([2, 3, 8, 9, 10].map(quarterOf)).toEqual([1, 1, 4, null, null])
  expect(basketballStatusText(99)).toBe('未知(99)')
})

test('periods have names and lengths', () => {
  expect([periodText(1), periodText(4), periodText(5), periodText(6, 8)]).toEqual([
    '第一节',
    '第四节',
    '加时',
    '加时2',
  ])
  expect(secondsPlayed(1, 720, 720)).toBe(0)
  expect(secondsPlayed(3, 100, 600)).toBe(1_700)
  expect(secondsPlayed(8, 0, 720)).toBe(2_880 + 4 * 300)
})

test('seconds played are a period and its clock', () => {
  expect(periodAt(0, 720)).toEqual({ period: 1, clock: 720 })
  expect(periodAt(720, 720)).toEqual({ period: 1, clock: 0 })
  expect(periodAt(721, 720)).toEqual({ period: 2, clock: 719 })
  expect(periodAt(2_400 + 4 * 300 - 12, 600)).toEqual({ period: 8, clock: 12 })
})
