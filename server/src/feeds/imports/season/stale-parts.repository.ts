import { sql } from 'kysely'
import { type Db, jsonRows } from '../../../platform/database'
import type { StaleParts } from '../merging/match-changes.rules'
import type { ImportSport } from '../sport/import-sport'

/** Removes parts of matches that no source has any more. */
export async function removeStaleParts(
  db: Db,
  { key: sport }: Pick<ImportSport, 'key'>,
  parts: readonly StaleParts[],
): Promise<void> {
  if (parts.length === 0) return
  const incidents = parts.flatMap(({ matchId, incidents }) =>
    incidents.map((key) => ({ matchId, key })),
  )
  const statistics = parts.flatMap(({ matchId, statistics }) =>
    statistics.map((one) => ({ matchId, ...one })),
  )
  const matchesWithout = (name: 'referee' | 'venue') =>
    parts.filter(({ facts }) => facts.includes(name)).map(({ matchId }) => matchId)
  await db.transaction().execute(async (trx) => {
    await sql`
      DELETE FROM ${sql.table(`${sport}_incidents`)} t
      USING ${jsonRows('r', incidents, { matchId: 'int', key: 'text' })}
      WHERE t.match_id = r."matchId" AND t.key = r.key`.execute(trx)
    if (statistics.length > 0)
      await sql`
      DELETE FROM football_statistics t
      USING ${jsonRows('r', statistics, { matchId: 'int', half: 'int', type: 'int' })}
      WHERE t.match_id = r."matchId" AND t.half = r.half AND t.type = r.type`.execute(trx)
    await sql`
      UPDATE ${sql.table(`${sport}_match_facts`)}
      SET referee = NULL
      WHERE match_id = ANY(${matchesWithout('referee')})`.execute(trx)
    await sql`
      UPDATE ${sql.table(`${sport}_match_facts`)}
      SET venue = NULL
      WHERE match_id = ANY(${matchesWithout('venue')})`.execute(trx)
  })
}

/** Removes matches that no source has any more, with all dependent rows. */
export async function removeMatches(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await db.transaction().execute(async (trx) => {
    await sql`DELETE FROM odds_quotes WHERE match_id = ANY(${ids})`.execute(trx)
    await sql`DELETE FROM matches WHERE id = ANY(${ids})`.execute(trx)
  })
}

/** Stores the source of each match's fixture. */
export async function writeFixtureSources(
  db: Db,
  rows: readonly { key: string; source: string }[],
  seasonId: number,
): Promise<void> {
  await sql`
    UPDATE matches m
    SET source = r.source
    FROM ${jsonRows('r', rows, { key: 'text', source: 'text' })}
    WHERE m.season_id = ${seasonId} AND m.key = r.key AND m.source <> r.source`.execute(db)
}
