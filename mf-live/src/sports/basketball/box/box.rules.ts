import type { PlayerLine } from '@saidian/shared/contracts/basketball'
import type { Column } from './columns'

export type Sort = { key: string; direction: 'ascending' | 'descending' }

export type BoxLines = {
  /** Starters, then the bench; or in the chosen order. */
  played: readonly PlayerLine[]
  /** Those who do not play, with the reason. */
  absent: readonly PlayerLine[]
}

/** The lines in the order of the table. */
export function boxLines(
  lines: readonly PlayerLine[],
  columns: readonly Column[],
  sort: Sort | null,
): BoxLines {
  const played = lines.filter(({ absent }) => absent === null)
  const absent = lines.filter((line) => line.absent !== null)
  const column = sort && columns.find(({ key }) => key === sort.key)
  if (!column) {
    const startersFirst = (one: PlayerLine, other: PlayerLine) =>
      Number(other.starter) - Number(one.starter)
    return { played: [...played].sort(startersFirst), absent }
  }
  const sign = sort.direction === 'ascending' ? 1 : -1
  const byValue = (one: PlayerLine, other: PlayerLine) =>
    sign * (column.amountOf(one) - column.amountOf(other))
  return { played: [...played].sort(byValue), absent }
}

/** The next order after a tap on a column: highest first, lowest first, then starters first. */
export function nextSort(sort: Sort | null, key: string): Sort | null {
  if (sort?.key !== key) return { key, direction: 'descending' }
  return sort.direction === 'descending' ? { key, direction: 'ascending' } : null
}

/** The best value of each column; null where none stands out. */
export function bestValues(
  lines: readonly PlayerLine[],
  columns: readonly Column[],
): readonly (number | null)[] {
  return columns.map(({ hasBest, amountOf }) => {
    const best = lines.reduce((max, line) => Math.max(max, amountOf(line)), 0)
    return hasBest && best > 0 ? best : null
  })
}

/**
 * Keys of the columns in which the line is the best, as one text, so that a row renders only when
 * they change.
 */
export function bestColumns(
  line: PlayerLine,
  columns: readonly Column[],
  best: readonly (number | null)[],
): string {
  return columns
    .filter(({ amountOf }, place) => best[place] !== null && amountOf(line) === best[place])
    .map(({ key }) => key)
    .join(' ')
}
