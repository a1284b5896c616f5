import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../../platform/database'
import type { Sport } from '../../../../sports/sport'
import { isSeasonStored } from './season-stored.repository'

/** Reports are written of matches that kicked off within this time, previews before one. */
const REPORTED_HOURS = 40
const PREVIEWED_HOURS = 12

export type DueSport = Pick<Sport, 'id' | 'key' | 'statuses'> & {
  /** Whether everything that a report needs of the match `m` with the state `s` is stored. */
  isDetailed: RawBuilder<unknown>
  /** Revisions of what a report needs beside the state. */
  revisions: RawBuilder<unknown>
}

export type DueMatch = {
  matchId: number
  kind: 'preview' | 'report'
  /** What it is written from; another one means that the data was corrected. */
  facts: string
  /** Seconds since 1970. */
  kickoffAt: number
  endedAt: number
  isDetailed: boolean
  isSeasonStored: boolean
  isWritten: boolean
}

export function keyOf(source: string, kind: string, id: number | string): string {
  return `${source}:${kind}:${id}`
}

/** Matches of great leagues without their article, or whose data changed since; oldest first. */
export async function readDue(
  db: Db,
  { id, key, statuses, isDetailed, revisions }: DueSport,
  { source, nowMs }: { source: string; nowMs: number },
): Promise<DueMatch[]> {
  const states = sql.table(`${key}_match_states`)
  const now = sql`${new Date(nowMs)}::timestamptz`
  const hours = (count: number) => sql`interval '1 hour' * ${sql.lit(count)}`
  const season = { seasonId: sql`c.season_id`, states, source, statuses, now }
  const { rows } = await sql<DueMatch>`
    WITH candidates AS (
      SELECT m.id, m.season_id, m.kickoff_at, s.source_at,
        CASE WHEN s.status = ${statuses.finished} THEN 'report' ELSE 'preview' END AS kind,
        CASE WHEN s.status = ${statuses.finished} THEN concat_ws('/', s.version, ${revisions})
          ELSE extract(epoch FROM m.kickoff_at)::text END AS facts,
        s.status <> ${statuses.finished} OR ${isDetailed} AS is_detailed
      FROM matches m
      JOIN ${states} s ON s.match_id = m.id
      JOIN leagues l ON l.id = m.league_id
      WHERE m.sport_id = ${id} AND m.source = ${source} AND l.level = 1
        AND (
          s.status = ${statuses.finished} AND s.score IS NOT NULL
            AND m.kickoff_at BETWEEN ${now} - ${hours(REPORTED_HOURS)}
              AND ${now}
          OR s.status = ${statuses.notStarted}
            AND m.kickoff_at BETWEEN ${now}
              AND ${now} + ${hours(PREVIEWED_HOURS)}
        )
    )
    SELECT c.id AS "matchId", c.kind, c.facts, c.is_detailed AS "isDetailed",
      floor(extract(epoch FROM c.kickoff_at))::float8 AS "kickoffAt",
      floor(extract(epoch FROM c.source_at))::float8 AS "endedAt",
      w.key IS NOT NULL AS "isWritten",
      ${isSeasonStored(season)} AS "isSeasonStored"
    FROM candidates c
    LEFT JOIN written_articles w
      ON w.key = ${source}::text || ':' || c.kind || ':' || c.id
    WHERE w.key IS NULL OR w.facts <> c.facts
    ORDER BY CASE c.kind WHEN 'report' THEN c.source_at
      ELSE c.kickoff_at - ${hours(PREVIEWED_HOURS)} END, c.id`.execute(db)
  return rows
}
