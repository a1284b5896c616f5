import { filterToSave, groupsOf, inverted, matchCounts, toggled } from './choice.rules'

const league = (leagueId: number, level: number, count: number) => ({
  leagueId,
  level,
  count,
  nameZh: `联赛${leagueId}`,
  isChecked: true,
})
const groups = [
  { letter: 'F', countList: [league(1, 1, 3)] },
  { letter: 'Y', countList: [league(2, 1, 5), league(3, 2, 7)] },
]

describe('choosing leagues', () => {
  it('lists the first level only under 一级', () => {
    expect(
      groupsOf(groups, 'top').flatMap(({ countList }) => countList.map(({ leagueId }) => leagueId)),
    ).toEqual([1, 2])
  })

  it('inverts and toggles', () => {
    expect(inverted(groups, new Set([1]))).toEqual(new Set([2, 3]))
    expect(toggled(new Set([1]), 2)).toEqual(new Set([1, 2]))
    expect(toggled(new Set([1, 2]), 2)).toEqual(new Set([1]))
  })

  it('counts the matches that stay and the ones that go', () => {
    expect(matchCounts(groups, 'all', new Set([1, 3]))).toEqual({ kept: 10, hidden: 5 })
    expect(matchCounts(groups, 'top', new Set([1, 2, 3]))).toEqual({ kept: 8, hidden: 7 })
  })

  it('saves no filter when every league is chosen, and only listed leagues otherwise', () => {
    expect(filterToSave(groups, 'all', new Set([1, 2, 3]))).toBeNull()
    expect(filterToSave(groups, 'top', new Set([1, 2, 3]))).toEqual([1, 2])
    expect(filterToSave(groups, 'all', new Set([3]))).toEqual([3])
  })
})
