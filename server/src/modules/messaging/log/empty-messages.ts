import { sql } from 'kysely'
import type { Db } from '../../../platform/database'
import { MAX_UNREAD_KIND } from './stored-entry'

type Emptied = {
  conversationId: string
  senderId: string
  seqs: readonly number[]
  nowMs: number
  /** Who takes them back; readers learn it when it is not the sender. */
  by: string
}

/**
 * Empties messages of a sender in a locked log: numbers and places stay, text, quote and mentions
 * are gone. Resolves with those that were not empty before, by growing number.
 */
export async function emptyMessages(
  trx: Db,
  { conversationId, senderId, seqs, nowMs, by }: Emptied,
): Promise<number[]> {
  const body = { kind: 'recalled', ...(by !== senderId && { by }) }
  const { rows } = await sql<{ seq: number }>`
    UPDATE conversation_entries
    SET body = ${JSON.stringify(body)}::jsonb, quote = NULL, recalled_at = ${new Date(nowMs)}
    WHERE conversation_id = ${conversationId} AND sender_id = ${senderId}
      AND seq = ANY(${[...seqs]}::bigint[]) AND kind <= ${sql.lit(MAX_UNREAD_KIND)}
      AND recalled_at IS NULL
    RETURNING seq::float8 AS seq`.execute(trx)
  const emptied = rows.map(({ seq }) => seq).sort((a, b) => a - b)
  await sql`DELETE FROM conversation_mentions
    WHERE conversation_id = ${conversationId} AND seq = ANY(${emptied}::bigint[])`.execute(trx)
  return emptied
}
