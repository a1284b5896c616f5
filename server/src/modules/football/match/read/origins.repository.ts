import type { Db } from '../../../../platform/database'
import { type PartOrigin, readOrigins as readOriginsOf } from '../../../../sports/match'
import { footballPageRules } from '../football-page-rules'

/** The sources of each part of a football match; empty for an unknown match. */
export function readOrigins(db: Db, matchId: number): Promise<PartOrigin[]> {
  return readOriginsOf(db, footballPageRules, matchId)
}
