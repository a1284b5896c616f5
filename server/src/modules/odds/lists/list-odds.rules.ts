import { type ListOdds, ODDS_TYPE } from '@saidian/shared/contracts'
import type { NewestRow } from '../odds.repository'

const FIELD: ReadonlyMap<number, 'asia' | 'euro' | 'overUnder'> = new Map([
  [ODDS_TYPE.asia, 'asia'],
  [ODDS_TYPE.euro, 'euro'],
  [ODDS_TYPE.overUnder, 'overUnder'],
])

/** What one company quotes, by match. */
export type CompanyOdds = ReadonlyMap<number, ListOdds>

/** Rows of one company as a list shows them; a match is suspended when one of its kinds is. */
export function listOddsOf(rows: NewestRow[]): CompanyOdds {
  const found = new Map<number, ListOdds>()
  for (const { matchId, type, values, suspended } of rows) {
    const field = FIELD.get(type)
    const known = found.get(matchId) ?? {
      matchId,
      asia: null,
      euro: null,
      overUnder: null,
      suspended: false,
    }
    if (field === undefined) continue
    found.set(matchId, { ...known, [field]: values, suspended: known.suspended || suspended })
  }
  return found
}

/** Those of `after` that are new or others than in `before`. */
export function changedOdds(before: CompanyOdds, after: CompanyOdds): ListOdds[] {
  return [...after.values()].filter((row) => {
    return JSON.stringify(before.get(row.matchId)) !== JSON.stringify(row)
  })
}
