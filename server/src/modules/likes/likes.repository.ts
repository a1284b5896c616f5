import { sql } from 'kysely'
import type { Db } from '../../platform/database'

const LIKED_KINDS = { article: 1, post: 2, comment: 3, tip: 4 } as const
export type LikedKind = keyof typeof LIKED_KINDS
export type LikeKey = { memberId: string; kind: LikedKind; id: string }

/** Counters of a subject; of members whose likes meet in one slot, the later waits. */
const SLOTS = 16

const slotOf = (memberId: string) => Number(BigInt(memberId) % BigInt(SLOTS))

/** What the other slots of a subject have. */
function othersOf(kind: number, { id, memberId }: LikeKey) {
  return sql`coalesce((SELECT sum(likes) FROM like_counts WHERE kind = ${kind}
    AND subject_id = ${id} AND slot <> ${slotOf(memberId)}), 0)::int`
}

/** How many like it now; null when the member likes it already, or was erased. */
export async function addLike(db: Db, key: LikeKey, nowMs: number): Promise<number | null> {
  const kind = LIKED_KINDS[key.kind]
  const { rows } = await sql<{ likes: number }>`
    WITH liked AS (
      INSERT INTO likes (kind, subject_id, member_id, at)
      SELECT ${kind}::smallint, ${key.id}::bigint, id, ${new Date(nowMs)}::timestamptz
      FROM accounts WHERE id = ${key.memberId} AND deleted_at IS NULL FOR SHARE
      ON CONFLICT DO NOTHING RETURNING kind, subject_id
    ), own AS (
      INSERT INTO like_counts AS counted (kind, subject_id, slot, likes)
      SELECT kind, subject_id, ${slotOf(key.memberId)}::smallint, 1 FROM liked
      ON CONFLICT (kind, subject_id, slot) DO UPDATE SET likes = counted.likes + 1
      RETURNING likes
    )
    SELECT own.likes + ${othersOf(kind, key)} AS likes FROM own`.execute(db)
  return rows[0]?.likes ?? null
}

/** How many like it now; null when the member does not like it. */
export async function removeLike(db: Db, key: LikeKey): Promise<number | null> {
  const kind = LIKED_KINDS[key.kind]
  const { rows } = await sql<{ likes: number }>`
    WITH removed AS (
      DELETE FROM likes
      WHERE kind = ${kind} AND subject_id = ${key.id} AND member_id = ${key.memberId}
      RETURNING kind, subject_id
    ), own AS (
      UPDATE like_counts counted SET likes = likes - 1 FROM removed
      WHERE counted.kind = removed.kind AND counted.subject_id = removed.subject_id
        AND slot = ${slotOf(key.memberId)}
      RETURNING likes
    )
    SELECT own.likes + ${othersOf(kind, key)} AS likes FROM own`.execute(db)
  return rows[0]?.likes ?? null
}

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
  const names = new Map(Object.entries(LIKED_KINDS).map(([name, number]) => [number, name]))
  return rows.map((row) => ({ ...row, kind: names.get(row.kind as 1) }))
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
