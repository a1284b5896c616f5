import type { StepUpAct } from '@saidian/shared/contracts/accounts'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database'

export type Proof = { hash: Buffer; sessionId: string; act: StepUpAct }

export async function insertProof(
  db: Db,
  { hash, sessionId, act }: Proof,
  livesMs: number,
): Promise<void> {
  await sql`INSERT INTO step_up_proofs (proof_hash, session_id, act, expires_at)
    VALUES (${hash}, ${sessionId}, ${act},
      now() + ${livesMs / 1000}::float8 * interval '1 second')`.execute(db)
}

/** True while the proof is valid for this session and act. */
export async function hasProof(db: Db, { hash, sessionId, act }: Proof): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM step_up_proofs WHERE proof_hash = ${hash}
    AND session_id = ${sessionId} AND act = ${act} AND expires_at > now()`.execute(db)
  return rows.length > 0
}

/** Uses up a valid proof; false when there is none. Of two calls at once, one gets it. */
export async function spendProof(db: Db, { hash, sessionId, act }: Proof): Promise<boolean> {
  const { rows } = await sql`DELETE FROM step_up_proofs WHERE proof_hash = ${hash}
    AND session_id = ${sessionId} AND act = ${act} AND expires_at > now()
    RETURNING 1`.execute(db)
  return rows.length > 0
}

export async function deleteOldProofs(db: Db): Promise<void> {
  await sql`DELETE FROM step_up_proofs WHERE expires_at <= now()`.execute(db)
}
