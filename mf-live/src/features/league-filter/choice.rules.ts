import type { FilterGroup } from '@saidian/shared/contracts'

export type FilterTab = 'all' | 'top'

/** 一级 lists the leagues of the first level only. */
const TOP_LEVEL = 1

/** The groups of a tab; letters without a league are left out. */
export function groupsOf(groups: readonly FilterGroup[], tab: FilterTab): FilterGroup[] {
  return groups
    .map(({ letter, countList }) => ({
      letter,
      countList: tab === 'all' ? countList : countList.filter(({ level }) => level === TOP_LEVEL),
    }))
    .filter(({ countList }) => countList.length > 0)
}

export function leagueIdsOf(groups: readonly FilterGroup[]): number[] {
  return groups.flatMap(({ countList }) => countList.map(({ leagueId }) => leagueId))
}

/** 反选: what was chosen is not, what was not is. */
export function inverted(groups: readonly FilterGroup[], chosen: ReadonlySet<number>): Set<number> {
  return new Set(leagueIdsOf(groups).filter((id) => !chosen.has(id)))
}

export function toggled(chosen: ReadonlySet<number>, leagueId: number): Set<number> {
  const next = new Set(chosen)
  if (!next.delete(leagueId)) next.add(leagueId)
  return next
}

/** Matches of the chosen leagues of this tab, and all the others. */
export function matchCounts(
  groups: readonly FilterGroup[],
  tab: FilterTab,
  chosen: ReadonlySet<number>,
): { kept: number; hidden: number } {
  const listed = new Set(leagueIdsOf(groupsOf(groups, tab)))
  let kept = 0
  let hidden = 0
  for (const { leagueId, count } of groups.flatMap(({ countList }) => countList)) {
    if (listed.has(leagueId) && chosen.has(leagueId)) kept += count
    else hidden += count
  }
  return { kept, hidden }
}

/** What 确定 saves: the chosen leagues of the tab, or no filter when that is every league there is. */
export function filterToSave(
  groups: readonly FilterGroup[],
  tab: FilterTab,
  chosen: ReadonlySet<number>,
): number[] | null {
  const ids = leagueIdsOf(groupsOf(groups, tab)).filter((id) => chosen.has(id))
  return ids.length === leagueIdsOf(groups).length ? null : ids
}
