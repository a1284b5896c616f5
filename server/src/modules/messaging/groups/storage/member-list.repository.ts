import { sql } from 'kysely'
import type { Db } from '../../../../platform/database'
import { mutedUntil } from '../../../governance'

/** `mutedUntil` in seconds since 1970; null for one who may write. */
export type ListedMember = { id: string; role: number; mutedUntil: number | null }

function columns(nowMs: number) {
  const where = { scope: 'group', place: sql`m.conversation_id` } as const
  const until = mutedUntil({ member: sql`m.member_id`, where, nowMs })
  return sql`m.member_id::text AS id, m.role, ${until} AS "mutedUntil"`
}

/** By pinyin, as a reader of Chinese expects names. */
const NAME = sql`p.nickname COLLATE "zh-x-icu"`

export type MemberQuery = {
  groupId: string
  /** Part of the name; empty for all. */
  q: string
  /** The last member of the page before, perhaps no member any more. */
  after: string | null
  limit: number
  nowMs: number
}

/** Present members: owner, administrators, then by name. */
export async function readMemberPage(db: Db, query: MemberQuery): Promise<ListedMember[]> {
  const { groupId, q, after, limit, nowMs } = query
  const beyond =
    after === null
      ? sql``
      : sql`AND (-m.role, ${NAME}, m.member_id) > (
          SELECT -m.role, ${NAME}, m.member_id
          FROM conversation_members m JOIN profiles p ON p.account_id = m.member_id
          WHERE m.conversation_id = ${groupId} AND m.member_id = ${after})`
  const named = q === '' ? sql`` : sql`AND strpos(lower(p.nickname), lower(${q})) > 0`
  const { rows } = await sql<ListedMember>`
    SELECT ${columns(nowMs)}
    FROM conversation_members m JOIN profiles p ON p.account_id = m.member_id
    WHERE m.conversation_id = ${groupId} AND m.left_seq IS NULL ${named} ${beyond}
    ORDER BY m.role DESC, ${NAME}, m.member_id LIMIT ${limit}`.execute(db)
  return rows
}

export async function findListed(
  db: Db,
  { groupId, memberId, nowMs }: { groupId: string; memberId: string; nowMs: number },
): Promise<ListedMember | null> {
  const { rows } = await sql<ListedMember>`
    SELECT ${columns(nowMs)} FROM conversation_members m
    WHERE m.conversation_id = ${groupId} AND m.member_id = ${memberId}
      AND m.left_seq IS NULL`.execute(db)
  return rows[0] ?? null
}

/** Groups of a member that are not dissolved: own ones, administered ones, then the others. */
export async function readGroupIds(db: Db, memberId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT c.id::text
    FROM conversation_members m
    JOIN conversation_groups g ON g.conversation_id = m.conversation_id
    JOIN conversations c ON c.id = m.conversation_id
    WHERE m.member_id = ${memberId} AND m.left_seq IS NULL AND g.dissolved_at IS NULL
    ORDER BY m.role DESC, c.last_at DESC, c.id DESC`.execute(db)
  return rows.map(({ id }) => id)
}
