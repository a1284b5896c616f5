import type { FilterGroup } from '@saidian/shared/contracts/matches'
import fc from 'fast-check'
import { matchesFilter } from '../../match/match-filter.rules'
import {
  type Choice,
  choiceFrom,
  choiceOf,
  chosenOf,
  type FilterTab,
  filterToSave,
  groupsOf,
  inverted,
  leagueIdsOf,
  matchCounts,
  toggled,
  withHotFirst,
} from './choice.rules'

const league = (
  leagueId: number,
  level: number,
  count: number,
  lottery?: [number, number, number],
) => ({
  leagueId,
  level,
  count,
  nameZh: `联赛${leagueId}`,
  shortZh: `联${leagueId}`,
  isChecked: true,
  ...(lottery && { lottery: { jc: lottery[0], bd: lottery[1], zc: lottery[2] } }),
})
const groups: FilterGroup[] = [
  { letter: 'F', countList: [league(1, 1, 3, [2, 3, 0])] },
  { letter: 'Y', countList: [league(2, 1, 5, [4, 0, 1]), league(3, 2, 7, [0, 1, 0])] },
]
const listed = (tab: FilterTab) => leagueIdsOf(groupsOf(groups, tab))

describe('choosing leagues', () => {
  it('lists the first level in 一级, and the leagues with its matches in a lottery', () => {
    expect(listed('top')).toEqual([1, 2])
    expect(listed('jc')).toEqual([1, 2])
    expect(listed('bd')).toEqual([1, 3])
    expect(listed('zc')).toEqual([2])
  })

  it('puts the first level first as 热门, by weight, and lists each league once', () => {
    const weighed = [
      { letter: 'D', countList: [league(9, 1, 1), league(8, 2, 1)] },
      {
        letter: 'Y',
        countList: [
          { ...league(7, 1, 1), weight: 100 },
          { ...league(6, 1, 1), weight: 50 },
        ],
      },
    ]
    const shown = withHotFirst(weighed).map(({ letter, isHot, countList }) => [
      letter,
      isHot,
      countList.map(({ leagueId }) => leagueId),
    ])
    expect(shown).toEqual([
      ['热', true, [7, 6, 9]],
      ['D', false, [8]],
    ])
    expect(withHotFirst([{ letter: 'D', countList: [league(8, 2, 1)] }])[0]?.isHot).toBe(false)
  })

  it('counts the matches of a lottery in its tab', () => {
    const counts = groupsOf(groups, 'jc').flatMap(({ countList }) =>
      countList.map(({ count }) => count),
    )
    expect(counts).toEqual([2, 4])
    expect(matchCounts(groups, 'jc', new Set([1, 2, 3]))).toEqual({ shown: 6, hidden: 9 })
    expect(matchCounts(groups, 'jc', new Set([2, 3]))).toEqual({ shown: 4, hidden: 11 })
  })

  it('lists nothing in a lottery without counts', () => {
    expect(groupsOf([{ letter: 'F', countList: [league(1, 1, 3)] }], 'jc')).toEqual([])
  })

  it('inverts and toggles', () => {
    expect(inverted(groups, new Set([1]))).toEqual(new Set([2, 3]))
    expect(toggled(new Set([1]), 2)).toEqual(new Set([1, 2]))
    expect(toggled(new Set([1, 2]), 2)).toEqual(new Set([1]))
  })

  it('chooses an added league unless only some leagues were chosen', () => {
    const later = [...groups, { letter: 'Z', countList: [league(4, 1, 1)] }]
    const choices: [Choice, number[]][] = [
      [choiceOf(null), [1, 2, 3, 4]],
      [choiceOf({ leagueIds: null, lottery: 'jc' }), [1, 2, 3, 4]],
      [choiceOf({ leagueIds: new Set([1, 4]), lottery: null }), [1, 4]],
      [choiceFrom(groups, new Set([1, 2]), true), [1, 2, 4]],
      [choiceFrom(groups, new Set([1, 2]), false), [1, 2]],
    ]
    for (const [choice, chosen] of choices) expect([...chosenOf(later, choice)]).toEqual(chosen)
  })

  it('counts the shown and the hidden matches', () => {
    expect(matchCounts(groups, 'all', new Set([1, 3]))).toEqual({ shown: 10, hidden: 5 })
    expect(matchCounts(groups, 'top', new Set([1, 2, 3]))).toEqual({ shown: 8, hidden: 7 })
  })

  it('saves no filter for all leagues, else the chosen leagues of the tab', () => {
    expect(filterToSave(groups, 'all', new Set([1, 2, 3]))).toBeNull()
    expect(filterToSave(groups, 'top', new Set([1, 2, 3]))).toEqual({
      leagueIds: new Set([1, 2]),
      lottery: null,
    })
    expect(filterToSave(groups, 'all', new Set([3]))).toEqual({
      leagueIds: new Set([3]),
      lottery: null,
    })
  })

  it('saves a lottery with all or some of its leagues', () => {
    expect(filterToSave(groups, 'jc', new Set([1, 2]))).toEqual({ leagueIds: null, lottery: 'jc' })
    expect(filterToSave(groups, 'bd', new Set([2, 3]))).toEqual({
      leagueIds: new Set([3]),
      lottery: 'bd',
    })
  })

  it('shows exactly the counted matches', () => {
    const number = fc.option(fc.constant('1'), { nil: undefined })
    const match = fc.record({
      li: fc.integer({ min: 1, max: 4 }),
      lottery: fc.record({ jc: number, bd: number, zc: number }),
    })
    const tab = fc.constantFrom<FilterTab>('all', 'top', 'jc', 'bd', 'zc')
    const chosen = fc.uniqueArray(fc.integer({ min: 1, max: 4 })).map((ids) => new Set(ids))
    fc.assert(
      fc.property(fc.array(match), tab, chosen, (matches, given, ids) => {
        const counted = [1, 2, 3, 4].flatMap((li) => {
          const own = matches.filter((one) => one.li === li)
          const on = (kind: 'jc' | 'bd' | 'zc') => own.filter(({ lottery }) => lottery[kind]).length
          return own.length === 0
            ? []
            : league(li, 1 + (li % 2), own.length, [on('jc'), on('bd'), on('zc')])
        })
        const offered = [{ letter: 'A', countList: counted }]
        const { shown, hidden } = matchCounts(offered, given, ids)
        fc.pre(shown > 0)
        const filter = filterToSave(offered, given, ids)
        expect(matches.filter((one) => matchesFilter(filter, one))).toHaveLength(shown)
        expect(shown + hidden).toBe(matches.length)
      }),
    )
  })
})
