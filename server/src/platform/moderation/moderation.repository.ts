import { sql } from 'kysely'
import type { Db } from '../database'
import type { CaseState, ModeratedSubject } from './moderated-kind'

const TAKEN_MINUTES = 10

export type Act =
  | ('open' | 'take' | 'approve' | 'reject' | 'undo' | 'withdraw')
  | ('appeal' | 'grant' | 'deny')
export type Case = ModeratedSubject & {
  id: string
  state: CaseState
  reason: string
  isCurrent: boolean
  /** The reviewer who has reserved the case now. */
  takenBy: string | null
}

const COLUMNS = sql`id::text, kind, subject, account_id::text AS "memberId", content, state, reason,
  is_current AS "isCurrent",
  CASE WHEN taken_until > clock_timestamp() THEN taken_by END AS "takenBy"`

export async function insertCase(
  trx: Db,
  given: ModeratedSubject & { isCurrent: boolean },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    INSERT INTO moderation_cases (kind, subject, account_id, content, is_current)
    VALUES (${given.kind}, ${given.subject}, ${given.memberId}, ${JSON.stringify(given.content)},
      ${given.isCurrent})
    RETURNING id::text`.execute(trx)
  return rows[0]?.id ?? ''
}

/** Ends what the member sees of a kind; resolves with the ids of cases that were pending. */
export async function endCurrent(
  trx: Db,
  { kind, memberId }: Pick<ModeratedSubject, 'kind' | 'memberId'>,
): Promise<string[]> {
  // Uploads of one member at once: each sees the case of the one before.
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`moderation/${memberId}`}, 0))`.execute(
    trx,
  )
  const { rows } = await sql<{ id: string; state: CaseState }>`
    UPDATE moderation_cases SET is_current = false,
      state = CASE WHEN state = 'pending' THEN 'withdrawn' ELSE state END
    WHERE kind = ${kind} AND account_id = ${memberId} AND is_current
    RETURNING id::text, state`.execute(trx)
  return rows.filter(({ state }) => state === 'withdrawn').map(({ id }) => id)
}

export async function addAct(
  trx: Db,
  { id, act, actor, reason = '' }: { id: string; act: Act; actor: string; reason?: string },
): Promise<void> {
  await sql`INSERT INTO moderation_acts (case_id, act, actor, reason)
    VALUES (${id}, ${act}, ${actor}, ${reason})`.execute(trx)
}

export async function lockCase(trx: Db, id: string): Promise<Case | null> {
  const { rows } = await sql<Case>`
    SELECT ${COLUMNS} FROM moderation_cases WHERE id = ${id} FOR UPDATE`.execute(trx)
  return rows[0] ?? null
}

/** The id of the pending case with this subject. */
export async function findPending(db: Db, kind: string, subject: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    SELECT id::text FROM moderation_cases
    WHERE kind = ${kind} AND subject = ${subject} AND state = 'pending'`.execute(db)
  return rows[0]?.id ?? null
}

export async function reserveCase(trx: Db, id: string, by: string): Promise<void> {
  await sql`UPDATE moderation_cases SET taken_by = ${by},
      taken_until = clock_timestamp() + ${TAKEN_MINUTES} * interval '1 minute'
    WHERE id = ${id}`.execute(trx)
}

export async function changeState(
  trx: Db,
  { id, state, reason, subject }: Pick<Case, 'id' | 'state' | 'reason' | 'subject'>,
): Promise<void> {
  await sql`UPDATE moderation_cases SET state = ${state}, reason = ${reason},
      subject = ${subject}, taken_by = NULL, taken_until = NULL
    WHERE id = ${id}`.execute(trx)
}

/** Rejected cases of a subject become approved; an appeal that waits is decided as before. */
export async function closeRejected(trx: Db, kind: string, subject: string): Promise<void> {
  await sql`UPDATE moderation_cases SET state = 'approved'
    WHERE kind = ${kind} AND subject = ${subject} AND state = 'rejected'`.execute(trx)
}

export type CurrentCase = Pick<Case, 'kind' | 'state' | 'reason' | 'content'>

/** What the member sees: the last case of each kind. */
export async function readCurrent(db: Db, memberId: string): Promise<CurrentCase[]> {
  const { rows } = await sql<CurrentCase>`
    SELECT kind, state, reason, content FROM moderation_cases
    WHERE account_id = ${memberId} AND is_current`.execute(db)
  return rows
}

/** Withdraws everything of an erased member and empties it; acts stay. */
export async function eraseCases(trx: Db, memberId: string): Promise<void> {
  await sql`UPDATE moderation_cases SET content = '{}', subject = '', is_current = false,
      state = CASE WHEN state = 'pending' THEN 'withdrawn' ELSE state END
    WHERE account_id = ${memberId}`.execute(trx)
}

type ListedAct = { act: Act; actor: string; reason: string; at: string }
export type ListedCase = Case & { openedAt: Date; acts: ListedAct[] }

export async function listCases(
  db: Db,
  { state, kind, after, limit }: { state: string; kind?: string; after?: string; limit: number },
): Promise<ListedCase[]> {
  const { rows } = await sql<ListedCase>`
    SELECT ${COLUMNS}, opened_at AS "openedAt",
      (SELECT coalesce(json_agg(json_build_object('act', act, 'actor', actor, 'reason', a.reason,
          'at', to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) ORDER BY a.id),
        '[]') FROM moderation_acts a WHERE case_id = c.id) AS acts
    FROM moderation_cases c
    WHERE state = ${state} AND id > ${after ?? 0}
    ${kind === undefined ? sql`` : sql`AND kind = ${kind}`}
    ORDER BY c.id LIMIT ${limit}`.execute(db)
  return rows
}
