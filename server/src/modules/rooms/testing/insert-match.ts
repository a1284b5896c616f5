import { sql } from 'kysely'
import type { Db } from '../../../platform/database'

/** A match of football between two invented teams; resolves with its id. */
export async function insertMatch(db: Db, kickoffAtMs = Date.now()): Promise<number> {
  await sql`WITH area AS (
      INSERT INTO areas (key, name_zh, source, source_at) VALUES ('a', '甲', 't', now())
      ON CONFLICT (key) DO UPDATE SET source = 't' RETURNING id
    ), league AS (
      INSERT INTO leagues (sport_id, key, name_zh, short_zh, letter, area_id, color, level, kind,
        source, source_at)
      SELECT 1, 'l', '联赛', '联', 'L', id, '#123456', 1, 1, 't', now() FROM area
      ON CONFLICT (sport_id, key) DO UPDATE SET source = 't' RETURNING id
    ), season AS (
      INSERT INTO seasons (league_id, key, name, starts_on, ends_on, source, source_at)
      SELECT id, 's', '2026', '2026-01-01', '2026-12-31', 't', now() FROM league
      ON CONFLICT (league_id, key) DO UPDATE SET source = 't' RETURNING id
    ), team AS (
      INSERT INTO teams (sport_id, key, name_zh, short_zh, colors, mark, source, source_at)
      VALUES (1, 'x', '甲队', '甲', '{#111111,#222222}', '甲', 't', now()),
        (1, 'y', '乙队', '乙', '{#111111,#222222}', '乙', 't', now())
      ON CONFLICT (sport_id, key) DO UPDATE SET source = 't' RETURNING id
    )
    INSERT INTO matches (sport_id, key, league_id, season_id, home_id, away_id, round, kickoff_at,
      neutral, source, source_at)
    SELECT 1, gen_random_uuid()::text, league.id, season.id, (SELECT min(id) FROM team),
      (SELECT max(id) FROM team), '', ${new Date(kickoffAtMs)}, false, 't', now()
    FROM league, season`.execute(db)
  const { rows } = await sql<{ id: number }>`SELECT max(id) AS id FROM matches`.execute(db)
  return rows[0]?.id ?? 0
}
