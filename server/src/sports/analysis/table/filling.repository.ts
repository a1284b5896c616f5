import { sql } from 'kysely'
import type { Db } from '../../../platform/database'
import type { Sport } from '../../sport'
import { sportTable } from '../../sport-table.repository'

/** A source that says this much after the kick-off that there is a match writes the past. */
const PAST = sql`interval '3 hours'`
/** Since a source last wrote the past, or first named a match whose result is missing. */
const JUST_NOW = sql`interval '1 minute'`
const LATELY = sql`interval '15 minutes'`
/** Fewer are corrections of single matches. */
const SEVERAL = 3

export type SeasonAge = {
  /** Whether the past of the season is being written: its table is not one yet. */
  filling: boolean
  /** When a source last said something of a finished match, seconds since 1970; null for never. */
  updatedAt: number | null
}

/** Whether a season is complete up to now, and how old its results are. */
export async function readSeasonAge(
  db: Db,
  sport: Sport,
  seasonId: number,
  { sources, nowMs }: { sources: string[]; nowMs: number },
): Promise<SeasonAge> {
  const { finished, notStarted } = sport.statuses
  const now = sql`to_timestamp(${nowMs / 1_000})`
  const { rows } = await sql<{ written: number; open: number; past: number; at: number | null }>`
    SELECT
      count(*) FILTER (
        WHERE m.source_at > ${now} - ${JUST_NOW} AND m.kickoff_at < m.source_at - ${PAST}
      )::int AS written,
      count(*) FILTER (
        WHERE s.status = ${notStarted} AND m.kickoff_at < ${now} - ${PAST}
          AND m.source_at > ${now} - ${LATELY}
      )::int AS open,
      count(*) FILTER (WHERE m.kickoff_at < ${now} - ${PAST})::int AS past,
      floor(extract(epoch FROM least(${now}, max(s.source_at) FILTER (
        WHERE s.status = ${finished}))))::float8 AS at
    FROM matches m
    JOIN ${sportTable(sport, 'match_states')} s ON s.match_id = m.id
    WHERE m.season_id = ${seasonId} AND m.source = ANY(${sources})
      AND m.source_at <= ${now} + ${JUST_NOW}`.execute(db)
  const { written, open, past, at } = rows[0] ?? { written: 0, open: 0, past: 0, at: null }
  return {
    filling: written >= SEVERAL || (open >= SEVERAL && open * 10 >= past),
    updatedAt: at,
  }
}
