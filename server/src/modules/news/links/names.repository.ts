import { sql } from 'kysely'
import type { Db } from '../../../platform/database'
import type { Named } from './named'

/** Every name and short name of the product's own teams, leagues and players. */
export async function readNames(db: Db): Promise<Named[]> {
  const { rows } = await sql<Named>`
    SELECT DISTINCT kind, sport, id, unnest(names) AS name, team_id AS "teamId" FROM (
      SELECT 'league' AS kind, sport_id AS sport, id, ARRAY[name_zh, short_zh] AS names,
        NULL::int AS team_id FROM leagues
      UNION ALL SELECT 'team', sport_id, id, ARRAY[name_zh, short_zh], NULL FROM teams
      UNION ALL SELECT 'player', sport_id, id, ARRAY[name_zh, short_zh], team_id FROM players
    ) AS named`.execute(db)
  return rows
}

/** Matches between these teams, the nearest to a time first. */
export async function readMatchesNear(
  db: Db,
  teamIds: readonly number[],
  { at, before, after, limit }: { at: number; before: number; after: number; limit: number },
): Promise<number[]> {
  if (teamIds.length < 2) return []
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM matches
    WHERE home_id = ANY(${[...teamIds]}::int[]) AND away_id = ANY(${[...teamIds]}::int[])
      AND sport_id IN (SELECT sport_id FROM teams WHERE id = ANY(${[...teamIds]}::int[]))
      AND kickoff_at BETWEEN to_timestamp(${at - before}::float8)
        AND to_timestamp(${at + after}::float8)
    ORDER BY abs(extract(epoch FROM kickoff_at) - ${at}), matches.id LIMIT ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}
