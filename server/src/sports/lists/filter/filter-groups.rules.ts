import type { FilterGroup, League } from '@saidian/shared/contracts/matches'
import type { MatchRow, RowRules } from '../../match-row'

const LOTTERIES = ['jc', 'bd', 'zc'] as const
type Entry = FilterGroup['countList'][number]
type Counts = Pick<Entry, 'count' | 'lottery'>

/**
 * The groups of the filter page: leagues by pinyin initial with their number of matches, all and
 * per lottery, where the sport has lotteries; all checked.
 */
export function filterGroups<Row extends MatchRow>(
  rules: Pick<RowRules<Row>, 'isCounted' | 'lotteriesOf'>,
  matches: Iterable<Row>,
  leagues: ReadonlyMap<number, League>,
): FilterGroup[] {
  const counts = countsByLeague(rules, matches)
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

function weightOf({ weight = 0 }: Entry): number {
  return weight
}

function countsByLeague<Row extends MatchRow>(
  { isCounted, lotteriesOf }: Pick<RowRules<Row>, 'isCounted' | 'lotteriesOf'>,
  matches: Iterable<Row>,
): Map<number, Counts> {
  const counts = new Map<number, Counts>()
  for (const match of matches) {
    if (!isCounted(match)) continue
    const counted = counts.get(match.li) ?? emptyCounts(lotteriesOf !== undefined)
    counts.set(match.li, counted)
    counted.count += 1
    const lotteries = lotteriesOf?.(match)
    for (const kind of LOTTERIES) {
      if (counted.lottery && lotteries?.[kind] !== undefined) counted.lottery[kind] += 1
    }
  }
  return counts
}

function emptyCounts(hasLotteries: boolean): Counts {
  return { count: 0, ...(hasLotteries && { lottery: { jc: 0, bd: 0, zc: 0 } }) }
}
