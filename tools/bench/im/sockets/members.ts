import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { type Db, jsonRows } from '../../../../server/src/platform/database'

const FIRST_ID = 500_000
const AGED = sql`now() - interval '90 days'`

export const memberId = (number: number) => String(FIRST_ID + number)

/** The token of a member's only device. */
export const memberToken = (number: number) =>
  createHash('sha256').update(`member ${number}`).digest('base64url')

/** So many members with a login each. */
export async function makeMembers(db: Db, count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, number) => ({
    id: memberId(number),
    hash: createHash('sha256').update(memberToken(number)).digest('hex'),
  }))
  const given = jsonRows('m', rows, { id: 'bigint', hash: 'text' })
  await sql`INSERT INTO accounts (id, phone, created_at)
    SELECT m.id, '1' || (3000000000 + m.id), ${AGED} FROM ${given}`.execute(db)
  await sql`INSERT INTO profiles (account_id, nickname, nickname_skeleton)
    SELECT m.id, '球友' || m.id, m.id::text FROM ${given}`.execute(db)
  await sql`INSERT INTO sessions (id, account_id, token_hash, device_name, region, logged_in_at,
      seen_at, expires_at)
    SELECT uuidv7(), m.id, decode(m.hash, 'hex'), 'iPhone · Safari', '', now(), now(),
      now() + interval '90 days' FROM ${given}`.execute(db)
}

/** A group of the first so many members; resolves with its id. */
export async function makeGroup(db: Db, members: number): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    INSERT INTO conversations (kind, epoch, last_at) VALUES (2, 'bench', now())
    RETURNING id::text`.execute(db)
  const id = rows[0]?.id ?? ''
  await sql`INSERT INTO conversation_groups (conversation_id, name, code, members, made_by,
      request_key)
    VALUES (${id}, '今晚看球', 'bench', ${members}, ${memberId(0)}, 'bench')`.execute(db)
  await sql`INSERT INTO conversation_members (conversation_id, member_id, joined_at)
    SELECT ${id}::bigint, ${FIRST_ID}::bigint + n, ${AGED}
    FROM generate_series(0, ${members - 1}) n`.execute(db)
  return id
}
