import { sql } from 'kysely'
import { type Db, jsonRows } from '../../../platform/database'

export type Author = { conversationId: string; authorId: string }

export type HiddenFrom = (author: Author) => readonly string[]

const COLUMNS = { conversationId: 'bigint', authorId: 'bigint' } as const
const placeOf = ({ conversationId, authorId }: Author) => `${conversationId}/${authorId}`

/**
 * Members of conversations who do not see an author there, at this moment. It costs by the blocks
 * of the authors, not by the members of the conversation.
 */
export async function readHiddenFrom(db: Db, authors: readonly Author[]): Promise<HiddenFrom> {
  if (authors.length === 0) return () => []
  const { rows } = await sql<{ place: string; members: string[] }>`
    WITH given AS (SELECT DISTINCT * FROM ${jsonRows('authors', [...authors], COLUMNS)}),
    pairs AS (
      SELECT given.*, b.member_id AS reader_id
      FROM given JOIN member_blocks b ON b.blocked_id = given."authorId"
      UNION SELECT given.*, b.blocked_id
      FROM given JOIN member_blocks b ON b.member_id = given."authorId"
    )
    SELECT "conversationId" || '/' || "authorId" AS place,
      array_agg(m.member_id::text ORDER BY m.member_id) AS members
    FROM pairs JOIN conversation_members m
      ON m.conversation_id = pairs."conversationId" AND m.member_id = pairs.reader_id
    WHERE m.left_seq IS NULL GROUP BY 1`.execute(db)
  const members = new Map(rows.map((row) => [row.place, row.members]))
  return (author) => members.get(placeOf(author)) ?? []
}
