import { yearsBeforeFinals } from '../../catalogue'
import type { ParsedMatch } from '../season/parsed-season'
import { basketballImport } from '../sport/basketball-import'
import { footballImport } from '../sport/football-import'
import type { KnownState } from '../sport/import-sport'
import { implausible, seasonDays } from './match-plausibility.rules'
import { strayClubs } from './stray-clubs.rules'

const NOW = Date.UTC(2026, 10, 22) / 1000
const dayOf = (text: string) => Date.parse(`${text}T15:00:00Z`) / 1000

function match(homeKey: string, awayKey: string, given: Partial<ParsedMatch> = {}): ParsedMatch {
  return {
    homeKey,
    awayKey,
    kickoffAt: dayOf('2025-10-01'),
    round: '',
    neutral: false,
    state: null,
    ...given,
  }
}

/** All clubs against each other, home and away. */
function league(clubs: number): ParsedMatch[] {
  const keys = Array.from({ length: clubs }, (_, number) => `club-${number}`)
  return keys.flatMap((home) =>
    keys.filter((away) => away !== home).map((away) => match(home, away)),
  )
}
const { maxScore, withoutContradictions } = footballImport
const NONE = new Map<string, number>()

describe('clubs of a season', () => {
  it('exclude a club with one match where all others play the whole season', () => {
    const [, , dropped, ...matches] = league(12)
    const season = [...matches, match('man-c', dropped?.awayKey ?? '')]
    expect([...strayClubs(season, NONE)]).toEqual([['man-c', 1]])
  })

  it('exclude a new club with a few matches in a completely stored season', () => {
    const known = new Map(league(12).map(({ homeKey }) => [homeKey, 22]))
    expect([...strayClubs([match('man-c', 'club-1')], known).keys()]).toEqual(['man-c'])
  })

  it.each([
    ['a season just begun', [match('a', 'b'), match('c', 'd'), match('a', 'c')], NONE],
    ['a part of a season', league(4), NONE],
    [
      'a club that is known to the season',
      [...league(12), match('late', 'club-1')],
      new Map([['late', 1]]),
    ],
    [
      'a play-off by its round',
      [...league(12), match('second', 'club-3', { round: '附加赛第1回合' })],
      NONE,
    ],
    ['a tie at home and away', [...league(12), match('x', 'club-3'), match('club-3', 'x')], NONE],
    [
      'a club that was expelled',
      [...league(12), ...[1, 2, 3, 4, 5, 6].map((at) => match('out', `club-${at}`))],
      NONE,
    ],
  ])('are all those of %s', (_name, matches, known) => {
    expect([...strayClubs(matches, known)]).toEqual([])
  })
})

describe('a match', () => {
  const LEAGUE = { isLeague: true, mayEndInAutumn: false }
  const CUP = { ...LEAGUE, isLeague: false }
  const days = seasonDays('2025-26', LEAGUE)

  it.each([
    [{ kickoffAt: dayOf('2015-10-01') }, 'a day outside its season'],
    [{ kickoffAt: dayOf('2052-10-01') }, 'a day outside its season'],
    [{ state: { status: 8, score: [121, 0] } }, 'a score that cannot be'],
  ] as [Partial<ParsedMatch>, string][])('cannot have been so: %j', (given, why) => {
    expect(implausible(match('a', 'b', given), days, NOW, maxScore)).toBe(why)
  })

  it.each([
    ['2019-20', LEAGUE, ['2019-07-12', '2020-08-31'], ['2019-05-26', '2020-09-12']],
    ['2020', LEAGUE, ['2020-02-21', '2021-02-25'], ['2019-12-01', '2021-03-13']],
    ['2019-20', CUP, ['2019-06-25', '2020-08-23'], ['2019-06-01', '2020-09-16']],
    ['2019-20', { ...LEAGUE, mayEndInAutumn: true }, ['2019-10-22', '2020-10-11'], ['2021-10-19']],
  ])('of a season %s is on a day of it, not a year off: %j', (name, kind, inside, outside) => {
    const isIn = (day: string) => {
      const given = match('a', 'b', { kickoffAt: dayOf(day) })
      return implausible(given, seasonDays(name, kind), NOW, maxScore) === null
    }
    expect([inside.filter(isIn), outside.filter(isIn)]).toEqual([inside, []])
  })

  it('has no result before its day', () => {
    const state: KnownState = { status: 8, score: [1, 0] }
    const given = match('a', 'b', { kickoffAt: dayOf('2027-03-01'), state })
    const why = implausible(given, seasonDays('2026-27', LEAGUE), NOW, maxScore)
    expect(why).toBe('a result before its day')
  })

  it('may be postponed by months and may lie in the future', () => {
    expect(
      implausible(match('a', 'b', { kickoffAt: dayOf('2026-08-30') }), days, NOW, maxScore),
    ).toBeNull()
    expect(
      implausible(
        match('a', 'b', { kickoffAt: dayOf('2027-05-30') }),
        seasonDays('2026-27', LEAGUE),
        NOW,
        maxScore,
      ),
    ).toBeNull()
    expect(implausible(match('a', 'b'), seasonDays('Clausura', LEAGUE), NOW, maxScore)).toBeNull()
  })

  it('of a qualifying round may be years before the final tournament', () => {
    const daysOf = (key: string) =>
      seasonDays('2026', { ...CUP, yearsBefore: yearsBeforeFinals(key) })
    const early = match('a', 'b', { kickoffAt: dayOf('2023-09-07') })
    expect(implausible(early, daysOf('fifa.wcq'), NOW, maxScore)).toBeNull()
    expect(implausible(early, daysOf('fifa.wc'), NOW, maxScore)).not.toBeNull()
  })

  it('loses scores that contradict its result', () => {
    const state: KnownState = {
      status: 8,
      score: [1, 0],
      half: [2, 0],
      extra: [0, 1],
      shootout: [4, 3],
    }
    const left = { status: 8, score: [1, 0], half: null, extra: null, shootout: null }
    expect(withoutContradictions(state)).toEqual(left)
    const valid: KnownState = {
      status: 8,
      score: [1, 1],
      half: [1, 0],
      extra: [2, 1],
      shootout: null,
    }
    expect(withoutContradictions(valid)).toEqual(valid)
  })

  it('loses points of periods that do not add up to its score', () => {
    const state = { status: 10, score: [101, 99] as [number, number], homePoints: [50, 51] }
    const whole = { ...state, awayPoints: [40, 59] }
    expect(basketballImport.withoutContradictions(whole)).toBe(whole)
    expect(
      basketballImport.withoutContradictions({ ...state, awayPoints: [40, 58] }),
    ).toMatchObject({ score: [101, 99], homePoints: null, awayPoints: null })
  })
})
