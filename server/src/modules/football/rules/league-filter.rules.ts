import type { BoardMatch, FilterGroup, League } from '@saidian/shared/contracts'

/** Leagues by pinyin initial with the number of their matches: what the filter page shows, all checked at first. */
export function filterGroups(
  matches: Iterable<BoardMatch>,
  leagues: ReadonlyMap<number, League>,
): FilterGroup[] {
  const counts = new Map<number, number>()
  for (const { li } of matches) counts.set(li, (counts.get(li) ?? 0) + 1)
  const groups = new Map<string, FilterGroup>()
  for (const { id, nameZh, level, letter } of leagues.values()) {
    const count = counts.get(id)
    if (count === undefined) continue
    const group = groups.get(letter) ?? { letter, countList: [] }
    groups.set(letter, group)
    group.countList.push({ leagueId: id, nameZh, level, count, isChecked: true })
  }
  for (const group of groups.values()) {
    group.countList.sort((one, other) => one.level - other.level || one.leagueId - other.leagueId)
  }
  return [...groups.values()].sort((one, other) => (one.letter < other.letter ? -1 : 1))
}
