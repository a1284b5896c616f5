import type { IndexRow } from '@saidian/shared/contracts/predictions'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database'

/** Rows of the index as they are stored, by their record. */
export async function readIndex(
  db: Db,
  { after, limit }: { after: number; limit: number },
): Promise<IndexRow[]> {
  const ms = (column: string) => sql`round(extract(epoch FROM ${sql.ref(column)}) * 1000)::float8`
  const { rows } = await sql<IndexRow>`
    SELECT record_id AS "recordId", sport_id AS "sportId", source, league_id AS "leagueId",
      match_id AS "matchId", ${ms('kickoff_at')} AS "kickoffAt", ${ms('locked_at')} AS "lockedAt",
      chances, value_result AS "valueResult", value_market AS "valueMarket",
      value_price AS "valuePrice", settled_id AS "settledId", score, result, closing
    FROM predictions WHERE record_id > ${after} ORDER BY record_id LIMIT ${limit}`.execute(db)
  return rows
}

export async function readWholeIndex(db: Db): Promise<IndexRow[]> {
  const limit = 5_000
  const rows: IndexRow[] = []
  for (;;) {
    const page = await readIndex(db, { after: rows.at(-1)?.recordId ?? 0, limit })
    rows.push(...page)
    if (page.length < limit) return rows
  }
}
