import { groupBy } from '@saidian/shared/lib'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database'
import type { MergedStatistic } from '../merging/merge-cluster.rules'
import type { StoredIncident, StoredMatch } from '../merging/stored-match'
import type { ImportSport, MatchState } from '../sport/import-sport'

type MatchRow = MatchState &
  Omit<StoredMatch, 'state' | 'incidents' | 'statistics' | 'facts'> & {
    referee: string | null
    venue: string | null
    factsRevision: number | null
  }

/** Id of a season of a sport; null if it is not stored. */
export async function seasonIdOf(
  db: Db,
  sport: string,
  leagueKey: string,
  seasonKey: string,
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    SELECT s.id
    FROM seasons s
    JOIN leagues l ON l.id = s.league_id
    WHERE l.sport_id = (SELECT id FROM sports WHERE key = ${sport})
      AND l.key = ${leagueKey} AND s.key = ${seasonKey}`.execute(db)
  return rows[0]?.id ?? null
}

/** Columns of the state of a match that imports write, beside its status. */
const STATE_COLUMNS = {
  football: sql`s.score, s.half, s.corners, s.yellow, s.red, s.extra, s.shootout,
      s.var_check AS "varCheck",
      floor(extract(epoch FROM s.half_kickoff_at))::float8 AS "halfKickoffAt"`,
  basketball: sql`s.score, s.home_points AS "homePoints", s.away_points AS "awayPoints",
      s.period_seconds AS "periodSeconds"`,
}

/** The stored matches of a season, with all fields that imports write. */
export async function readStoredSeason(
  db: Db,
  { key: sport }: Pick<ImportSport, 'key'>,
  seasonId: number,
): Promise<StoredMatch[]> {
  const { rows } = await sql<MatchRow>`
    SELECT m.id, m.key, m.source, h.key AS "homeKey", a.key AS "awayKey", m.round, m.neutral,
      s.revision::float8 AS revision, s.source AS "stateSource",
      floor(extract(epoch FROM m.kickoff_at))::float8 AS "kickoffAt", s.status,
      ${STATE_COLUMNS[sport]},
      f.referee, f.venue, f.facts_revision::float8 AS "factsRevision"
    FROM matches m
    JOIN ${sql.table(`${sport}_match_states`)} s ON s.match_id = m.id
    JOIN teams h ON h.id = m.home_id
    JOIN teams a ON a.id = m.away_id
    LEFT JOIN ${sql.table(`${sport}_match_facts`)} f ON f.match_id = m.id
    WHERE m.season_id = ${seasonId}
    ORDER BY m.kickoff_at, m.id`.execute(db)
  const { rows: incidents } = await sql<StoredIncident & { id: number }>`
    SELECT i.match_id AS id, i.key, i.type, i.side, i.minute, i.added_minute AS "addedMinute",
      i.player, i.other_player AS "otherPlayer", i.score, i.source
    FROM ${sql.table(`${sport}_incidents`)} i
    JOIN matches m ON m.id = i.match_id
    WHERE m.season_id = ${seasonId} AND NOT i.withdrawn
    ORDER BY i.key`.execute(db)
  const statistics = sport === 'football' ? await readStatistics(db, seasonId) : []
  const incidentsOf = groupBy(incidents, ({ id }) => id)
  const statisticsOf = groupBy(statistics, ({ id }) => id)
  return rows.map((row) => {
    const { id, key, source, homeKey, awayKey, round, kickoffAt, neutral, revision, ...rest } = row
    const { stateSource, referee, venue, factsRevision, ...state } = rest
    return {
      id,
      key,
      source,
      homeKey,
      awayKey,
      round,
      kickoffAt,
      neutral,
      revision,
      state,
      stateSource,
      incidents: incidentsOf.get(id) ?? [],
      statistics: statisticsOf.get(id) ?? [],
      facts: { referee, venue, revision: factsRevision ?? 0 },
    }
  })
}

/** Only football has statistics: figures of a team of basketball are sums of its box score. */
async function readStatistics(
  db: Db,
  seasonId: number,
): Promise<(MergedStatistic & { id: number })[]> {
  const { rows } = await sql<MergedStatistic & { id: number }>`
    SELECT t.match_id AS id, t.type, t.half, t.home, t.away, t.source
    FROM football_statistics t
    JOIN matches m ON m.id = t.match_id
    WHERE m.season_id = ${seasonId}`.execute(db)
  return rows
}

/** Ids of the matches of a season by key. */
export async function matchIdsByKey(db: Db, seasonId: number): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: number; key: string }>`
    SELECT id, key
    FROM matches
    WHERE season_id = ${seasonId}`.execute(db)
  return new Map(rows.map(({ id, key }) => [key, id]))
}

/** First and last day of a season; empty for one that is not stored. */
export async function readStoredSpan(
  db: Db,
  sport: string,
  leagueKey: string,
  seasonKey: string,
): Promise<string[]> {
  const { rows } = await sql<{ startsOn: string; endsOn: string }>`
    SELECT s.starts_on::text AS "startsOn", s.ends_on::text AS "endsOn"
    FROM seasons s
    JOIN leagues l ON l.id = s.league_id
    WHERE l.sport_id = (SELECT id FROM sports WHERE key = ${sport})
      AND l.key = ${leagueKey} AND s.key = ${seasonKey}`.execute(db)
  return rows.flatMap(({ startsOn, endsOn }) => [startsOn, endsOn])
}
