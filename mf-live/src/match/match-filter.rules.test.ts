import { makeMatch } from '@saidian/shared/testing'
import fc from 'fast-check'
import { type MatchFilter, matchesFilter } from './match-filter.rules'

const both = makeMatch({ li: 7, lottery: { jc: '周六001', zc: '3' } })
const plain = makeMatch({ li: 7 })

describe('a filter of matches', () => {
  it('lets every match pass without a filter', () => {
    expect(matchesFilter(null, plain)).toBe(true)
  })

  it('lets the matches of its leagues pass', () => {
    expect(matchesFilter({ leagueIds: new Set([7]), lottery: null }, plain)).toBe(true)
    expect(matchesFilter({ leagueIds: new Set([8]), lottery: null }, plain)).toBe(false)
  })

  it('lets only the matches of its lottery pass, of any league', () => {
    const passes = (lottery: MatchFilter['lottery']) =>
      matchesFilter({ leagueIds: null, lottery }, both)
    expect((['jc', 'bd', 'zc'] as const).map(passes)).toEqual([true, false, true])
    expect(matchesFilter({ leagueIds: null, lottery: 'jc' }, plain)).toBe(false)
  })

  it('requires both the league and the lottery', () => {
    const filter = fc.record({
      leagueIds: fc.option(
        fc.uniqueArray(fc.integer({ min: 1, max: 9 })).map((ids) => new Set(ids)),
      ),
      lottery: fc.option(fc.constantFrom('jc' as const, 'bd' as const, 'zc' as const)),
    })
    const match = fc.record({
      li: fc.integer({ min: 1, max: 9 }),
      lottery: fc.record(
        { jc: fc.string(), bd: fc.string(), zc: fc.string() },
        { requiredKeys: [] },
      ),
    })
    fc.assert(
      fc.property(filter, match, (given, shown) => {
        const byLeague = matchesFilter({ ...given, lottery: null }, shown)
        const byLottery = matchesFilter({ ...given, leagueIds: null }, shown)
        expect(matchesFilter(given, shown)).toBe(byLeague && byLottery)
      }),
    )
  })
})
