import { type RawBuilder, sql } from 'kysely'
import { type ColumnType, type Db, jsonRows } from '../../../platform/database'
import { bumpVersions, type DetailStore, type Touched } from '../../ingest'
import type { Sport } from '../../sport'
import { sportTable } from '../../sport-table.repository'
import { addMissingFacts } from './fact-rows.repository'
import { type FactName, validFacts } from './facts.rules'
import {
  type Batch,
  type MessageOf,
  type OnDetails,
  type Validated,
  validatedStore,
} from './validated.store'

/** The facts that a sport stores. */
export type FactColumns = {
  /** Types of the columns of `<key>_match_facts`, which have the names of the facts. */
  types: Readonly<Partial<Record<FactName, ColumnType>>>
  /** Facts that the list row marks when they are there. */
  listed: readonly FactName[]
}

/** Facts of matches. A field missing in a message stays unchanged; the highest revision wins. */
export function factsStore(sport: Sport, columns: FactColumns, onDetails: OnDetails): DetailStore {
  const names = new Set(Object.keys(columns.types))
  const validate = (message: MessageOf<'facts'>): Validated<MessageOf<'facts'>> => {
    const { valid, malformed } = validFacts(message.facts, names)
    const isEmpty = Object.keys(valid).length === 0
    return { message: isEmpty ? null : { ...message, facts: valid }, malformed }
  }
  const save = (batch: Batch<'facts'>) => saveFacts(sport, columns, batch)
  return validatedStore(sport, { kind: 'facts', validate, save }, onDetails)
}

type FactsRow = { matchId: number; revision: number; at: number; facts: object }

async function saveFacts(
  sport: Sport,
  columns: FactColumns,
  { db, source, messages, ids }: Batch<'facts'>,
): Promise<Touched[]> {
  const rows = new Map<number, FactsRow>()
  for (const { matchKey, revision, at, facts } of messages.toSorted(
    (a, b) => a.revision - b.revision,
  )) {
    const matchId = ids.get(matchKey)
    if (matchId === undefined) continue
    rows.set(matchId, { matchId, revision, at, facts: { ...rows.get(matchId)?.facts, ...facts } })
  }
  await addMissingFacts(db, sport, source, [...rows.values()])
  const taken = await updateFacts({ db, sport, source, columns }, [...rows.values()])
  const listed = taken.filter(({ isListed }) => isListed).map(({ matchId }) => matchId)
  await bumpVersions(db, sport, listed)
  return [
    ...taken.map(({ matchId }) => ({ matchId, part: 'facts' as const })),
    ...listed.map((matchId) => ({ matchId, part: 'columns' as const })),
  ]
}

type Update = { db: Db; sport: Sport; source: string; columns: FactColumns }

/** Writes newer facts; `isListed` says that the marks of the list row changed. */
async function updateFacts(
  { db, sport, source, columns }: Update,
  rows: FactsRow[],
): Promise<{ matchId: number; isListed: boolean }[]> {
  const given = { matchId: 'int', revision: 'bigint', at: 'float8', facts: 'jsonb' } as const
  const table = sportTable(sport, 'match_facts')
  const { rows: taken } = await sql<{ matchId: number; isListed: boolean }>`
    WITH given AS (
      SELECT * FROM ${jsonRows('r', rows, given)}
    ), before AS (
      SELECT t.match_id, ${marksOf(columns)} AS marks
      FROM ${table} t
      WHERE t.match_id IN (SELECT "matchId" FROM given)
    )
    UPDATE ${table} t
    SET ${sql.join(Object.entries(columns.types).map(assigned))},
      facts_revision = r.revision, source = ${source}, source_at = to_timestamp(r.at)
    FROM given r
    JOIN before b ON b.match_id = r."matchId"
    WHERE t.match_id = r."matchId" AND t.facts_revision < r.revision
    RETURNING t.match_id AS "matchId", ${marksOf(columns)} <> b.marks AS "isListed"`.execute(db)
  return taken
}

/** Which listed facts of `t` are there; `false` counts as missing. */
function marksOf({ listed }: FactColumns): RawBuilder<unknown> {
  const marks = listed.map(
    (name) => sql`coalesce(${sql.ref(`t.${name}`)}::text, 'false') <> 'false'`,
  )
  return sql`ARRAY[${marks.length > 0 ? sql.join(marks) : sql``}]::boolean[]`
}

/** The column from the facts `r`, unchanged where they lack it. */
function assigned([name, type]: [string, ColumnType]): RawBuilder<unknown> {
  const said =
    type === 'jsonb'
      ? sql`nullif(r.facts->${sql.lit(name)}, 'null'::jsonb)`
      : sql`(r.facts->>${sql.lit(name)})::${sql.raw(type)}`
  return sql`${sql.id(name)} = CASE
    WHEN jsonb_exists(r.facts, ${sql.lit(name)}) THEN ${said}
    ELSE ${sql.ref(`t.${name}`)}
  END`
}
