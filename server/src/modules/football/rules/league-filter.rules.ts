import { FOOTBALL_STATUS, type FootballMatch } from '@saidian/shared/contracts/football'
import type { FilterGroup, League } from '@saidian/shared/contracts/matches'

type LeagueCounts = { count: number; lottery: { jc: number; bd: number; zc: number } }

/**
 * The groups of the filter page: leagues by pinyin initial with their number of matches, all and
 * per lottery; all checked. Abnormal matches are on no page (codes-and-words 1.1) and not counted.
 */
export function filterGroups(
  matches: Iterable<FootballMatch>,
  leagues: ReadonlyMap<number, League>,
): FilterGroup[] {
  const counts = countsByLeague(matches)
  const groups = new Map<string, FilterGroup>()
  for (const { id, nameZh, shortZh, level, weight, letter } of leagues.values()) {
    const counted = counts.get(id)
    if (counted === undefined) continue
    const group = groups.get(letter) ?? { letter, countList: [] }
    groups.set(letter, group)
    group.countList.push({
      leagueId: id,
      nameZh,
      shortZh,
      level,
      weight,
      ...counted,
      isChecked: true,
    })
  }
  for (const group of groups.values()) {
    group.countList.sort(
      (one, other) => weightOf(other) - weightOf(one) || one.leagueId - other.leagueId,
    )
  }
  return [...groups.values()].sort((one, other) => (one.letter < other.letter ? -1 : 1))
}

function weightOf({ weight = 0 }: FilterGroup['countList'][number]): number {
  return weight
}

function countsByLeague(matches: Iterable<FootballMatch>): Map<number, LeagueCounts> {
  const counts = new Map<number, LeagueCounts>()
  for (const { li, s, lottery } of matches) {
    if (s === FOOTBALL_STATUS.abnormal) continue
    const counted = counts.get(li) ?? { count: 0, lottery: { jc: 0, bd: 0, zc: 0 } }
    counts.set(li, counted)
    counted.count += 1
    for (const kind of ['jc', 'bd', 'zc'] as const) {
      if (lottery?.[kind] !== undefined) counted.lottery[kind] += 1
    }
  }
  return counts
}
