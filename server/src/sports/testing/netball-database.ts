import { sql } from 'kysely'
import type { Db } from '../../platform/database'
import { createTestDatabase, SATURDAY_EVENING } from '../../testing'
import { NETBALL_STATUS, netball } from './netball'

const DAY_S = 86_400
export const SOURCE = 'netball-feed'

export type NetballMatch = {
  key: string
  teams: [home: number, away: number]
  /** Days after Saturday evening. */
  days: number
  status?: number
  score?: [number, number]
  league?: 'meetings' | 'plain'
}

const now = sql`${SOURCE}, now()`

async function createTables(db: Db): Promise<void> {
  await sql`
    CREATE TABLE netball_match_states (
      match_id integer PRIMARY KEY REFERENCES matches ON DELETE CASCADE,
      version integer NOT NULL DEFAULT 1,
      status smallint NOT NULL,
      score smallint[],
      quarters smallint[]
    )`.execute(db)
  await sql`CREATE TABLE netball_text_lines (LIKE football_text_lines INCLUDING ALL)`.execute(db)
}

/** Two leagues with a season each, and four teams. */
async function fillCatalogue(db: Db): Promise<void> {
  await sql`INSERT INTO sports VALUES (${netball.id}, 'netball', '篮网球', ${now})`.execute(db)
  await sql`INSERT INTO areas (key, name_zh, source, source_at) VALUES ('a', '地区', ${now})`.execute(
    db,
  )
  await sql`
    INSERT INTO leagues
      (sport_id, area_id, key, name_zh, short_zh, letter, color, level, kind, source, source_at)
    SELECT ${netball.id}, a.id, l.key, l.key, l.key, 'L', '#336699', 1, 1, ${now}
    FROM areas a, unnest(ARRAY['meetings', 'plain']) AS l(key)`.execute(db)
  await sql`
    INSERT INTO seasons (league_id, key, name, starts_on, ends_on, source, source_at)
    SELECT id, key, '2026', '2026-01-01', '2027-12-31', ${now} FROM leagues`.execute(db)
  await sql`
    INSERT INTO teams (sport_id, key, name_zh, short_zh, colors, mark, source, source_at)
    SELECT ${netball.id}, n::text, n::text, n::text, ARRAY['#aa0000', '#ffffff'], 'T', ${now}
    FROM generate_series(1, 4) n`.execute(db)
}

/** A real database with the tables of netball and four teams. */
export async function createNetballDatabase() {
  const { db, drop } = await createTestDatabase()
  await createTables(db)
  await fillCatalogue(db)

  async function addMatch(match: NetballMatch): Promise<number> {
    const { key, teams, days, score = null, league = 'plain' } = match
    const { status = score ? NETBALL_STATUS.finished : NETBALL_STATUS.planned } = match
    const [home, away] = teams.map(String)
    const { rows } = await sql<{ id: number }>`
      INSERT INTO matches (sport_id, league_id, season_id, home_id, away_id, key, round,
        kickoff_at, neutral, source, source_at)
      SELECT ${netball.id}, l.id, s.id, h.id, w.id, ${key}, 'round 1',
        to_timestamp(${SATURDAY_EVENING + days * DAY_S}::float8), false, ${now}
      FROM leagues l
      JOIN seasons s ON s.league_id = l.id
      JOIN teams h ON h.key = ${home}
      JOIN teams w ON w.key = ${away}
      WHERE l.key = ${league}
      RETURNING id`.execute(db)
    const id = rows[0]?.id ?? 0
    const quarters = score && [1, 2, 3, 4]
    await sql`
      INSERT INTO netball_match_states (match_id, status, score, quarters)
      VALUES (${id}, ${status}, ${score}, ${quarters})`.execute(db)
    return id
  }
  return {
    db,
    drop,
    addMatch,
    /** Id of a team by its number. */
    team: async (number: number): Promise<number> => {
      const { rows } = await sql<{ id: number }>`
        SELECT id FROM teams WHERE key = ${String(number)}`.execute(db)
      return rows[0]?.id ?? 0
    },
    setStatus: async (matchId: number, status: number): Promise<void> => {
      await sql`
        UPDATE netball_match_states SET status = ${status}, version = version + 1
        WHERE match_id = ${matchId}`.execute(db)
    },
  }
}

export type NetballDatabase = Awaited<ReturnType<typeof createNetballDatabase>>
