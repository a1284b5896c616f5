import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../platform/database'

/** An object with an owner: the field by which calls name it, and its id. */
export type ForeignObject = { kind: string; field: string; id: string }

type People = { owner: string; friend: string }
type Insert = (statement: RawBuilder<unknown>) => Promise<string>

/** Stores one object of each kind that no stranger may learn of, as its module stores it. */
export async function storeObjects(db: Db, people: People): Promise<ForeignObject[]> {
  const { owner, friend } = people
  const insert = createInsert(db)
  const group = await makeGroup(db, people)
  const room = await closedRoom(insert, owner)
  const rejected = await insert(sql`INSERT INTO moderation_cases
      (id, kind, subject, account_id, state)
    OVERRIDING SYSTEM VALUE VALUES (777004, 'post', '777005', ${owner}, 'rejected')`)
  await insert(sql`INSERT INTO moderation_acts (case_id, act, actor, reason)
    VALUES (${rejected}, 'reject', 'staff', 'x')`)
  const named = async (kind: string, field: string, statement: RawBuilder<unknown>) => ({
    kind,
    field,
    id: await insert(statement),
  })
  return [
    { kind: 'group', field: 'id', id: group },
    { kind: 'case', field: 'id', id: rejected },
    { kind: 'recording of a closed room', field: 'recordingId', id: await recorded(insert, room) },
    await named(
      ...(['request to join a group', 'requestId'] as const),
      sql`INSERT INTO group_requests (id, conversation_id, member_id, at)
        OVERRIDING SYSTEM VALUE VALUES (777001, ${group}, ${friend}, now())`,
    ),
    await named(
      ...(['request of a friend', 'requestId'] as const),
      sql`INSERT INTO friend_requests (id, from_id, to_id, message, state, at)
        OVERRIDING SYSTEM VALUE VALUES (777002, ${friend}, ${owner}, '', 1, now())`,
    ),
    await named(
      ...(['post that waits', 'code'] as const),
      sql`INSERT INTO posts (id, circle_id, author_id, request_key, state, was_shown, text, spans,
          text_key, region, at, score)
        OVERRIDING SYSTEM VALUE VALUES (777005, (SELECT min(id) FROM circles), ${owner},
          'key-of-the-owner', 'waiting', false, 'x', '[{"text":"x"}]', 'x', '', now(), 0)`,
    ),
    await named(
      ...(['announced broadcast of a closed room', 'broadcastId'] as const),
      sql`INSERT INTO announced_broadcasts (id, room_id, title, starts_at)
        OVERRIDING SYSTEM VALUE VALUES (777006, ${room}, 'x', now() + interval '1 day')`,
    ),
    await named(
      ...(['conversation of the assistant', 'id'] as const),
      sql`INSERT INTO assistant_conversations (id, account_id, title, at)
        OVERRIDING SYSTEM VALUE VALUES (777007, ${owner}, 'x', now())`,
    ),
  ]
}

function createInsert(db: Db): Insert {
  return async (statement) => {
    const { rows } = await sql<{ id: string }>`${statement} RETURNING id::text`.execute(db)
    if (!rows[0]) throw new Error('not stored')
    return rows[0].id
  }
}

async function makeGroup(db: Db, { owner }: People): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    INSERT INTO conversations (id, kind, epoch, last_at)
    OVERRIDING SYSTEM VALUE VALUES (777003, 2, 'test', now()) RETURNING id::text`.execute(db)
  const id = rows[0]?.id ?? ''
  await sql`INSERT INTO conversation_groups (conversation_id, name, code, made_by, request_key)
    VALUES (${id}, 'x', 'code-of-the-group', ${owner}, 'key-of-the-owner')`.execute(db)
  await sql`INSERT INTO conversation_members (conversation_id, member_id, role, joined_at)
    VALUES (${id}, ${owner}, 2, now())`.execute(db)
  return id
}

const closedRoom = (insert: Insert, owner: string) =>
  insert(sql`INSERT INTO rooms (anchor_id, title, column_id, closed_reason, created_at)
    VALUES (${owner}, 'x', 1, 'x', now())`)

async function recorded(insert: Insert, room: string): Promise<string> {
  const broadcast = await insert(sql`INSERT INTO broadcasts (room_id, title, started_at, seen_at)
    VALUES (${room}, 'x', now(), now())`)
  return insert(sql`INSERT INTO recordings
      (id, broadcast_id, room_id, title, file_key, started_at, ended_at, state)
    OVERRIDING SYSTEM VALUE
    VALUES (777008, ${broadcast}, ${room}, 'x', 'x', now(), now(), 'ended')`)
}
