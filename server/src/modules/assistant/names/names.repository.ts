import { sql } from 'kysely'
import type { Db } from '../../../platform/database'

/** A team, league or player with all of its own names. */
export type NamedRow = {
  kind: 'team' | 'league' | 'player'
  sport: number
  id: number
  /** Of a team or league: its canonical name across sources. */
  key: string
  names: [string, string]
  /** The team of a player. */
  teamId: number | null
  /** How much readers care now: the weight of the league in which a team plays; 0 for no match. */
  weight: number
}

/** Every league, team and player; a team that plays these weeks has the weight of its league. */
export async function readNamedRows(db: Db, now: number): Promise<NamedRow[]> {
  const { rows } = await sql<NamedRow>`
    WITH weighted AS (
      SELECT l.id, coalesce(w.weight, greatest(1, 50 - 10 * l.level))::int AS weight
      FROM leagues l
      LEFT JOIN league_weights w ON w.sport_id = l.sport_id AND w.league_key = l.key
    ), playing AS (
      SELECT t.id, max(t.weight) AS weight FROM (
        SELECT m.home_id AS id, w.weight FROM matches m JOIN weighted w ON w.id = m.league_id
        WHERE m.kickoff_at BETWEEN to_timestamp(${now / 1000 - SPAN_S})
          AND to_timestamp(${now / 1000 + SPAN_S})
        UNION ALL
        SELECT m.away_id, w.weight FROM matches m JOIN weighted w ON w.id = m.league_id
        WHERE m.kickoff_at BETWEEN to_timestamp(${now / 1000 - SPAN_S})
          AND to_timestamp(${now / 1000 + SPAN_S})
      ) t GROUP BY t.id
    )
    SELECT 'league' AS kind, l.sport_id AS sport, l.id, l.key,
      ARRAY[l.name_zh, l.short_zh] AS names, NULL::int AS "teamId", w.weight
    FROM leagues l JOIN weighted w ON w.id = l.id
    UNION ALL
    SELECT 'team', t.sport_id, t.id, t.key, ARRAY[t.name_zh, t.short_zh], NULL,
      coalesce(p.weight, 0)
    FROM teams t LEFT JOIN playing p ON p.id = t.id
    UNION ALL
    SELECT 'player', r.sport_id, r.id, r.key, ARRAY[r.name_zh, r.short_zh], r.team_id,
      coalesce(p.weight, 0)
    FROM players r LEFT JOIN playing p ON p.id = r.team_id`.execute(db)
  return rows
}

const SPAN_S = 30 * 86_400
