import { type RawBuilder, sql } from 'kysely'
import { type Db, jsonRows } from '../../../platform/database'
import type { MatchState, Progress } from '../../match-state'
import type { IngestedSport, Sport } from '../../sport'
import { sportTable } from '../../sport-table.repository'
import { assignedFields, fieldTypes, selectedFields } from '../../state-columns.repository'
import type { KnownMatch } from '../doubt/second-look.rules'

type Row<State extends MatchState> = Omit<Progress<State>, 'state'> &
  State & { key: string } & Pick<KnownMatch<State>, 'matchId' | 'doubt'>

/**
 * Reads and locks the matches of these feed keys, always in the same order, so that two writers
 * never deadlock.
 */
export function lockProgress<State extends MatchState>(
  db: Db,
  sport: IngestedSport<State>,
  source: string,
  keys: string[],
): Promise<Map<string, KnownMatch<State>>> {
  const sources = sport.sources.sharing(source)
  return lockWhere(db, sport, sql`m.source = ANY(${sources}) AND m.key = ANY(${keys})`)
}

/** Reads and locks those of these matches that have a deferred message. */
export async function lockDeferred<State extends MatchState>(
  db: Db,
  sport: IngestedSport<State>,
  matchIds: number[],
): Promise<KnownMatch<State>[]> {
  const test = sql`s.match_id = ANY(${matchIds}) AND s.parked IS NOT NULL`
  const deferred = await lockWhere(db, sport, test)
  return [...deferred.values()]
}

/** Reads and locks matches of a source whose doubt was last seen before `beforeMs`. */
export async function lockDoubted<State extends MatchState>(
  db: Db,
  sport: IngestedSport<State>,
  source: string,
  beforeMs: number,
): Promise<KnownMatch<State>[]> {
  const sources = sport.sources.sharing(source)
  const doubted = await lockWhere(
    db,
    sport,
    sql`s.doubt IS NOT NULL AND m.source = ANY(${sources})
      AND (s.doubt->>'lookedAt')::float8 <= ${beforeMs}`,
  )
  return [...doubted.values()]
}

async function lockWhere<State extends MatchState>(
  db: Db,
  sport: IngestedSport<State>,
  test: RawBuilder<unknown>,
): Promise<Map<string, KnownMatch<State>>> {
  const { fields } = sport.states
  const { rows } = await sql<Row<State>>`
    SELECT m.key, s.match_id AS "matchId", s.revision, s.reached, s.parked AS deferred,
      s.doubt,
      extract(epoch FROM s.source_at)::float8 AS at,
      extract(epoch FROM m.kickoff_at)::float8 AS "kickoffAt",
      s.status, ${selectedFields(fields)}
    FROM ${sportTable(sport, 'match_states')} s
    JOIN matches m ON m.id = s.match_id
    WHERE ${test}
    ORDER BY s.match_id
    FOR UPDATE OF s`.execute(db)
  const names = ['status', ...Object.keys(fields)]
  return new Map(
    rows.map((row) => {
      const { key, matchId, revision, reached, at, kickoffAt, deferred, doubt } = row
      const state = Object.fromEntries(
        names.map((name) => [name, Reflect.get<object, string>(row, name)]),
      ) as State
      const progress = { revision, reached, at, kickoffAt, deferred, state }
      return [key, { matchId, progress, doubt }]
    }),
  )
}

export type ProgressRow<State extends MatchState> = {
  matchId: number
  steps: number
  progress: Progress<State>
}

/** Writes the new progress of matches; `steps` is the number of accepted messages. */
export async function storeProgress<State extends MatchState>(
  db: Db,
  sport: IngestedSport<State>,
  source: string,
  changes: ProgressRow<State>[],
): Promise<void> {
  if (changes.length === 0) return
  const { fields } = sport.states
  const rows = changes.map(({ matchId, steps, progress: { state, ...known } }) => {
    return { matchId, steps, ...known, ...state }
  })
  const given = jsonRows<Record<string, unknown>>('r', rows, {
    matchId: 'int',
    steps: 'int',
    revision: 'bigint',
    status: 'int',
    reached: 'int',
    deferred: 'jsonb',
    at: 'float8',
    ...fieldTypes(fields),
  })
  await sql`
    UPDATE ${sportTable(sport, 'match_states')} s
    SET revision = r.revision, version = s.version + r.steps, status = r.status,
      reached = r.reached, ${assignedFields(fields)}, parked = r.deferred,
      source = ${source}, source_at = to_timestamp(r.at)
    FROM ${given}
    WHERE s.match_id = r."matchId"`.execute(db)
}

export type CorrectionRow<State> = {
  matchId: number
  revision: number
  at: number
  said: State
  replaced: State | null
}

/** Stores records of corrections; a stored one is never overwritten. */
export async function storeCorrections<State>(
  db: Db,
  sport: Pick<Sport, 'key'>,
  source: string,
  rows: CorrectionRow<State>[],
): Promise<void> {
  if (rows.length === 0) return
  const given = jsonRows('r', rows, {
    matchId: 'int',
    revision: 'bigint',
    said: 'jsonb',
    replaced: 'jsonb',
    at: 'float8',
  })
  await sql`
    INSERT INTO ${sportTable(sport, 'corrections')}
      (match_id, revision, said, replaced, source, source_at)
    SELECT r."matchId", r.revision, r.said, r.replaced, ${source}, to_timestamp(r.at)
    FROM ${given}
    ON CONFLICT (match_id, revision) DO NOTHING`.execute(db)
}
