import { sql } from 'kysely'
import type { Db } from '../../../platform/database'
import { ENTRY, QUOTED, type StoredEntry } from './stored-entry'

/** The part of a log that one member may read. */
export type Readable = { conversationId: string; firstSeq: number; lastSeq: number }

export type Asked = { after?: number; upTo?: number; limit: number }

/** Entries by growing number: the first above `after`, or the last up to `upTo`. */
export async function readEntries(
  db: Db,
  { conversationId, firstSeq, lastSeq }: Readable,
  { after, upTo, limit }: Asked,
): Promise<StoredEntry[]> {
  const above = Math.max(firstSeq, after ?? 0)
  const end = after === undefined ? Math.min(lastSeq, upTo ?? lastSeq) : lastSeq
  // Numbers have no gaps, so a page is a range of them.
  const from = after === undefined ? Math.max(above, end - limit) : above
  const to = after === undefined ? end : Math.min(end, above + limit)
  if (to <= from) return []
  const { rows } = await sql<StoredEntry>`
    SELECT ${ENTRY} FROM conversation_entries e ${QUOTED}
    WHERE e.conversation_id = ${conversationId} AND e.seq > ${from} AND e.seq <= ${to}
    ORDER BY e.seq`.execute(db)
  return rows
}

/** The log as one member may read it; undefined for who never was a member. */
export async function readMembership(
  db: Db,
  conversationId: string,
  memberId: string,
): Promise<(Readable & { epoch: string; kind: number }) | undefined> {
  const { rows } = await sql<Readable & { epoch: string; kind: number }>`
    SELECT c.id::text AS "conversationId", c.epoch, c.kind, m.first_seq::float8 AS "firstSeq",
      least(c.last_seq, m.left_seq)::float8 AS "lastSeq"
    FROM conversation_members m JOIN conversations c ON c.id = m.conversation_id
    WHERE m.conversation_id = ${conversationId} AND m.member_id = ${memberId}`.execute(db)
  return rows[0]
}
