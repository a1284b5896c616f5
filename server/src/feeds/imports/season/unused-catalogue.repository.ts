import { sql } from 'kysely'
import type { Db } from '../../../platform/database'
import { IMPORT_SOURCES } from '../merging/source-priority.rules'

/** Ids of what the matches of an undone import played in. */
export type Played = { teams: number[]; leagues: number[] }

export async function playedIn(db: Db, matchIds: readonly number[]): Promise<Played> {
  const { rows } = await sql<{ home: number; away: number; league: number }>`
    SELECT home_id AS home, away_id AS away, league_id AS league
    FROM matches
    WHERE id = ANY(${matchIds})`.execute(db)
  return {
    teams: [...new Set(rows.flatMap(({ home, away }) => [home, away]))],
    leagues: [...new Set(rows.map(({ league }) => league))],
  }
}

/** Kinds of marks of members by table; their ids have no foreign key. */
const KINDS = { players: 'player', teams: 'team', leagues: 'league', areas: null } as const

type Table = keyof typeof KINDS

/**
 * Removes players, teams, leagues and areas that stood only on an import: those of the undone
 * matches and, with `isWhole`, all that the source said last. What another import or a feed, a
 * match, a post or a member refers to stays.
 */
export async function removeUnused(
  db: Db,
  source: string,
  { teams, leagues }: Played,
  isWhole: boolean,
): Promise<void> {
  const ofSource = isWhole ? source : null
  if (isWhole) await removeFrom(db, 'players', [], source)
  await removeFrom(db, 'teams', teams, ofSource)
  await removeFrom(db, 'leagues', leagues, ofSource)
  await removeFrom(db, 'areas', [], ofSource)
}

async function removeFrom(
  db: Db,
  table: Table,
  ids: readonly number[],
  ofSource: string | null,
): Promise<void> {
  const references = await referencesTo(db, table)
  const unused = references.map(
    ({ from, column }) =>
      sql`NOT EXISTS (SELECT FROM ${sql.table(from)} r WHERE r.${sql.ref(column)} = t.id)`,
  )
  const kind = KINDS[table]
  const unmarked = ['follows', 'favourites'].map(
    (marks) => sql`NOT EXISTS (
      SELECT FROM ${sql.table(marks)} k WHERE k.kind = ${kind} AND k.target_id = t.id::text)`,
  )
  const free = sql.join(kind === null ? unused : [...unused, ...unmarked], sql` AND `)
  await sql`
    DELETE FROM ${sql.table(table)} t
    WHERE (t.id = ANY(${ids}) OR t.source = ${ofSource})
      AND t.source = ANY(${IMPORT_SOURCES})
      AND ${free}`.execute(db)
}

/** Columns of all tables that refer to a table. */
async function referencesTo(db: Db, table: Table): Promise<{ from: string; column: string }[]> {
  const { rows } = await sql<{ from: string; column: string }>`
    SELECT DISTINCT c.conrelid::regclass::text AS "from", a.attname AS column
    FROM pg_constraint c
    JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
    WHERE c.contype = 'f' AND c.confrelid = ${table}::regclass`.execute(db)
  return rows
}

/** First and last day of a season by the rows that are left. */
export async function narrowSeason(db: Db, seasonId: number): Promise<void> {
  await sql`
    UPDATE seasons s
    SET starts_on = r.first, ends_on = r.last
    FROM (
      SELECT min(to_timestamp((content->>'kickoffAt')::float8) AT TIME ZONE 'UTC')::date AS first,
        max(to_timestamp((content->>'kickoffAt')::float8) AT TIME ZONE 'UTC')::date AS last
      FROM import_rows
      WHERE season_id = ${seasonId}
    ) r
    WHERE s.id = ${seasonId} AND r.first IS NOT NULL AND s.source = ANY(${IMPORT_SOURCES})`.execute(
    db,
  )
}
