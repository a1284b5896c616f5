import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { type Db, jsonRows } from '../../../../server/src/platform/database'

const DAYS = 30
const FIRST_ID = 900_000_000

/** Members of a month with a login each; resolves with their tokens. */
export async function makeMembers(db: Db, count: number): Promise<string[]> {
  const members = Array.from({ length: count }, (_, number) => {
    const token = randomBytes(32).toString('base64url')
    const hash = createHash('sha256').update(token).digest('hex')
    return { id: FIRST_ID + number, token, hash, phone: `138${String(number).padStart(8, '0')}` }
  })
  const given = jsonRows('given', members, { id: 'bigint', hash: 'text', phone: 'text' })
  await sql`
    WITH made AS (
      INSERT INTO accounts (id, phone, created_at)
      SELECT id, phone, now() - make_interval(days => ${DAYS}) FROM ${given} RETURNING id
    ), profiled AS (
      INSERT INTO profiles (account_id, nickname, nickname_skeleton)
      SELECT id, '球友' || id, 'q' || id FROM made
    )
    INSERT INTO sessions (id, account_id, token_hash, device_name, region,
      logged_in_at, seen_at, expires_at)
    SELECT gen_random_uuid(), id, decode(given.hash, 'hex'), 'bench', '',
      now(), now(), now() + interval '1 day'
    FROM made JOIN ${given} USING (id)`.execute(db)
  return members.map(({ token }) => token)
}

/** The room of an anchor, without a match. */
export async function makeRoom(db: Db): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO rooms (anchor_id, title, column_id, created_at)
    SELECT min(id), '直播间', 1, now() FROM accounts RETURNING id`.execute(db)
  return rows[0]?.id ?? 0
}
