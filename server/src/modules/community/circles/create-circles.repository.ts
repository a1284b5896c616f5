import { sql } from 'kysely'
import type { Db } from '../../../platform/database'

/** Leagues from this weight on have a circle; so do leagues of level 1 without a weight. */
const MIN_WEIGHT = 76
const WEIGHT_OF_LEVEL_1 = 90
/** Teams count that played or will play within this time. */
const DAYS = 300

/**
 * Creates circles of important leagues with matches, and of the teams that play in them; circles
 * that exist stay as they are, so it may run at any time, in several processes at once.
 */
export async function createCircles(db: Db, nowMs: number): Promise<number> {
  const days = DAYS * 86_400_000
  const [from, to] = [new Date(nowMs - days), new Date(nowMs + days)]
  const leagues = sql`
    SELECT l.id, l.sport_id, l.name_zh, l.short_zh, l.color,
      coalesce(w.weight, ${WEIGHT_OF_LEVEL_1}::int) AS weight
    FROM leagues l
    LEFT JOIN league_weights w ON w.sport_id = l.sport_id AND w.league_key = l.key
    WHERE w.weight >= ${MIN_WEIGHT} OR (w.weight IS NULL AND l.level = 1)`
  const { rows } = await sql`
    WITH great AS (${leagues}), played AS (
      SELECT m.home_id, m.away_id, g.id AS league_id, g.weight
      FROM matches m JOIN great g ON g.id = m.league_id
      WHERE m.kickoff_at BETWEEN ${from} AND ${to}
    ), of_leagues AS (
      INSERT INTO circles (kind, league_id, name, description, colors, mark, weight)
      SELECT 'league', g.id, g.name_zh, g.name_zh || '球迷的圈子。',
        ARRAY[g.color, g.color], left(g.short_zh, 2), g.weight
      FROM great g WHERE EXISTS (SELECT FROM played p WHERE p.league_id = g.id)
        AND NOT EXISTS (SELECT FROM circles c WHERE c.league_id = g.id)
      ORDER BY g.weight DESC, g.id
      ON CONFLICT (league_id) DO NOTHING RETURNING id
    ), playing AS (
      SELECT team_id, max(weight) AS weight FROM (
        SELECT home_id AS team_id, weight FROM played
        UNION ALL SELECT away_id, weight FROM played) AS both_teams GROUP BY team_id
    ), of_teams AS (
      INSERT INTO circles (kind, team_id, name, description, colors, mark, iso, weight)
      SELECT 'team', t.id, t.short_zh, t.name_zh || '球迷的圈子。', t.colors, t.mark, t.iso,
        p.weight / 2
      FROM playing p JOIN teams t ON t.id = p.team_id
      WHERE NOT EXISTS (SELECT FROM circles c WHERE c.team_id = t.id)
      ORDER BY p.weight DESC, t.id
      ON CONFLICT (team_id) DO NOTHING RETURNING id
    )
    SELECT id FROM of_leagues UNION ALL SELECT id FROM of_teams`.execute(db)
  return rows.length
}
