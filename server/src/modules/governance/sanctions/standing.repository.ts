import type { SanctionScope } from '@saidian/shared/contracts/moderation'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/database'

/** An id, or a column of the query that has it. */
type Id = string | number | RawBuilder<unknown>

/**
 * Where a member wants to do something: in one room, circle or group, or, without a place, in what
 * has none, such as the tab of a match (`room`) or the comments below an article (`circle`).
 */
export type Where = { scope: SanctionScope; place?: Id | null }

type Question = { member: Id; where: Where; nowMs: number }

/** Sanctions of a member that hold there now; one of the whole product holds everywhere. */
function holding({ member, where, nowMs }: Question): RawBuilder<unknown> {
  return sql`FROM sanctions WHERE sanctions.member_id = ${member}::bigint
    AND sanctions.ended_at IS NULL
    AND (sanctions.until IS NULL OR sanctions.until > ${new Date(nowMs)})
    AND (sanctions.scope = 'product' OR (sanctions.scope = ${where.scope}
      AND (sanctions.place IS NULL OR sanctions.place = ${where.place ?? null}::bigint)))`
}

/**
 * For a query: until when a member may not write there, in seconds since 1970 as `float8`; NULL for
 * one who may.
 */
export function mutedUntil(question: Question): RawBuilder<number | null> {
  return sql`(SELECT ceil(extract(epoch FROM max(sanctions.until)))::float8
    ${holding(question)} AND sanctions.kind = 'mute')`
}

/** For a query: whether a member may not enter there, as `boolean`. */
export function isBanned(question: Question): RawBuilder<boolean> {
  return sql`EXISTS (SELECT ${holding(question)} AND sanctions.kind = 'ban')`
}

/** What `mutedUntil` and `isBanned` say of one member. */
export type Standing = { mutedUntil: number | null; isBanned: boolean }

export async function readStanding(
  db: Db,
  { memberId, where, nowMs }: { memberId: string; where: Where; nowMs: number },
): Promise<Standing> {
  const question = { member: memberId, where, nowMs }
  const { rows } = await sql<Standing>`
    SELECT ${mutedUntil(question)} AS "mutedUntil", ${isBanned(question)} AS "isBanned"`.execute(db)
  return rows[0] ?? { mutedUntil: null, isBanned: false }
}
