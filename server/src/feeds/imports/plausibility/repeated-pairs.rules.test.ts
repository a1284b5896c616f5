import type { SeasonRow } from '../merging/season-row'
import type { ParsedMatch } from '../season/parsed-season'
import { contradictingPairs, OTHER_RESULT, TWICE_AT_ONE_GROUND } from './repeated-pairs.rules'
import { outOfOrder } from './round-order.rules'

const DAY = 86_400
const START = Date.UTC(2019, 7, 10, 15) / 1000

type Given = { times?: number; isRoundKnown?: boolean; start?: number; source?: number }

/** All clubs against each other, `times` times at each ground; a round a week, all goals equal. */
function season(clubs: number, given: Given = {}): ParsedMatch[] {
  const { times = 1, isRoundKnown = true, start = START } = given
  const single = Array.from({ length: clubs - 1 }, (_, round) =>
    Array.from({ length: clubs / 2 }, (_pair, at) => pairOf(clubs, round, at)),
  )
  const rounds = Array.from({ length: 2 * times }, (_, leg) =>
    single.map((round) => (leg % 2 === 0 ? round : round.map(([home, away]) => [away, home]))),
  ).flat()
  return rounds.flatMap((round, index) =>
    round.map(
      ([home, away]): ParsedMatch => ({
        homeKey: `club-${home}`,
        awayKey: `club-${away}`,
        kickoffAt: start + index * 7 * DAY,
        round: isRoundKnown ? `第${index + 1}轮` : '',
        neutral: false,
        state: { status: 8, score: [((home ?? 0) + index) % 4, (away ?? 0) % 3] },
      }),
    ),
  )
}

/** The circle method: the last club stays, the others go round. */
function pairOf(clubs: number, round: number, at: number): number[] {
  const place = (index: number) => (index === 0 ? clubs - 1 : (round + index) % (clubs - 1))
  return [place(at), place(clubs - 1 - at)]
}

const later = (matches: ParsedMatch[], days: number) =>
  matches.map((match) => ({ ...match, kickoffAt: match.kickoffAt + days * DAY }))
const otherResult = (match: ParsedMatch): ParsedMatch => ({
  ...match,
  state: { status: 8, score: [9, 9] },
})
const rowsOf = (matches: ParsedMatch[], source = 'openfootball'): SeasonRow[] =>
  matches.map((match, id) => ({ id, source, matchId: id, match }))
const reasons = (matches: ParsedMatch[], stored: ParsedMatch[] = []) => [
  ...contradictingPairs(matches, rowsOf(stored)).values(),
]

describe('matches of a pair at one ground', () => {
  it.each([
    ['a league', season(20), []],
    ['a league without rounds', season(20, { isRoundKnown: false }), []],
    ['a league of four meetings', season(12, { times: 2 }), []],
    ['a league of four meetings without rounds', season(10, { times: 2, isRoundKnown: false }), []],
    ['a season just begun', season(20).slice(0, 30), []],
    ['the same season again', season(20), season(20)],
    ['the same season without rounds', season(20, { isRoundKnown: false }), season(20)],
    ['matches postponed by months', later(season(20).slice(0, 10), 200), season(20)],
    ['a day corrected', later(season(20, { isRoundKnown: false }).slice(0, 4), 20), season(20)],
  ])('go together in %s', (_name, matches, stored) => {
    expect(reasons(matches, stored)).toEqual([])
  })

  it('contradict each other in a season whose days are a year off', () => {
    const given = { isRoundKnown: false, start: START - 365 * DAY }
    const wrong = later(season(20, given), 365 + 330).map(otherResult)
    expect(new Set(reasons(wrong, season(20)))).toEqual(new Set([TWICE_AT_ONE_GROUND]))
    expect(reasons(wrong, season(20))).toHaveLength(380)
  })

  it('contradict each other in one file', () => {
    const [first, second, ...others] = season(20)
    if (!first || !second) throw new Error('no matches')
    const again = { ...first, round: '第30轮', kickoffAt: first.kickoffAt + 200 * DAY }
    const elsewhere = otherResult({ ...second, kickoffAt: second.kickoffAt + 100 * DAY })
    expect(reasons([first, second, ...others, again, elsewhere])).toEqual([
      TWICE_AT_ONE_GROUND,
      OTHER_RESULT,
    ])
  })

  it('are as many as they like in stages of their own', () => {
    const playOffs = [1, 2, 3].map((day) => ({
      ...(season(4)[0] as ParsedMatch),
      kickoffAt: START + day * 3 * DAY,
      round: `季后赛半决赛 第${day}场`,
    }))
    expect(reasons(playOffs)).toEqual([])
  })
})

describe('days and rounds', () => {
  it.each([
    ['are those of a season', season(20), 0],
    [
      'may be postponed to the end',
      [...later(season(20).slice(0, 3), 260), ...season(20).slice(3)],
      0,
    ],
    [
      'may pause for months',
      [...season(20).slice(0, 280), ...later(season(20).slice(280), 110)],
      0,
    ],
    [
      'are wrong of a match a year late',
      [...season(20), ...later(season(20).slice(50, 51), 365)],
      1,
    ],
    [
      'are wrong of a match a year early',
      [...season(20), ...later(season(20).slice(50, 51), -365)],
      1,
    ],
    [
      'are wrong of rounds a year late',
      [...later(season(20).slice(0, 40), 365), ...season(20).slice(40)],
      40,
    ],
    [
      'are unknown without rounds',
      season(20, { isRoundKnown: false }).concat(
        later(season(20), 365).map((one) => ({ ...one, round: '' })),
      ),
      0,
    ],
  ])('%s', (_name, matches, count) => {
    expect(outOfOrder(matches).size).toBe(count)
  })
})
