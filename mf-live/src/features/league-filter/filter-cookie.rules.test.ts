import fc from 'fast-check'
import type { MatchFilter } from '../../match/match-filter.rules'
import { cookieOf, filterValue, parseFilter, readCookie } from './filter-cookie.rules'

const view = {
  cookie: 'someFilter',
  expiresAt: (nowMs: number) => nowMs + 3_600_000,
  lotteries: [
    { key: 'jc', text: '竞彩' },
    { key: 'bd', text: '北单' },
    { key: 'zc', text: '足彩' },
  ],
} as const
const LOTTERIES = view.lotteries.map(({ key }) => key)
const leagues = (...ids: number[]): MatchFilter => ({ leagueIds: new Set(ids), lottery: null })
const expiryOf = (cookie: string) => Date.parse(/expires=([^;]+)/.exec(cookie)?.[1] ?? '')

describe('the filter cookie', () => {
  it('stores every filter', () => {
    const ids = fc.uniqueArray(fc.integer({ min: 1, max: 999_999 }), { minLength: 1 })
    const leagueIds = ids.map((chosen) => new Set(chosen))
    fc.assert(
      fc.property(leagueIds, fc.option(fc.constantFrom(...LOTTERIES)), (chosen, lottery) => {
        const filter = { leagueIds: chosen, lottery }
        expect(parseFilter(filterValue(filter), view)).toEqual(filter)
      }),
    )
    for (const lottery of LOTTERIES) {
      expect(parseFilter(filterValue({ leagueIds: null, lottery }), view)).toEqual({
        leagueIds: null,
        lottery,
      })
    }
  })

  it('joins ids by "!" and has two characters for one small id', () => {
    expect(filterValue(leagues(82, 7))).toBe('7!82')
    expect(filterValue(leagues(7))).toBe('7!')
    expect(parseFilter('7', view)).toBeNull()
    expect(parseFilter('x!y', view)).toBeNull()
  })

  it('reads a cookie without a lottery and writes a lottery in front', () => {
    expect(parseFilter('7!82', view)).toEqual(leagues(7, 82))
    expect(filterValue({ leagueIds: new Set([82, 7]), lottery: 'bd' })).toBe('bd!7!82')
    expect(filterValue({ leagueIds: null, lottery: 'zc' })).toBe('zc')
  })

  it('expires when the view says', () => {
    expect(expiryOf(cookieOf(leagues(1, 2), view, 1_000))).toBe(3_601_000)
  })

  it('is found among other cookies and removed by null', () => {
    expect(readCookie('a=1; someFilter=7!82; b=2', 'someFilter')).toBe('7!82')
    expect(readCookie('a=1', 'someFilter')).toBeNull()
    expect(cookieOf(null, view, 0)).toContain('max-age=0')
  })
})
