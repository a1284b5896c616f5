import { sql } from 'kysely'
import { type Db, jsonRows } from '../../platform/database'

const LIKED_KINDS = { article: 1, post: 2, comment: 3, tip: 4 } as const
export type LikedKind = keyof typeof LIKED_KINDS
const LIKED_NAMES = Object.keys(LIKED_KINDS) as LikedKind[]
export type LikeKey = { memberId: string; kind: LikedKind; id: string }

/** Counters of a subject; of members whose likes meet in one slot, the later waits. */
const SLOTS = 16

const slotOf = (memberId: string) => Number(BigInt(memberId) % BigInt(SLOTS))

export type LikeChange = LikeKey & { isOn: boolean }
/** What became true of a change; `hasChanged` is false where it was so before. */
export type ChangedLikes = ReadLikes & { hasChanged: boolean }

/**
 * Likes and likes taken back, of different members and subjects, in one statement; an erased member
 * likes nothing. Rows are locked in the order of their keys, accounts first, so that batches of two
 * processes and an erasure wait for each other. The outcomes stand by `keyOfLike`.
 */
export async function changeLikes(
  db: Db,
  changes: readonly LikeChange[],
  nowMs: number,
): Promise<Map<string, ChangedLikes>> {
  const given = jsonRows(
    'given',
    changes.map(({ kind, id, memberId, isOn }) => {
      return { kind: LIKED_KINDS[kind], id, memberId, isOn, slot: slotOf(memberId) }
    }),
    { kind: 'smallint', id: 'bigint', memberId: 'bigint', isOn: 'boolean', slot: 'smallint' },
  )
  const { rows } = await sql<ChangedLikes & { kind: number; id: string; memberId: string }>`
    WITH asked AS (SELECT kind, id, "memberId" AS member_id, "isOn" AS is_on, slot FROM ${given}),
    present AS (
      SELECT id FROM accounts WHERE deleted_at IS NULL
        AND id IN (SELECT member_id FROM asked) ORDER BY id FOR SHARE
    ), added AS (
      INSERT INTO likes (kind, subject_id, member_id, at)
      SELECT kind, id, member_id, ${new Date(nowMs)}::timestamptz FROM asked
      WHERE is_on AND member_id IN (SELECT id FROM present) ORDER BY kind, id, member_id
      ON CONFLICT DO NOTHING RETURNING kind, subject_id, member_id
    ), removed AS (
      DELETE FROM likes l USING (
        SELECT l.kind, l.subject_id, l.member_id FROM likes l JOIN asked a
          ON l.kind = a.kind AND l.subject_id = a.id AND l.member_id = a.member_id
        WHERE NOT a.is_on AND a.member_id IN (SELECT id FROM present)
        ORDER BY l.kind, l.subject_id, l.member_id FOR UPDATE OF l) d
      WHERE l.kind = d.kind AND l.subject_id = d.subject_id AND l.member_id = d.member_id
      RETURNING l.kind, l.subject_id, l.member_id
    ), changed AS (
      SELECT a.*, c.by FROM asked a JOIN (
        SELECT *, 1 AS by FROM added UNION ALL SELECT *, -1 FROM removed) c
      ON c.kind = a.kind AND c.subject_id = a.id AND c.member_id = a.member_id
    ), counted AS (
      INSERT INTO like_counts AS known (kind, subject_id, slot, likes)
      SELECT kind, id, slot, sum(by) FROM changed GROUP BY kind, id, slot ORDER BY kind, id, slot
      ON CONFLICT (kind, subject_id, slot) DO UPDATE SET likes = known.likes + excluded.likes
    )
    SELECT a.kind, a.id::text AS id, a.member_id::text AS "memberId",
      c.by IS NOT NULL AS "hasChanged",
      a.is_on AND a.member_id IN (SELECT id FROM present) AS "isLiked",
      (coalesce((SELECT sum(likes) FROM like_counts n
          WHERE n.kind = a.kind AND n.subject_id = a.id), 0)
        + coalesce((SELECT sum(by) FROM changed n
          WHERE n.kind = a.kind AND n.id = a.id), 0))::int AS likes
    FROM asked a LEFT JOIN changed c
      ON c.kind = a.kind AND c.id = a.id AND c.member_id = a.member_id`.execute(db)
  return new Map(
    rows.map(({ kind, id, memberId, ...outcome }) => [
      keyOfLike({ kind: kindOf(kind), id, memberId }),
      outcome,
    ]),
  )
}

export const keyOfLike = ({ kind, id, memberId }: LikeKey) => `${kind}/${id}/${memberId}`

const kindOf = (number: number) =>
  LIKED_NAMES.find((name) => LIKED_KINDS[name] === number) ?? 'article'

export type ReadLikes = { likes: number; isLiked: boolean }

/** Of every id; zero where no member likes it. */
export async function readLikes(
  db: Db,
  { kind, ids, memberId }: { kind: LikedKind; ids: readonly string[]; memberId: string | null },
): Promise<Map<string, ReadLikes>> {
  if (ids.length === 0) return new Map()
  const number = LIKED_KINDS[kind]
  const { rows } = await sql<ReadLikes & { id: string }>`
    SELECT given.id::text AS id,
      coalesce((SELECT sum(likes) FROM like_counts
        WHERE kind = ${number} AND subject_id = given.id), 0)::int AS likes,
      EXISTS (SELECT FROM likes WHERE kind = ${number} AND subject_id = given.id
        AND member_id = ${memberId}::bigint) AS "isLiked"
    FROM unnest(${[...new Set(ids)]}::bigint[]) AS given (id)`.execute(db)
  return new Map(rows.map(({ id, likes, isLiked }) => [id, { likes, isLiked }]))
}

/** What a member likes, oldest first. */
export async function readLikesOf(db: Db, memberId: string): Promise<unknown[]> {
  const { rows } = await sql<{ kind: number }>`
    SELECT kind, subject_id::text AS id, floor(extract(epoch FROM at))::float8 AS at
    FROM likes WHERE member_id = ${memberId} ORDER BY likes.at, subject_id`.execute(db)
  return rows.map((row) => ({ ...row, kind: kindOf(row.kind) }))
}

/** Takes back everything that a member likes; counters are locked in the order of their keys. */
export async function deleteLikesOf(trx: Db, memberId: string): Promise<void> {
  const slot = slotOf(memberId)
  await sql`SELECT FROM like_counts WHERE slot = ${slot} AND (kind, subject_id) IN (
      SELECT kind, subject_id FROM likes WHERE member_id = ${memberId})
    ORDER BY kind, subject_id FOR UPDATE`.execute(trx)
  await sql`
    WITH removed AS (
      DELETE FROM likes WHERE member_id = ${memberId} RETURNING kind, subject_id
    )
    UPDATE like_counts counted SET likes = likes - 1 FROM removed
    WHERE counted.kind = removed.kind AND counted.subject_id = removed.subject_id
      AND slot = ${slot}`.execute(trx)
}
