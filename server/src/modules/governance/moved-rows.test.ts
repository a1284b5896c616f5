import { sql } from 'kysely'
import { type Db, migrateDown, migrateUp } from '../../platform/database'
import { createLog } from '../../platform/log'
import { createTestDatabase } from '../../testing'
import { makeMember } from '../../testing/make-member'
import { readStanding, type Where } from '.'

/** The last migration with mutes and reports in four tables each. */
const BEFORE = 71
const NOW = Date.UTC(2026, 10, 29, 4)
const END = new Date(NOW + 3_600_000)
const ENDED = new Date(NOW - 3_600_000)

/** A room, a circle and a group, and members with a sanction of each kind there. */
async function seed(db: Db) {
  const [anchor, loud, gone, over] = await Promise.all([1, 2, 3, 4].map(() => makeMember(db)))
  const ids = { loud: loud?.id ?? '', gone: gone?.id ?? '', over: over?.id ?? '' }
  const { rows } = await sql<{ room: number; circle: number; group: number }>`
    WITH room AS (INSERT INTO rooms (anchor_id, title, column_id, created_at)
        VALUES (${anchor?.id}, '房', 1, now()) RETURNING id),
      circle AS (INSERT INTO circles (kind, name, description, colors, mark, weight)
        VALUES ('general', '圈', '', ARRAY['#111111', '#222222'], '圈', 1) RETURNING id),
      chat AS (INSERT INTO conversations (kind, epoch, last_at) VALUES (2, 'e', now())
        RETURNING id)
    SELECT room.id AS room, circle.id AS circle, chat.id::float8 AS "group"
    FROM room, circle, chat`.execute(db)
  const place = rows[0] ?? { room: 0, circle: 0, group: 0 }
  await sql`INSERT INTO room_mutes VALUES (${ids.over}, ${ENDED}, '旧', 'staff'),
    (${ids.gone}, ${END}, '广告', 'staff')`.execute(db)
  await sql`INSERT INTO room_acts (room_id, at, by_id, kind, member_id, amount, reason)
    VALUES (${place.room}, now(), ${anchor?.id}, 'mute', ${ids.loud}, 60, '刷屏')`.execute(db)
  await sql`INSERT INTO room_sanctions VALUES (${place.room}, ${ids.loud}, ${END}, NULL),
    (${place.room}, ${ids.gone}, NULL, now()),
    (${place.room}, ${ids.over}, ${ENDED}, NULL)`.execute(db)
  await sql`INSERT INTO community_mutes VALUES (${ids.loud}, ${place.circle}, ${END}),
    (${ids.gone}, NULL, ${END}), (${ids.over}, NULL, ${ENDED})`.execute(db)
  await sql`INSERT INTO conversation_members (conversation_id, member_id, joined_at, muted_until)
    VALUES (${place.group}, ${ids.loud}, now(), ${END}),
      (${place.group}, ${ids.gone}, now(), NULL),
      (${place.group}, ${ids.over}, now(), ${ENDED})`.execute(db)
  await sql`WITH said AS (
      INSERT INTO room_messages (room_id, author_id, key, text, at)
      VALUES (${place.room}, ${ids.loud}, 'k', '骂人', now()) RETURNING id)
    INSERT INTO room_reports SELECT id, ${ids.gone}, 'abuse', ${END} FROM said`.execute(db)
  await sql`INSERT INTO member_reports VALUES (${ids.loud}, ${ids.gone}, 'fraud', ${END}),
    (${ids.loud}, ${ids.over}, 'abuse', ${END})`.execute(db)
  return { ids, place }
}

test('mutes and reports of eight tables are the same after the move, and back', async () => {
  const { db, url, drop } = await createTestDatabase()
  const log = createLog('silent')
  await migrateDown(url, BEFORE, log)
  const { ids, place } = await seed(db)
  const rowsBefore = await oldRows(db)
  await migrateUp(url, log)

  const standing = async (memberId: string, where: Where) => {
    const { mutedUntil, isBanned } = await readStanding(db, { memberId, where, nowMs: NOW })
    return [mutedUntil !== null, isBanned]
  }
  const inRoom = { scope: 'room', place: place.room } as const
  const inCircle = { scope: 'circle', place: place.circle } as const
  const inGroup = { scope: 'group', place: place.group } as const
  const elsewhere = { scope: 'circle', place: place.circle + 1 } as const
  const places = [inRoom, { scope: 'room' }, inCircle, elsewhere, inGroup] as const
  const all = async (id: string) => Promise.all(places.map((where) => standing(id, where)))
  const [free, muted, removed] = [
    [false, false],
    [true, false],
    [true, true],
  ]
  expect(await all(ids.loud)).toEqual([muted, free, muted, free, muted])
  expect(await all(ids.gone)).toEqual([removed, muted, muted, muted, free])
  expect(await all(ids.over)).toEqual([free, free, free, free, free])
  const { rows } = await sql`SELECT reason, by_id IS NOT NULL AS "byMember" FROM sanctions
    WHERE member_id = ${ids.loud} AND scope = 'room'`.execute(db)
  expect(rows).toEqual([{ reason: '刷屏', byMember: true }])

  const reporters = (kind: string) =>
    sql`SELECT subject, reporter_id::text AS by, reason FROM reports WHERE kind = ${kind}
      ORDER BY reason DESC`.execute(db)
  expect((await reporters('member')).rows).toEqual([
    { subject: ids.loud, by: ids.gone, reason: 'fraud' },
    { subject: ids.loud, by: ids.over, reason: 'abuse' },
  ])
  expect((await reporters('room-message')).rows).toMatchObject([{ by: ids.gone, reason: 'abuse' }])

  await migrateDown(url, BEFORE, log)
  expect(await oldRows(db)).toEqual(rowsBefore)
  await drop()
})

async function oldRows(db: Db): Promise<unknown[]> {
  const mutes = await sql`SELECT * FROM room_mutes ORDER BY member_id`.execute(db)
  const rooms = await sql`SELECT room_id, member_id, muted_until, removed_at IS NOT NULL AS removed
    FROM room_sanctions ORDER BY member_id`.execute(db)
  const circles = await sql`SELECT * FROM community_mutes ORDER BY member_id`.execute(db)
  const groups = await sql`SELECT conversation_id, member_id, muted_until
    FROM conversation_members ORDER BY member_id`.execute(db)
  const said = await sql`SELECT * FROM room_reports`.execute(db)
  const members = await sql`SELECT * FROM member_reports ORDER BY reporter_id`.execute(db)
  return [mutes, rooms, circles, groups, said, members].map(({ rows }) => rows)
}
