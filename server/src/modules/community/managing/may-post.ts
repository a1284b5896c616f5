import type { Db } from '../../../platform/database'
import { RequestError } from '../../../platform/errors'
import { readStanding } from '../../governance'

/** Throws `community.muted` for a member who may not write in a circle now. */
export async function requireMayPost(
  db: Db,
  { memberId, circleId, nowMs }: { memberId: string; circleId: number; nowMs: number },
): Promise<void> {
  const where = { scope: 'circle', place: circleId } as const
  const { mutedUntil } = await readStanding(db, { memberId, where, nowMs })
  if (mutedUntil !== null) throw new RequestError('community.muted', { details: { mutedUntil } })
}
