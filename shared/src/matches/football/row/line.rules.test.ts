import { shownScore } from '../../../lib/football'
import { makeFeed, makeLeague, makeMatch, makeTeam } from '../../../testing'
import { lineSentence } from '../../row/sentence.rules'
import { lineClock, spokenClock } from './clock.rules'
import { footballView as view } from './view'

const NOW = 1_795_000_000_000
const SECOND = NOW / 1000
const clock = { feed: makeFeed({ aliveAt: SECOND }), clockOffsetMs: 0, delayMs: 0 }
const text = (given: Parameters<typeof makeMatch>[0], of = clock) =>
  lineClock(makeMatch(given), of, NOW)

test.each([
  [{ s: 1 }, ''],
  [{ s: 2, ot: SECOND - 600 }, '11'],
  [{ s: 2, ot: SECOND - 2_900 }, '45+'],
  [{ s: 3 }, '中场'],
  [{ s: 4, ot: SECOND - 600 }, '56'],
  [{ s: 8 }, '完场'],
  [{ s: 9 }, '推迟'],
  [{ s: 42 }, '未知(42)'],
])('a match with %j shows %j', (given, expected) => expect(text(given)).toBe(expected))

test('the minute stops while the feed is silent and follows the stream delay', () => {
  const silent = { ...clock, feed: makeFeed({ aliveAt: SECOND - 600 }) }
  expect(text({ s: 2, ot: SECOND - 1_200 }, silent)).toBe('11')
  expect(text({ s: 2, ot: SECOND - 1_200 }, { ...clock, delayMs: 120_000 })).toBe('19')
})

test('the score includes extra time, is null before the match and 0-0 from the kick-off', () => {
  expect(shownScore(makeMatch({ s: 8, score: [1, 1], extra: [2, 1] }))).toEqual([2, 1])
  expect(shownScore(makeMatch({ s: 1 }))).toBeNull()
  expect(shownScore(makeMatch({ s: 2 }))).toEqual([0, 0])
})

test('the accessible sentence says no more than the line shows', () => {
  const sentence = (given: Parameters<typeof makeMatch>[0], hidesScore = false) => {
    const match = makeMatch(given)
    const options = { showsCards: false, showsCorners: false, showsLottery: false, hidesScore }
    const [home, away] = [makeTeam({ id: 1 }), makeTeam({ id: 2 })]
    const shown = { view, match, league: makeLeague(), home, away, time: '19:35', isDelayed: false }
    return lineSentence({ ...shown, clock: spokenClock(match, clock, NOW), options })
  }
  const over = { s: 8, score: [1, 1] as [number, number], shootout: [4, 2] as [number, number] }
  expect(sentence(over)).toBe('联1 19:35，队1 1 比 1 队2，点球 4 比 2，完场')
  expect(sentence(over, true)).toBe('联1 19:35，队1 对 队2，比分已隐藏，完场')
  expect(sentence({ s: 2, score: [1, 0], ot: SECOND - 2_900 })).toBe(
    '联1 19:35，队1 1 比 0 队2，上半场补时',
  )
  expect(sentence({ s: 1 })).toBe('联1 19:35，队1 对 队2，未开赛')
})
