import type { Db } from '../../../platform/database'
import { RequestError } from '../../../platform/errors'
import { readStanding, type Where } from './standing.repository'

/** Throws `account.muted` while a member may not write, send, publish or upload there. */
export async function requireMaySay(
  db: Db,
  { memberId, where, nowMs }: { memberId: string; where: Where; nowMs: number },
): Promise<void> {
  const { mutedUntil, isBanned } = await readStanding(db, { memberId, where, nowMs })
  if (isBanned || mutedUntil !== null)
    throw new RequestError('account.muted', { details: { mutedUntil } })
}
