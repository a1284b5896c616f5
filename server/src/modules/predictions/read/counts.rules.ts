import type { IndexRow, ValueRecord } from '@saidian/shared/contracts/predictions'
import { groupBy } from '@saidian/shared/lib'
import type { SettledForecast } from './scores.rules'

/** Of which sports and matches. */
export type Scope = { sportId: number; sources: string[]; leagueId?: number | undefined }

export type Cursor = { kickoffAt: number; recordId: number }

/** Predictions of these scopes, newest kick-off first. */
export function rowsWithin(rows: Iterable<IndexRow>, scopes: readonly Scope[]): IndexRow[] {
  const isWithin = (row: IndexRow) =>
    scopes.some(
      ({ sportId, sources, leagueId }) =>
        row.sportId === sportId &&
        sources.includes(row.source) &&
        (leagueId === undefined || row.leagueId === leagueId),
    )
  return [...rows]
    .filter(isWithin)
    .sort((one, other) => other.kickoffAt - one.kickoffAt || other.recordId - one.recordId)
}

/** Whether a row comes after the cursor, newest first; its kick-off is in seconds. */
export function isAfter({ kickoffAt, recordId }: IndexRow, cursor: Cursor | null): boolean {
  if (cursor === null) return true
  const seconds = Math.floor(kickoffAt / 1_000)
  return seconds < cursor.kickoffAt || (seconds === cursor.kickoffAt && recordId < cursor.recordId)
}

/** Counts of settled predictions: all, those that count, those whose favourite came in. */
export function countSettled(rows: readonly IndexRow[]): {
  count: number
  counted: number
  hits: number
} {
  const isHit = ({ chances, result }: IndexRow) =>
    result !== null && chances[result] === Math.max(...chances)
  const settled = rows.filter(({ settledId }) => settledId !== null)
  return {
    count: settled.length,
    counted: settled.filter(({ result }) => result !== null).length,
    hits: settled.filter(isHit).length,
  }
}

/** How the picks of value came in, per sport. */
export function valueRecords(rows: readonly IndexRow[]): ValueRecord[] {
  const picks = rows.filter(({ result, valueResult }) => result !== null && valueResult !== null)
  return [...groupBy(picks, ({ sportId }) => sportId)]
    .sort(([one], [other]) => one - other)
    .map(([sport, ofSport]) => {
      const won = ofSport.filter(({ result, valueResult }) => result === valueResult)
      const sum = (of: readonly IndexRow[], amountOf: (row: IndexRow) => number) =>
        of.reduce((total, row) => total + amountOf(row), 0)
      return {
        sport,
        picks: ofSport.length,
        won: won.length,
        expected: sum(ofSport, ({ chances, valueResult }) => chances[valueResult ?? 0] ?? 0),
        marketExpected: sum(ofSport, ({ valueMarket }) => valueMarket ?? 0),
        returned: sum(won, ({ valuePrice }) => valuePrice ?? 0),
      }
    })
}

/** All that have a result. */
export function forecastsOf(rows: readonly IndexRow[]): SettledForecast[] {
  return rows.flatMap(({ sportId, leagueId, chances, closing, result }) =>
    result === null ? [] : [{ sport: sportId, leagueId, chances, closing, result }],
  )
}
