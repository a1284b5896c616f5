import { sql } from 'kysely'
import type { Db } from '../../../platform/database'
import { BLOCK } from './blocks.repository'
import type { Place } from './cursor.rules'

/** A part of a log that may have hits: its entries `from` to `to` are the member's. */
export type Candidate = { id: string; from: number; to: number; lastAtMs: number }

export type Wanted = {
  memberId: string
  /** One conversation only. */
  conversationId: string | null
  terms: readonly number[]
  before: Place | null
  limit: number
}

/**
 * Parts of the member's logs whose texts have all terms, newest first: indexed blocks, and what was
 * written since. The member's part of each log is known before, so that no log of others is read.
 */
export async function findCandidates(db: Db, wanted: Wanted): Promise<Candidate[]> {
  const { memberId, conversationId, terms, before, limit } = wanted
  const end = sql`${before ? new Date(before.atMs).toISOString() : 'infinity'}::timestamptz`
  return db.transaction().execute(async (trx) => {
    // The planner does not know that the terms of a row are stored apart from it.
    await sql`SET LOCAL enable_seqscan = off`.execute(trx)
    const { rows } = await sql<Candidate>`
      WITH own AS MATERIALIZED (
        SELECT m.conversation_id AS id, m.first_seq, coalesce(k.seq, 0) AS mark,
          least(c.last_seq, m.left_seq) AS end_seq
        FROM conversation_members m JOIN conversations c ON c.id = m.conversation_id
        LEFT JOIN message_marks k ON k.conversation_id = m.conversation_id
        WHERE m.member_id = ${memberId}
          AND (${conversationId}::bigint IS NULL OR c.id = ${conversationId}::bigint)
      ), blocks AS MATERIALIZED (
        SELECT conversation_id AS id, block::bigint * ${BLOCK} AS part, last_at
        FROM message_blocks WHERE terms @> ${[...terms]}::integer[]
      ), parts AS (
        SELECT own.id, greatest(part, first_seq + 1) AS from_seq,
          least(part + ${BLOCK - 1}, mark, end_seq) AS to_seq, last_at
        FROM blocks JOIN own ON own.id = blocks.id
        UNION ALL
        SELECT own.id, greatest(part, first_seq + 1), least(part + ${BLOCK - 1}, end_seq), (
            SELECT e.at FROM conversation_entries e WHERE e.conversation_id = own.id
              AND e.seq = least(part + ${BLOCK - 1}, end_seq))
        FROM own, generate_series(greatest(mark, first_seq) + 1, end_seq, ${BLOCK}) AS part
      )
      SELECT id::text, from_seq::float8 AS "from", to_seq::float8 AS "to",
        (extract(epoch FROM least(last_at, ${end})) * 1000)::float8 AS "lastAtMs"
      FROM parts
      WHERE from_seq <= to_seq AND (last_at <= ${end} OR (
        SELECT e.at FROM conversation_entries e
        WHERE e.conversation_id = parts.id AND e.seq = from_seq) <= ${end})
      ORDER BY least(last_at, ${end}) DESC, parts.id DESC, from_seq DESC LIMIT ${limit}`.execute(
      trx,
    )
    return rows
  })
}
