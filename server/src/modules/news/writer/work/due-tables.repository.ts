import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../../platform/database'
import type { Sport } from '../../../../sports/sport'
import { isSeasonStored } from './season-stored.repository'

export type TabledSport = Pick<Sport, 'id' | 'key' | 'statuses'> & {
  /** What belongs together, of the match `m`: its round, or its day. */
  part: RawBuilder<unknown>
  /** Statuses of matches that a round does not wait for. */
  putOff: readonly number[]
  /** Rounds that ended within this time are written about. */
  endedHours: number
}

export type DueTable = {
  seasonId: number
  part: string
  facts: string
  /** Finished matches of the round. */
  matchIds: number[]
  /** Kick-off of the last one, and when the last one ended; seconds since 1970. */
  lastAt: number
  endedAt: number
}

/** Rounds of great leagues that are over and have no article with these results. */
export async function readDueTables(
  db: Db,
  { id, key, statuses, part, putOff, endedHours }: TabledSport,
  { source, nowMs }: { source: string; nowMs: number },
): Promise<DueTable[]> {
  const states = sql.table(`${key}_match_states`)
  const now = sql`${new Date(nowMs)}::timestamptz`
  const since = sql`${now} - interval '1 hour' * ${sql.lit(endedHours)}`
  const isFinished = sql`(s.status = ${statuses.finished} AND s.score IS NOT NULL)`
  const { rows } = await sql<DueTable>`
    WITH seasons_on AS (
      SELECT DISTINCT m.season_id
      FROM matches m JOIN leagues l ON l.id = m.league_id
      WHERE m.sport_id = ${id} AND m.source = ${source} AND l.level = 1 AND l.kind = 1
        AND m.kickoff_at BETWEEN ${since} AND ${now}
    ), rounds AS (
      SELECT m.season_id, ${part} AS part,
        md5(string_agg(m.id || ':' || coalesce(s.score::text, ''), ',' ORDER BY m.id)) AS facts,
        array_agg(m.id ORDER BY m.kickoff_at, m.id) FILTER (WHERE ${isFinished}) AS ids,
        max(m.kickoff_at) FILTER (WHERE ${isFinished}) AS last_at,
        max(s.source_at) FILTER (WHERE ${isFinished}) AS ended_at
      FROM matches m
      JOIN ${states} s ON s.match_id = m.id
      JOIN leagues l ON l.id = m.league_id
      WHERE m.season_id IN (SELECT season_id FROM seasons_on) AND m.source = ${source}
      GROUP BY m.season_id, part
      HAVING bool_and(s.status = ANY(${[...statuses.over, ...putOff]}::int[]))
    )
    SELECT r.season_id AS "seasonId", r.part, r.facts, r.ids AS "matchIds",
      floor(extract(epoch FROM r.last_at))::float8 AS "lastAt",
      floor(extract(epoch FROM r.ended_at))::float8 AS "endedAt"
    FROM rounds r
    LEFT JOIN written_articles w
      ON w.key = ${source}::text || ':table:' || r.season_id || ':' || r.part
    WHERE r.part <> '' AND cardinality(r.ids) > 1
      AND r.last_at >= ${since}
      AND ${isSeasonStored({ seasonId: sql`r.season_id`, states, source, statuses, now })}
      AND (w.key IS NULL OR w.facts <> r.facts)
    ORDER BY r.ended_at, r.season_id`.execute(db)
  return rows
}
