import type { ListOdds } from '@saidian/shared/contracts/odds'
import type { OddsRules } from '../odds-sport'

/** The newest quotation of a line, with the fields of a list row. */
export type NewestRow = {
  companyId: number
  matchId: number
  type: number
  values: [number, number, number]
  suspended: boolean
}

/** Odds of one company, by match. */
export type CompanyOdds = ReadonlyMap<number, ListOdds>

/** List rows of one company; a match is suspended when one of its odds types is. */
export function listOddsOf(rows: NewestRow[], kinds: OddsRules['kinds']): CompanyOdds {
  const found = new Map<number, ListOdds>()
  for (const { matchId, type, values, suspended } of rows) {
    const field = kinds.get(type)?.listField ?? null
    const known = found.get(matchId) ?? {
      matchId,
      asia: null,
      euro: null,
      overUnder: null,
      suspended: false,
    }
    if (field === null) continue
    found.set(matchId, { ...known, [field]: values, suspended: known.suspended || suspended })
  }
  return found
}

/** Rows of `after` that are new or differ from `before`. */
export function changedOdds(before: CompanyOdds, after: CompanyOdds): ListOdds[] {
  return [...after.values()].filter((row) => {
    return JSON.stringify(before.get(row.matchId)) !== JSON.stringify(row)
  })
}
