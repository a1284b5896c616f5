import { sql } from 'kysely'
import type { Db } from '../../platform/database'
import type { Nickname } from './nickname/nickname.rules'

export type ProfileRow = {
  nickName: string
  portraitKey: string | null
  portraitNewKey: string | null
  portraitAudit: number
  points: number
  /** The Beijing day of the last point. */
  activeOn: string | null
  phone: string
  hasPassword: boolean
  /** Seconds since 1970. */
  joinedAt: number
  deletingAt: number | null
}

/** False when another member has a lookalike name. */
export async function insertProfile(
  trx: Db,
  memberId: string,
  nickname: Nickname,
): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO profiles (account_id, nickname, nickname_skeleton)
    VALUES (${memberId}, ${nickname.text}, ${nickname.skeleton})
    ON CONFLICT (nickname_skeleton) DO NOTHING RETURNING 1`.execute(trx)
  return rows.length > 0
}

/** `taken` when another member has a lookalike name, `none` without a profile. */
export async function updateNickname(
  db: Db,
  memberId: string,
  nickname: Nickname,
): Promise<'done' | 'taken' | 'none'> {
  try {
    const { rows } = await sql`
      UPDATE profiles SET nickname = ${nickname.text}, nickname_skeleton = ${nickname.skeleton}
      WHERE account_id = ${memberId} RETURNING 1`.execute(db)
    return rows.length > 0 ? 'done' : 'none'
  } catch (error) {
    const constraint =
      error instanceof Error && 'constraint' in error ? error.constraint : undefined
    if (constraint === 'profiles_nickname_skeleton_key') return 'taken'
    throw error
  }
}

/** Whether another member has a name that looks like this one. */
export async function isTaken(db: Db, memberId: string, nickname: Nickname): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM profiles WHERE nickname_skeleton = ${nickname.skeleton}
      AND account_id <> ${memberId}`.execute(db)
  return rows.length > 0
}

/** The profile, including the point of this Beijing day: the first read of a day earns one. */
export async function readProfileToday(
  db: Db,
  memberId: string,
  day: string,
): Promise<ProfileRow | null> {
  const row = await readProfile(db, memberId)
  if (!row || row.activeOn === day) return row
  await sql`
    UPDATE profiles SET points = points + 1, active_on = ${day}
    WHERE account_id = ${memberId} AND (active_on IS NULL OR active_on < ${day})`.execute(db)
  return readProfile(db, memberId)
}

/** Null when the member does not exist or was erased. */
export async function readProfile(db: Db, memberId: string): Promise<ProfileRow | null> {
  const seconds = (column: string) => sql`floor(extract(epoch FROM ${sql.ref(column)}))::float8`
  const { rows } = await sql<ProfileRow>`
    SELECT p.nickname AS "nickName", p.portrait_key AS "portraitKey",
      p.portrait_new_key AS "portraitNewKey", p.portrait_audit AS "portraitAudit",
      p.points, p.active_on::text AS "activeOn", a.phone,
      a.password_hash IS NOT NULL AS "hasPassword", ${seconds('a.created_at')} AS "joinedAt",
      ${seconds('a.deleting_at')} AS "deletingAt"
    FROM profiles p JOIN accounts a ON a.id = p.account_id
    WHERE p.account_id = ${memberId} AND a.deleted_at IS NULL`.execute(db)
  return rows[0] ?? null
}

/** Names of all pictures of a member. */
export type PictureKeys = { shown: string[]; waiting: string[]; feedback: string[] }

/** Locked until the transaction ends, so that no concurrent audit passes a picture. */
export async function lockPictureKeys(trx: Db, memberId: string): Promise<PictureKeys> {
  const profiles = await sql<{ shown: string | null; waiting: string | null }>`
    SELECT portrait_key AS shown, portrait_new_key AS waiting
    FROM profiles WHERE account_id = ${memberId} FOR UPDATE`.execute(trx)
  const feedback = await sql<{ key: string }>`
    SELECT key FROM feedback_pictures WHERE account_id = ${memberId} FOR UPDATE`.execute(trx)
  return {
    shown: profiles.rows.flatMap(({ shown }) => shown ?? []),
    waiting: profiles.rows.flatMap(({ waiting }) => waiting ?? []),
    feedback: feedback.rows.map(({ key }) => key),
  }
}

/** Deletes everything of the member that this module stores in the database. */
export async function deleteProfile(trx: Db, memberId: string): Promise<void> {
  for (const table of ['feedback_pictures', 'feedbacks', 'real_names', 'profiles'])
    await sql`DELETE FROM ${sql.table(table)} WHERE account_id = ${memberId}`.execute(trx)
}
