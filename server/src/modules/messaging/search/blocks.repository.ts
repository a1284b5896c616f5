import { sql } from 'kysely'
import { type Db, jsonRows } from '../../../platform/database'

/** Entries of a log that are found together. */
export const BLOCK = 32

/** Kinds of entries with a text: messages of text, and titles of cards. */
export const SEARCHED = sql`e.kind IN (1, 4)`
export const TEXT = sql<string>`coalesce(e.body ->> 'text', e.body -> 'card' ->> 'title', '')`

export type Unindexed = { id: string; mark: number; lastSeq: number }

/**
 * Conversations with a whole block more than is indexed, and quiet ones with anything more: a busy
 * log is not indexed again with each message.
 */
export async function readUnindexed(
  db: Db,
  { quietBeforeMs, limit }: { quietBeforeMs: number; limit: number },
): Promise<Unindexed[]> {
  const { rows } = await sql<Unindexed>`
    SELECT c.id::text, coalesce(k.seq, 0)::float8 AS mark, c.last_seq::float8 AS "lastSeq"
    FROM conversations c LEFT JOIN message_marks k ON k.conversation_id = c.id
    WHERE c.last_seq > coalesce(k.seq, 0)
      AND (c.last_seq - coalesce(k.seq, 0) >= ${BLOCK} OR c.last_at < ${new Date(quietBeforeMs)})
    ORDER BY c.id LIMIT ${limit}`.execute(db)
  return rows
}

export type LogText = { seq: number; text: string; atMs: number }

/** Every entry of some blocks, without a text where there is none or it was recalled. */
export async function readTexts(
  db: Db,
  { id, from, to }: { id: string; from: number; to: number },
): Promise<LogText[]> {
  const { rows } = await sql<LogText>`
    SELECT e.seq::float8 AS seq, (extract(epoch FROM e.at) * 1000)::float8 AS "atMs",
      CASE WHEN ${SEARCHED} AND e.recalled_at IS NULL THEN ${TEXT} ELSE '' END AS text
    FROM conversation_entries e
    WHERE e.conversation_id = ${id} AND e.seq BETWEEN ${from} AND ${to} ORDER BY e.seq`.execute(db)
  return rows
}

/** Blocks before this range in which the range recalls messages. */
export async function readRecalledBlocks(
  db: Db,
  { id, from, to }: { id: string; from: number; to: number },
): Promise<number[]> {
  const { rows } = await sql<{ block: number }>`
    SELECT DISTINCT ((e.body ->> 'seq')::bigint / ${BLOCK})::int AS block
    FROM conversation_entries e
    WHERE e.conversation_id = ${id} AND e.seq BETWEEN ${from} AND ${to} AND e.kind = 5`.execute(db)
  return rows.map(({ block }) => block).filter((block) => block < Math.floor(from / BLOCK))
}

export type NewBlock = { block: number; lastAtMs: number; terms: readonly number[] }

/** Stores blocks and how far the conversation is indexed, together. */
export async function storeBlocks(
  trx: Db,
  { id, mark, blocks }: { id: string; mark: number; blocks: readonly NewBlock[] },
): Promise<void> {
  const rows = blocks.map(({ terms, ...block }) => ({ ...block, terms: `{${terms.join(',')}}` }))
  const given = jsonRows('given', rows, { block: 'int', lastAtMs: 'float8', terms: 'text' })
  await sql`
    INSERT INTO message_blocks (conversation_id, block, last_at, terms)
    SELECT ${id}, block, to_timestamp("lastAtMs" / 1000), terms::integer[] FROM ${given}
    ON CONFLICT (conversation_id, block) DO UPDATE
    SET last_at = excluded.last_at, terms = excluded.terms`.execute(trx)
  await sql`
    INSERT INTO message_marks AS known (conversation_id, seq) VALUES (${id}, ${mark})
    ON CONFLICT (conversation_id) DO UPDATE SET seq = excluded.seq`.execute(trx)
}

/** Indexes the member's conversations again: the texts of an erased one are no longer there. */
export async function forgetMarksOf(trx: Db, memberId: string): Promise<void> {
  await sql`UPDATE message_marks SET seq = 0 WHERE conversation_id IN (
    SELECT conversation_id FROM conversation_members WHERE member_id = ${memberId})`.execute(trx)
}
