import { sql } from 'kysely'
import type { FeedFixture, FeedMessage } from '../../../feeds/feed'
import { type Db, jsonRows } from '../../../platform/database'
import type { Sport } from '../../sport'
import { sportTable } from '../../sport-table.repository'
import { lastByKey } from './last-by-key'

type Fixtures = Extract<FeedMessage, { kind: 'fixtures' }>

const FIXTURE_COLUMNS = {
  key: 'text',
  seasonKey: 'text',
  leagueKey: 'text',
  homeKey: 'text',
  awayKey: 'text',
  round: 'text',
  kickoffAt: 'float8',
  neutral: 'boolean',
} as const

/**
 * Ids of the new and changed matches; `skipped` counts fixtures of an unknown league, season or
 * team.
 */
export type StoredFixtures = { matchIds: number[]; skipped: number }

/** Stores fixtures. A new match gets its state row; a changed match gets a new version. */
export async function storeFixtures(
  db: Db,
  sport: Sport,
  source: string,
  { at, fixtures }: Fixtures,
): Promise<StoredFixtures> {
  const rows = lastByKey(fixtures)
  const { rows: stored } = await sql<{ id: number | null; resolved: number }>`
    WITH resolved AS MATERIALIZED (
      ${resolvedFixtures(sport, source, rows)}
    ), changed AS (
      UPDATE matches m
      SET league_id = r.league_id, season_id = r.season_id, home_id = r.home_id,
        away_id = r.away_id, round = r.round, kickoff_at = r.kickoff_at, neutral = r.neutral,
        source_at = to_timestamp(${at})
      FROM resolved r
      WHERE m.id = r.stored_id
        AND m.source_at <= to_timestamp(${at})
        AND (m.league_id, m.season_id, m.home_id, m.away_id, m.round, m.kickoff_at, m.neutral)
          IS DISTINCT FROM
          (r.league_id, r.season_id, r.home_id, r.away_id, r.round, r.kickoff_at, r.neutral)
      RETURNING m.id
    ), bumped AS (
      UPDATE ${sportTable(sport, 'match_states')} s
      SET version = s.version + 1
      FROM changed
      WHERE s.match_id = changed.id
    ), inserted AS (
      INSERT INTO matches
        (sport_id, league_id, season_id, home_id, away_id, key, round, kickoff_at, neutral,
          source, source_at)
      SELECT ${sport.id}, r.league_id, r.season_id, r.home_id, r.away_id, r.key, r.round,
        r.kickoff_at, r.neutral, ${source}, to_timestamp(${at})
      FROM resolved r
      WHERE r.stored_id IS NULL
      ORDER BY r.kickoff_at, r.key
      RETURNING id
    ), states AS (
      INSERT INTO ${sportTable(sport, 'match_states')} (match_id, source, source_at)
      SELECT id, ${source}, to_timestamp(${at}) FROM inserted
    )
    SELECT touched.id, counted.resolved
    FROM (SELECT count(*)::int AS resolved FROM resolved) counted
    LEFT JOIN (
      SELECT id FROM changed UNION ALL SELECT id FROM inserted
    ) touched ON true`.execute(db)
  const matchIds = stored.flatMap(({ id }) => (id === null ? [] : [id]))
  return { matchIds, skipped: rows.length - (stored[0]?.resolved ?? 0) }
}

/** The fixtures with the ids of what their keys name; of an unknown name there is none. */
function resolvedFixtures(sport: Sport, source: string, fixtures: readonly FeedFixture[]) {
  // The limit makes each row look up its own key. While a new table has no statistics, a plain
  // anti-join reads all matches for each fixture.
  return sql`
    SELECT r.key, r.round, to_timestamp(r."kickoffAt") AS kickoff_at, r.neutral,
      l.id AS league_id, s.id AS season_id, h.id AS home_id, a.id AS away_id,
      stored.id AS stored_id
    FROM ${jsonRows('r', fixtures, FIXTURE_COLUMNS)}
    JOIN leagues l ON l.sport_id = ${sport.id} AND l.key = r."leagueKey"
    JOIN seasons s ON s.league_id = l.id AND s.key = r."seasonKey"
    JOIN teams h ON h.sport_id = ${sport.id} AND h.key = r."homeKey"
    JOIN teams a ON a.sport_id = ${sport.id} AND a.key = r."awayKey"
    LEFT JOIN LATERAL (
      SELECT m.id FROM matches m
      WHERE m.source = ANY(${sport.sources.sharing(source)})
        AND m.key = r.key AND m.sport_id = ${sport.id}
      LIMIT 1
    ) stored ON true`
}
