import { shownScore } from '@saidian/shared/lib'
import { makeFeed, makeMatch, makeTeam } from '@saidian/shared/testing'
import { lineSentence, lineState } from './line.rules'

const NOW = 1_795_000_000_000
const SECOND = NOW / 1000
const clock = { feed: makeFeed({ aliveAt: SECOND }), clockOffsetMs: 0, delayMs: 0 }
const open = { isDelayed: false, hidesScore: false }
const state = (given: Parameters<typeof makeMatch>[0], hiding = open, of = clock) =>
  lineState(makeMatch(given), of, hiding, NOW)

test.each([
  [{ s: 1 }, ''],
  [{ s: 2, ot: SECOND - 600 }, '11'],
  [{ s: 2, ot: SECOND - 2_900 }, '45+'],
  [{ s: 3 }, '中场'],
  [{ s: 4, ot: SECOND - 600 }, '56'],
  [{ s: 8 }, '完场'],
  [{ s: 9 }, '推迟'],
  [{ s: 42 }, '未知(42)'],
])('a match with %j shows %j', (given, text) => expect(state(given).text).toBe(text))

test('the minute stops while the feed is silent and follows the stream delay', () => {
  const silent = { ...clock, feed: makeFeed({ aliveAt: SECOND - 600 }) }
  expect(state({ s: 2, ot: SECOND - 1_200 }, open, silent)).toMatchObject({
    text: '11',
    isStale: true,
  })
  const delayed = { ...clock, delayMs: 120_000 }
  expect(state({ s: 2, ot: SECOND - 1_200 }, open, delayed)).toMatchObject({
    text: '19',
    isStale: false,
  })
})

test('a delayed match shows no state, and no-spoiler hides extra time', () => {
  expect(state({ s: 2, ot: SECOND - 600 }, { isDelayed: true, hidesScore: false }).text).toBe(
    '延迟',
  )
  expect(state({ s: 7 }, { isDelayed: false, hidesScore: true }).text).toBe('进行中')
})

test('the score includes extra time, is null before the match and 0-0 from the kick-off', () => {
  expect(shownScore(makeMatch({ s: 8, score: [1, 1], extra: [2, 1] }))).toEqual([2, 1])
  expect(shownScore(makeMatch({ s: 1 }))).toBeNull()
  expect(shownScore(makeMatch({ s: 2 }))).toEqual([0, 0])
})

test('the accessible sentence says no more than the line shows', () => {
  const [home, away] = [makeTeam({ id: 1 }), makeTeam({ id: 2 })]
  const match = makeMatch({ s: 8, score: [1, 1], shootout: [4, 2] })
  const input = { match, home, away, facts: '联1 19:35', state: state({ s: 8 }) }
  expect(lineSentence({ ...input, ...open })).toBe('联1 19:35，队1 1 比 1 队2，点球 4 比 2，完场')
  const hidden = { isDelayed: false, hidesScore: true }
  expect(lineSentence({ ...input, ...hidden })).toBe('联1 19:35，队1 对 队2，比分已隐藏，完场')
  const extra = {
    ...input,
    match: makeMatch({ s: 2, score: [1, 0] }),
    state: state({ s: 2, ot: SECOND - 2_900 }),
  }
  expect(lineSentence({ ...extra, ...open })).toBe('联1 19:35，队1 1 比 0 队2，上半场补时')
  const soon = { ...input, match: makeMatch(), state: state({ s: 1 }) }
  expect(lineSentence({ ...soon, ...open })).toBe('联1 19:35，队1 对 队2，未开赛')
})
