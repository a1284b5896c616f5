import fc from 'fast-check'
import { LOTTERIES, type MatchFilter } from '../../match/match-filter.rules'
import {
  cookieOf,
  FILTER_COOKIE,
  filterValue,
  parseFilter,
  readCookie,
} from './filter-cookie.rules'

const beijing = (time: string) => Date.parse(`${time}+08:00`)
const leagues = (...ids: number[]): MatchFilter => ({ leagueIds: new Set(ids), lottery: null })
const expiryOf = (cookie: string) => Date.parse(/expires=([^;]+)/.exec(cookie)?.[1] ?? '')

describe('the football filter cookie', () => {
  it('stores every filter', () => {
    const ids = fc.uniqueArray(fc.integer({ min: 1, max: 999_999 }), { minLength: 1 })
    const leagueIds = ids.map((chosen) => new Set(chosen))
    fc.assert(
      fc.property(leagueIds, fc.option(fc.constantFrom(...LOTTERIES)), (chosen, lottery) => {
        const filter = { leagueIds: chosen, lottery }
        expect(parseFilter(filterValue(filter))).toEqual(filter)
      }),
    )
    for (const lottery of LOTTERIES) {
      expect(parseFilter(filterValue({ leagueIds: null, lottery }))).toEqual({
        leagueIds: null,
        lottery,
      })
    }
  })

  it('joins ids by "!" and has two characters for one small id', () => {
    expect(filterValue(leagues(82, 7))).toBe('7!82')
    expect(filterValue(leagues(7))).toBe('7!')
    expect(parseFilter('7')).toBeNull()
    expect(parseFilter('x!y')).toBeNull()
  })

  it('reads a cookie without a lottery and writes a lottery in front', () => {
    expect(parseFilter('7!82')).toEqual(leagues(7, 82))
    expect(filterValue({ leagueIds: new Set([82, 7]), lottery: 'bd' })).toBe('bd!7!82')
    expect(filterValue({ leagueIds: null, lottery: 'zc' })).toBe('zc')
  })

  it('expires at 10:00 in Beijing: today before ten, tomorrow from ten on', () => {
    expect(expiryOf(cookieOf(leagues(1, 2), beijing('2026-11-21T09:59:00')))).toBe(
      beijing('2026-11-21T10:00:00'),
    )
    expect(expiryOf(cookieOf(leagues(1, 2), beijing('2026-11-21T10:00:00')))).toBe(
      beijing('2026-11-22T10:00:00'),
    )
  })

  it('is found among other cookies and removed by null', () => {
    expect(readCookie(`a=1; ${FILTER_COOKIE}=7!82; b=2`)).toBe('7!82')
    expect(readCookie('a=1')).toBeNull()
    expect(cookieOf(null, 0)).toContain('max-age=0')
  })
})
