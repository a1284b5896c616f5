import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../database'
import { tsqueryOf } from './terms.rules'

/** A text whose title has all of the query counts as so much newer. */
const TITLE_BONUS_S = 7 * 86_400
/**
 * Newest texts that are read one after the other before the index of terms is asked. Terms of a
 * title are quicker to read.
 */
const NEWEST = { title: 5_000, text: 2_000 }
const NO_LIMIT = { score: 9_999_999_999, kind: '', id: '0' }

export type SearchQuery = {
  text: string
  /** Only objects of this kind. */
  kind?: string | undefined
  /** Members whose texts the caller does not see. */
  hidden: ReadonlySet<string>
  /** The last hit of the page before. */
  after?: FoundText | undefined
  limit: number
}

export type FoundText = { score: number; kind: string; id: string }

type Wanted = { where: RawBuilder<unknown>; query: SearchQuery; bonus: number; newest: number }

/**
 * Texts that have all of a query; newer ones first, with a bonus for those that have it in their
 * title. A common term is found among the newest texts; the index of terms is asked for the rest,
 * and a rare term is in few rows of it. So neither kind reads many rows.
 */
export async function findTexts(db: Db, query: SearchQuery): Promise<FoundText[]> {
  const terms = tsqueryOf(query.text)
  if (terms === null) return []
  const isInTitle = sql`title_terms @@ ${terms}::tsquery`
  const isInText = sql`terms @@ ${terms}::tsquery AND NOT (${isInTitle})`
  return db.transaction().execute(async (trx) => {
    // The planner does not know how long it takes to read the terms of a row outside of the index.
    await sql`SET LOCAL enable_seqscan = off`.execute(trx)
    const found = [
      ...(await newest(trx, {
        where: isInTitle,
        query,
        bonus: TITLE_BONUS_S,
        newest: NEWEST.title,
      })),
      ...(await newest(trx, { where: isInText, query, bonus: 0, newest: NEWEST.text })),
    ]
    return found.sort(byScore).slice(0, query.limit)
  })
}

async function newest(trx: Db, wanted: Wanted): Promise<FoundText[]> {
  const { limit } = wanted.query
  const from = sql`(${afterPlace(wanted)} LIMIT ${wanted.newest})`
  const near = await select(trx, { from, order: sql`at DESC, kind DESC, found.id DESC` }, wanted)
  if (near.length >= limit) return near
  // The order by an expression: the index by time would be read from its start to its end.
  const order = sql`score DESC, kind DESC, found.id DESC`
  return select(trx, { from: sql`search_documents`, order }, wanted)
}

/** Texts after the place of the page, newest first. */
function afterPlace({ query: { after = NO_LIMIT }, bonus }: Wanted): RawBuilder<unknown> {
  return sql`
    SELECT * FROM search_documents
    WHERE (at, kind, id)
      < (to_timestamp(${after.score - bonus}::float8), ${after.kind}, ${after.id}::bigint)
    ORDER BY at DESC, kind DESC, id DESC`
}

async function select(
  trx: Db,
  { from, order }: { from: RawBuilder<unknown>; order: RawBuilder<unknown> },
  { where, query, bonus }: Wanted,
): Promise<FoundText[]> {
  const { kind = null, hidden, after = NO_LIMIT, limit } = query
  const { rows } = await sql<FoundText>`
    SELECT score, kind, id::text FROM (
      SELECT kind, id, at, floor(extract(epoch FROM at))::float8 + ${bonus}::float8 AS score
      FROM ${from} AS d
      WHERE ${where} AND (${kind}::text IS NULL OR kind = ${kind})
        AND (author_id IS NULL OR author_id <> ALL(${[...hidden]}::bigint[]))
    ) AS found
    WHERE (score, kind, id) < (${after.score}::float8, ${after.kind}, ${after.id}::bigint)
    ORDER BY ${order} LIMIT ${limit}`.execute(trx)
  return rows
}

function byScore(one: FoundText, other: FoundText): number {
  if (one.score !== other.score) return other.score - one.score
  if (one.kind !== other.kind) return one.kind < other.kind ? 1 : -1
  return BigInt(one.id) < BigInt(other.id) ? 1 : -1
}
