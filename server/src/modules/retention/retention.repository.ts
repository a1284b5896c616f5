import { sql } from 'kysely'
import type { Db } from '../../platform/database'
import type { Sport } from '../../sports/sport'

/** A match in order of kick-off. */
export type Place = { kickoffAt: Date; matchId: number }

type RetainedSport = Pick<Sport, 'id'>

/** The next matches after the progress of `kind` with a kick-off before `before`, by kick-off. */
export async function readNext(
  trx: Db,
  sport: RetainedSport,
  kind: string,
  { before, limit }: { before: Date; limit: number },
): Promise<Place[]> {
  const reached = (column: 'kickoff_at' | 'match_id', none: string) => sql`
    coalesce(
      (
        SELECT ${sql.ref(column)} FROM retention_progress
        WHERE sport_id = ${sport.id} AND kind = ${kind}
      ),
      ${sql.lit(none)}
    )`
  const [kickoffAt, matchId] = [reached('kickoff_at', '-infinity'), reached('match_id', '0')]
  const { rows } = await sql<Place>`
    SELECT id AS "matchId", kickoff_at AS "kickoffAt"
    FROM matches
    WHERE sport_id = ${sport.id}
      AND kickoff_at >= ${kickoffAt}
      AND kickoff_at < ${before}
      AND (kickoff_at, id) > (${kickoffAt}, ${matchId})
    ORDER BY kickoff_at, id
    LIMIT ${limit}`.execute(trx)
  return rows
}

export async function saveProgress(
  trx: Db,
  sport: RetainedSport,
  kind: string,
  { kickoffAt, matchId }: Place,
): Promise<void> {
  await sql`
    INSERT INTO retention_progress (sport_id, kind, kickoff_at, match_id)
    VALUES (${sport.id}, ${kind}, ${kickoffAt}, ${matchId})
    ON CONFLICT (sport_id, kind) DO UPDATE
      SET kickoff_at = excluded.kickoff_at, match_id = excluded.match_id`.execute(trx)
}
