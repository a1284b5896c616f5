import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/database'
import { mutedUntil } from '../../governance'
import { ENTRY, ENTRY_KIND, MAX_UNREAD_KIND, QUOTED, type StoredEntry } from '../log/stored-entry'
import type { Place } from './cursor.rules'
import { mentionOf, STANDING, unreadOf } from './unread'

/** A conversation with the side of one member. */
export type OwnConversation = {
  id: string
  kind: number
  peerId: string | null
  role: number
  epoch: string
  lastSeq: number
  firstSeq: number
  last: StoredEntry | null
  atMs: number
  readSeq: number
  peerReadSeq: number
  peerHasSeq: number
  unread: number
  mentionSeq: number
  isPinned: boolean
  isMuted: boolean
  hasLeft: boolean
  /** The name of the group when the member left it; null for who belongs to it. */
  leftName: string | null
  /** Who belongs to it or wrote what the member has, and is hidden from them. */
  hiddenHere: string[]
  /** 禁言 of the member, until a time that is to come. */
  isSilenced: boolean
  isAllMuted: boolean
  isDissolved: boolean
}

export type Reader = { memberId: string; hidden: readonly string[]; nowMs: number }

const LISTED = sql`(v.hidden_seq IS NULL OR v.shown_seq > v.hidden_seq)`

/** Conversations of the list from a place on, pinned ones first, then by time. */
export async function readListed(
  db: Db,
  reader: Reader,
  { from, limit }: { from: Place | null; limit: number },
): Promise<OwnConversation[]> {
  const after = from
    ? sql`AND (v.pinned_at IS NOT NULL, v.at, v.conversation_id)
        < (${from.isPinned}, ${new Date(from.atMs)}, ${from.id}::bigint)`
    : sql``
  return readOwn(db, reader, {
    members: sql`m.member_id = ${reader.memberId}`,
    page: sql`WHERE ${LISTED} ${after} ${IN_ORDER} LIMIT ${limit}`,
  })
}

/** Conversations by their ids, also those that the list leaves out. */
export async function readByIds(
  db: Db,
  reader: Reader,
  ids: readonly string[],
): Promise<OwnConversation[]> {
  if (ids.length === 0) return []
  const members = sql`m.member_id = ${reader.memberId}
    AND m.conversation_id = ANY(${ids}::bigint[])`
  return readOwn(db, reader, { members, page: IN_ORDER })
}

/** Unread messages of listed conversations that are not muted. */
export async function countUnread(db: Db, reader: Reader): Promise<number> {
  const { rows } = await sql<{ unread: number }>`
    SELECT coalesce(sum(${unreadOf(reader.memberId, reader.hidden)}), 0)::float8 AS unread
    FROM (SELECT ${STANDING} FROM conversation_members m
      JOIN conversations c ON c.id = m.conversation_id
      WHERE m.member_id = ${reader.memberId} AND NOT m.is_muted) v
    WHERE ${LISTED}`.execute(db)
  return rows[0]?.unread ?? 0
}

const IN_ORDER = sql`ORDER BY v.pinned_at IS NOT NULL DESC, v.at DESC, v.conversation_id DESC`

type Chosen = { members: RawBuilder<unknown>; page: RawBuilder<unknown> }

async function readOwn(
  db: Db,
  { memberId, hidden, nowMs }: Reader,
  { members, page }: Chosen,
): Promise<OwnConversation[]> {
  const group = { scope: 'group', place: sql`v.conversation_id` } as const
  const inGroup = mutedUntil({ member: memberId, where: group, nowMs })
  const inPrivate = mutedUntil({ member: memberId, where: { scope: 'conversation' }, nowMs })
  const { rows } = await sql<OwnConversation>`
    SELECT v.conversation_id::text AS id, v.kind, v.role, v.epoch, v.to_seq::float8 AS "lastSeq",
      (CASE WHEN v.one_id = v.member_id THEN v.other_id ELSE v.one_id END)::text AS "peerId",
      v.first_seq::float8 AS "firstSeq", round(extract(epoch FROM v.at) * 1000)::float8 AS "atMs",
      v.read_seq::float8 AS "readSeq", coalesce(peer.read_seq, 0)::float8 AS "peerReadSeq",
      coalesce(peer.has_seq, 0)::float8 AS "peerHasSeq",
      ${unreadOf(memberId, hidden)} AS unread, ${mentionOf(memberId, hidden)} AS "mentionSeq",
      v.pinned_at IS NOT NULL AS "isPinned", v.is_muted AS "isMuted",
      v.left_seq IS NOT NULL AS "hasLeft", v.left_name AS "leftName",
      ARRAY(SELECT h.member_id::text FROM conversation_members h
        WHERE h.conversation_id = v.conversation_id AND h.member_id = ANY(${hidden}::bigint[])
          AND ((v.left_seq IS NULL AND h.left_seq IS NULL) OR EXISTS (
            SELECT FROM conversation_entries e WHERE e.conversation_id = h.conversation_id
              AND e.sender_id = h.member_id AND e.kind <= ${sql.lit(MAX_UNREAD_KIND)}
              AND e.seq <= v.to_seq))) AS "hiddenHere",
      CASE WHEN v.one_id IS NULL THEN ${inGroup} ELSE ${inPrivate} END IS NOT NULL
        AS "isSilenced",
      coalesce(g.is_all_muted, false) AS "isAllMuted", g.dissolved_at IS NOT NULL AS "isDissolved",
      to_json(last) AS last
    FROM (SELECT v.* FROM (SELECT ${STANDING} FROM conversation_members m
        JOIN conversations c ON c.id = m.conversation_id WHERE ${members}) v ${page}) v
    LEFT JOIN conversation_groups g ON g.conversation_id = v.conversation_id
    LEFT JOIN conversation_members peer ON v.one_id IS NOT NULL
      AND peer.conversation_id = v.conversation_id AND peer.member_id <> v.member_id
    LEFT JOIN LATERAL (
      SELECT ${ENTRY} FROM conversation_entries e ${QUOTED}
      WHERE e.conversation_id = v.conversation_id AND e.seq > v.first_seq AND e.seq <= v.to_seq
        AND e.kind <> ${sql.lit(ENTRY_KIND.recall)}
        AND NOT e.sender_id = ANY(${hidden}::bigint[])
      ORDER BY e.seq DESC LIMIT 1) last ON true
    ${IN_ORDER}`.execute(db)
  return rows
}
