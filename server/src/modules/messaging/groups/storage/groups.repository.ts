import { sql } from 'kysely'
import type { Db } from '../../../../platform/database'
import { JOIN_CHECKS, type JoinCheck, type StoredGroup } from './stored-group'

export type NewGroup = {
  name: string
  epoch: string
  code: string
  makerId: string
  key: string
  nowMs: number
}

/** Resolves with the id of the new conversation. */
export async function insertGroup(trx: Db, group: NewGroup): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    WITH made AS (
      INSERT INTO conversations (kind, epoch, last_at)
      VALUES (2, ${group.epoch}, ${new Date(group.nowMs)}) RETURNING id
    )
    INSERT INTO conversation_groups (conversation_id, name, code, made_by, request_key)
    SELECT id, ${group.name}, ${group.code}, ${group.makerId}::bigint, ${group.key} FROM made
    RETURNING conversation_id::text AS id`.execute(trx)
  return rows[0]?.id ?? ''
}

/** The group that was made under a key of this member. */
export async function findByKey(db: Db, makerId: string, key: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    SELECT conversation_id::text AS id FROM conversation_groups
    WHERE made_by = ${makerId} AND request_key = ${key}`.execute(db)
  return rows[0]?.id ?? null
}

/** The group behind a code, unless it is dissolved. */
export async function findByCode(db: Db, code: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    SELECT conversation_id::text AS id FROM conversation_groups
    WHERE code = ${code} AND dissolved_at IS NULL`.execute(db)
  return rows[0]?.id ?? null
}

export async function findGroup(db: Db, id: string): Promise<StoredGroup | null> {
  const { rows } = await sql<Omit<StoredGroup, 'joinCheck'> & { joinCheck: number }>`
    SELECT c.id::text, g.name, g.notice, g.is_all_muted AS "isAllMuted", g.code, g.members,
      floor(extract(epoch FROM g.notice_at))::float8 AS "noticeAt",
      g.join_check AS "joinCheck", g.dissolved_at IS NOT NULL AS "isDissolved",
      c.last_seq::float8 AS "lastSeq"
    FROM conversations c JOIN conversation_groups g ON g.conversation_id = c.id
    WHERE c.id = ${id}`.execute(db)
  const [row] = rows
  return row ? { ...row, joinCheck: JOIN_CHECKS[row.joinCheck - 1] ?? 'closed' } : null
}

export type GroupChange = {
  name?: string
  notice?: { text: string; atMs: number }
  joinCheck?: JoinCheck
  isAllMuted?: boolean
  code?: string
}

export async function updateGroup(trx: Db, id: string, change: GroupChange): Promise<void> {
  const { name, notice, joinCheck, isAllMuted, code } = change
  const check = joinCheck === undefined ? null : JOIN_CHECKS.indexOf(joinCheck) + 1
  const noticeAt = notice && notice.text !== '' ? new Date(notice.atMs) : null
  await sql`
    UPDATE conversation_groups SET name = coalesce(${name ?? null}, name),
      notice = coalesce(${notice?.text ?? null}, notice),
      notice_at = CASE WHEN ${notice !== undefined} THEN ${noticeAt}::timestamptz
        ELSE notice_at END,
      code = coalesce(${code ?? null}, code),
      join_check = coalesce(${check}::smallint, join_check),
      is_all_muted = coalesce(${isAllMuted ?? null}::boolean, is_all_muted)
    WHERE conversation_id = ${id}`.execute(trx)
}

export async function endGroup(trx: Db, id: string, nowMs: number): Promise<void> {
  await sql`UPDATE conversation_groups SET dissolved_at = ${new Date(nowMs)}
    WHERE conversation_id = ${id}`.execute(trx)
  await sql`DELETE FROM group_requests WHERE conversation_id = ${id}`.execute(trx)
}
