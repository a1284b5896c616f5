import { sql } from 'kysely'
import { type Db, jsonRows } from '../../../platform/database'
import type { LockedRow } from './locked-prediction'

/** Adds locked predictions to the index of the chain. */
export async function insertLocked(trx: Db, rows: readonly LockedRow[]): Promise<void> {
  const given = jsonRows('r', rows, {
    recordId: 'bigint',
    sportId: 'smallint',
    source: 'text',
    leagueId: 'int',
    matchId: 'int',
    kickoffAt: 'float8',
    lockedAt: 'float8',
    chances: 'float8[]',
    valueResult: 'smallint',
    valueMarket: 'float8',
    valuePrice: 'float8',
  })
  await sql`
    INSERT INTO predictions (record_id, sport_id, source, league_id, match_id, kickoff_at,
      locked_at, chances, value_result, value_market, value_price)
    SELECT r."recordId", r."sportId", r.source, r."leagueId", r."matchId",
      to_timestamp(r."kickoffAt" / 1000), to_timestamp(r."lockedAt" / 1000), r.chances,
      r."valueResult", r."valueMarket", r."valuePrice"
    FROM ${given}`.execute(trx)
}
