import { sql } from 'kysely'
import type { Db } from '../../database'
import type { Case } from '../moderation.repository'

export type AppealState = 'pending' | 'granted' | 'denied'

/** A case as its member sees it. */
export type SeenCase = Pick<Case, 'id' | 'kind' | 'content' | 'state' | 'reason'> & {
  /** Of the last act, seconds since 1970. */
  at: number
  /** Of the appeal against the last rejection; null without one. */
  appeal: AppealState | null
}

/** The last rejection of the case `c`. */
const LAST_REJECTION = sql`(SELECT id FROM moderation_acts
  WHERE case_id = c.id AND act = 'reject' ORDER BY id DESC LIMIT 1)`

/** Cases of a member of these kinds, newest first. */
export async function readSeenCases(
  db: Db,
  memberId: string,
  { kinds, before, limit }: { kinds: readonly string[]; before: string | null; limit: number },
): Promise<SeenCase[]> {
  const { rows } = await sql<SeenCase>`
    SELECT c.id::text AS id, c.kind, c.content, c.state, c.reason, appeal.state AS appeal,
      (SELECT floor(extract(epoch FROM at)) FROM moderation_acts WHERE case_id = c.id
        ORDER BY id DESC LIMIT 1)::float8 AS at
    FROM moderation_cases c
    LEFT JOIN moderation_appeals appeal
      ON appeal.case_id = c.id AND appeal.act_id = ${LAST_REJECTION}
    WHERE c.account_id = ${memberId} AND c.state <> 'withdrawn' AND c.kind = ANY(${kinds})
      AND (${before}::bigint IS NULL OR c.id < ${before}::bigint)
    ORDER BY c.id DESC LIMIT ${limit}`.execute(db)
  return rows
}

/** False when there was an appeal against the last rejection, or none to appeal against. */
export async function insertAppeal(trx: Db, caseId: string): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO moderation_appeals (case_id, act_id)
    SELECT c.id, ${LAST_REJECTION} FROM moderation_cases c
    WHERE c.id = ${caseId} AND ${LAST_REJECTION} IS NOT NULL
    ON CONFLICT DO NOTHING RETURNING 1`.execute(trx)
  return rows.length > 0
}

export async function endAppeal(trx: Db, caseId: string, state: AppealState): Promise<void> {
  await sql`UPDATE moderation_appeals SET state = ${state}
    WHERE case_id = ${caseId} AND state = 'pending'`.execute(trx)
}
