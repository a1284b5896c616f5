import type { Db } from '../../../../platform/database'
import { type PartOrigin, readOrigins as readOriginsOf } from '../../../../sports/match'
import { basketballPageRules } from '../basketball-page-rules'

/** The sources of each part of a basketball match; empty for an unknown match. */
export function readOrigins(db: Db, matchId: number): Promise<PartOrigin[]> {
  return readOriginsOf(db, basketballPageRules, matchId)
}
