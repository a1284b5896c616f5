import { sql } from 'kysely'
import type { Db } from '../../../platform/database'
import { makeMember } from '../../../testing/make-member'
import type { ServerProcess } from '../../../testing/spawn-server'

export type SpawnedMember = { id: string; token: string }
/** A message of a member; `seq` is null until it is acknowledged. */
export type SpawnedSend = { member: SpawnedMember; clientMsgId: string; seq: number | null }

async function joined(db: Db): Promise<SpawnedMember> {
  const { id, token } = await makeMember(db)
  await sql`INSERT INTO profiles (account_id, nickname, nickname_skeleton)
    VALUES (${id}, ${`球友${id}`}, ${`q${id}`})`.execute(db)
  return { id, token }
}

/** A group of logged in members in the database of a server that runs as its own process. */
export async function makeSpawnedGroup(
  db: Db,
  count: number,
): Promise<{ id: string; members: SpawnedMember[] }> {
  const members = await Promise.all(Array.from({ length: count }, () => joined(db)))
  const { rows } = await sql<{ id: string }>`
    INSERT INTO conversations (kind, epoch, last_at) VALUES (2, gen_random_uuid()::text, now())
    RETURNING id::text`.execute(db)
  const id = rows[0]?.id ?? ''
  await sql`INSERT INTO conversation_groups (conversation_id, name, code, made_by, request_key)
    VALUES (${id}, '球迷群', ${`code-${id}`}, ${members[0]?.id}, ${`key-${id}`})`.execute(db)
  await sql`INSERT INTO conversation_members (conversation_id, member_id, joined_at)
    SELECT ${id}::bigint, member_id, now()
    FROM unnest(${members.map((member) => member.id)}::bigint[]) AS member_id`.execute(db)
  return { id, members }
}

/** Sends a message over HTTP and stores its number; resolves with the answer. */
export async function sendTo(
  { url }: ServerProcess,
  id: string,
  sent: SpawnedSend,
): Promise<{ status: number; retryAfter: string | null }> {
  const { member, clientMsgId } = sent
  const answer = await fetch(`${url}/imapi/chat/send`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accesstoken: member.token },
    body: JSON.stringify({ id, clientMsgId, body: { kind: 'text', text: `句子 ${clientMsgId}` } }),
  })
  const { data } = (await answer.json()) as { data: { seq: number } | null }
  if (data) sent.seq = data.seq
  return { status: answer.status, retryAfter: answer.headers.get('retry-after') }
}

/** What the log of a conversation has. */
export async function storedMessages(
  db: Db,
  id: string,
): Promise<{ seq: number; clientMsgId: string }[]> {
  const { rows } = await sql<{ seq: number; clientMsgId: string }>`
    SELECT seq::float8 AS seq, client_msg_id::text AS "clientMsgId"
    FROM conversation_entries WHERE conversation_id = ${id} ORDER BY seq`.execute(db)
  return rows
}
