import { type RawBuilder, sql } from 'kysely'
import type { FeedMatchState } from '../../../feeds/feed'
import type { Db } from '../../../platform/database'
import type { MatchUpdate, Progress } from '../rules/match-progress.rules'
import { matchSources } from '../sport'
import { rowJson } from './row-json'

/** The stored progress of a match, locked until the transaction ends. */
export type KnownMatch = { matchId: number; progress: Progress }

type Row = Omit<FeedMatchState, 'halfKickoffAt'> & {
  key: string
  matchId: number
  revision: number
  reached: number
  at: number
  kickoffAt: number
  halfKickoffAt: number | null
  deferred: MatchUpdate | null
}

/**
 * Reads and locks the matches of these feed keys, always in the same order, so that two writers
 * never deadlock.
 */
export function lockProgress(
  db: Db,
  source: string,
  keys: string[],
): Promise<Map<string, KnownMatch>> {
  return lockWhere(db, sql`m.source = ANY(${matchSources(source)}) AND m.key = ANY(${keys})`)
}

/** Reads and locks those of these matches that have a deferred message. */
export async function lockDeferred(db: Db, matchIds: number[]): Promise<KnownMatch[]> {
  const deferred = await lockWhere(db, sql`s.match_id = ANY(${matchIds}) AND s.parked IS NOT NULL`)
  return [...deferred.values()]
}

async function lockWhere(db: Db, test: RawBuilder<unknown>): Promise<Map<string, KnownMatch>> {
  const { rows } = await sql<Row>`
    SELECT m.key, s.match_id AS "matchId", s.revision, s.reached, s.parked AS deferred,
      extract(epoch FROM s.source_at)::float8 AS at,
      extract(epoch FROM m.kickoff_at)::float8 AS "kickoffAt",
      s.status,
      extract(epoch FROM s.half_kickoff_at)::float8 AS "halfKickoffAt",
      s.score, s.half, s.corners, s.yellow, s.red, s.extra, s.shootout, s.var_check AS "varCheck"
    FROM football_match_states s
    JOIN matches m ON m.id = s.match_id
    WHERE ${test}
    ORDER BY s.match_id
    FOR UPDATE OF s`.execute(db)
  return new Map(
    rows.map(({ key, matchId, revision, reached, at, kickoffAt, deferred, ...state }) => {
      return [key, { matchId, progress: { revision, reached, at, kickoffAt, deferred, state } }]
    }),
  )
}

export type ProgressRow = { matchId: number; steps: number; progress: Progress }

/** Writes the new progress of matches; `steps` is the number of accepted messages. */
export async function storeProgress(db: Db, source: string, changes: ProgressRow[]): Promise<void> {
  if (changes.length === 0) return
  const rows = changes.map(({ matchId, steps, progress: { state, ...known } }) => {
    return { matchId, steps, ...known, ...state }
  })
  await sql`
    UPDATE football_match_states s
    SET revision = r.revision, version = s.version + r.steps,
      status = r.status, reached = r.reached,
      half_kickoff_at = to_timestamp(r."halfKickoffAt"), score = r.score, half = r.half,
      corners = r.corners, yellow = r.yellow, red = r.red, extra = r.extra,
      shootout = r.shootout, var_check = r."varCheck", parked = r.deferred,
      source = ${source}, source_at = to_timestamp(r.at)
    FROM json_to_recordset(${rowJson(rows)}::json) AS r(
      "matchId" int, steps int, revision bigint, status int, reached int, "halfKickoffAt" float8,
      score smallint[], half smallint[], corners smallint[], yellow smallint[], red smallint[],
      extra smallint[], shootout smallint[], "varCheck" boolean, deferred jsonb, at float8)
    WHERE s.match_id = r."matchId"`.execute(db)
}

export type CorrectionRow = {
  matchId: number
  revision: number
  at: number
  said: FeedMatchState
  replaced: FeedMatchState | null
}

/** Stores records of corrections; a stored one is never overwritten. */
export async function storeCorrections(
  db: Db,
  source: string,
  rows: CorrectionRow[],
): Promise<void> {
  if (rows.length === 0) return
  await sql`
    INSERT INTO football_corrections (match_id, revision, said, replaced, source, source_at)
    SELECT r."matchId", r.revision, r.said, r.replaced, ${source}, to_timestamp(r.at)
    FROM json_to_recordset(${rowJson(rows)}::json) AS r(
      "matchId" int, revision bigint, said jsonb, replaced jsonb, at float8)
    ON CONFLICT (match_id, revision) DO NOTHING`.execute(db)
}
