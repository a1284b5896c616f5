import type { FilterGroup } from '@saidian/shared/contracts/matches'
import type { Lottery, MatchFilter } from '../../match/match-filter.rules'

export type FilterTab = 'all' | 'top' | Lottery

/** 一级 lists the leagues of the first level only. */
const TOP_LEVEL = 1

type LeagueEntry = FilterGroup['countList'][number]

/** The lottery of a tab; null under 全部 and 一级. */
function lotteryOf(tab: FilterTab): Lottery | null {
  return tab === 'all' || tab === 'top' ? null : tab
}

/** The league with its number of matches in the tab; null if it has none there. */
function entryOf(entry: LeagueEntry, tab: FilterTab): LeagueEntry | null {
  const lottery = lotteryOf(tab)
  const count = lottery ? (entry.lottery?.[lottery] ?? 0) : entry.count
  if (count === 0 || (tab === 'top' && entry.level !== TOP_LEVEL)) return null
  return { ...entry, count }
}

/** The groups of a tab with their matches there. Letters without leagues are left out. */
export function groupsOf(groups: readonly FilterGroup[], tab: FilterTab): FilterGroup[] {
  return groups
    .map(({ letter, countList }) => ({
      letter,
      countList: countList.flatMap((entry) => entryOf(entry, tab) ?? []),
    }))
    .filter(({ countList }) => countList.length > 0)
}

/** Maximum number of leagues in 热门. */
const MAX_HOT = 12

export type ListedGroup = FilterGroup & { isHot: boolean }

/**
 * Puts 热门 first: leagues of the first level by descending weight. The letters follow without them.
 */
export function withHotFirst(groups: readonly FilterGroup[]): ListedGroup[] {
  const hot = groups
    .flatMap(({ countList }) => countList)
    .filter(({ level }) => level === TOP_LEVEL)
    .sort((a, b) => (b.weight ?? 0) - (a.weight ?? 0) || a.leagueId - b.leagueId)
    .slice(0, MAX_HOT)
  const hotIds = new Set(hot.map(({ leagueId }) => leagueId))
  const letters = groups.map(({ letter, countList }) => ({
    letter,
    countList: countList.filter(({ leagueId }) => !hotIds.has(leagueId)),
    isHot: false,
  }))
  return [{ letter: '热', countList: hot, isHot: true }, ...letters].filter(
    ({ countList }) => countList.length > 0,
  )
}

export function leagueIdsOf(groups: readonly FilterGroup[]): number[] {
  return groups.flatMap(({ countList }) => countList.map(({ leagueId }) => leagueId))
}

/** The chosen leagues: these, or all but these. It applies to leagues that are added later too. */
export type Choice = { isAllBut: boolean; leagueIds: ReadonlySet<number> }

export function choiceOf(filter: MatchFilter | null): Choice {
  const ids = filter?.leagueIds ?? null
  return { isAllBut: ids === null, leagueIds: ids ?? new Set() }
}

/** The chosen leagues among those of the list. */
export function chosenOf(
  groups: readonly FilterGroup[],
  { isAllBut, leagueIds }: Choice,
): Set<number> {
  return new Set(leagueIdsOf(groups).filter((id) => leagueIds.has(id) !== isAllBut))
}

/** A choice of these leagues, including leagues that are added later or not. */
export function choiceFrom(
  groups: readonly FilterGroup[],
  chosen: ReadonlySet<number>,
  isAllBut: boolean,
): Choice {
  const isNamed = (id: number) => chosen.has(id) !== isAllBut
  return { isAllBut, leagueIds: new Set(leagueIdsOf(groups).filter(isNamed)) }
}

/** 反选: swaps chosen and other leagues. */
export function inverted(groups: readonly FilterGroup[], chosen: ReadonlySet<number>): Set<number> {
  return new Set(leagueIdsOf(groups).filter((id) => !chosen.has(id)))
}

export function toggled(chosen: ReadonlySet<number>, leagueId: number): Set<number> {
  const next = new Set(chosen)
  if (!next.delete(leagueId)) next.add(leagueId)
  return next
}

/** Number of matches that the tab and its chosen leagues show, and of all others in the list. */
export function matchCounts(
  groups: readonly FilterGroup[],
  tab: FilterTab,
  chosen: ReadonlySet<number>,
): { shown: number; hidden: number } {
  const countAll = (entries: readonly LeagueEntry[]) =>
    entries.reduce((sum, { count }) => sum + count, 0)
  const listed = groupsOf(groups, tab).flatMap(({ countList }) => countList)
  const shown = countAll(listed.filter(({ leagueId }) => chosen.has(leagueId)))
  return { shown, hidden: countAll(groups.flatMap(({ countList }) => countList)) - shown }
}

/**
 * What 确定 saves: the chosen leagues and the lottery of the tab. All leagues of 全部 save no filter.
 * All leagues of a lottery save the lottery only, so that matches added to it later are shown.
 */
export function filterToSave(
  groups: readonly FilterGroup[],
  tab: FilterTab,
  chosen: ReadonlySet<number>,
): MatchFilter | null {
  const lottery = lotteryOf(tab)
  const listed = leagueIdsOf(groupsOf(groups, tab))
  const ids = listed.filter((id) => chosen.has(id))
  const all = lottery ? listed : leagueIdsOf(groups)
  if (ids.length < all.length) return { leagueIds: new Set(ids), lottery }
  return lottery ? { leagueIds: null, lottery } : null
}
