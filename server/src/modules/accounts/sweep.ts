import type { Clock } from '../../platform/clock'
import type { Db } from '../../platform/database'
import { deleteOldCodes } from './codes/codes.repository'
import { deleteOverLimits } from './limits/limits.repository'
import { KNOWN_FOR_MS } from './login/known-networks'
import { deleteOldNetworks } from './login/networks.repository'
import { IV_LIVES_MS } from './password/envelope'
import { deleteOldIvs } from './password/iv.repository'
import { deleteDeadSessions } from './session/session.repository'
import { deleteOldTickets } from './session/tickets.repository'
import { TICKET_LIVES_MS } from './session/tickets.service'

/** Removes what no longer serves anybody; nothing depends on it being done in time. */
export async function sweepOld(db: Db, clock: Clock): Promise<void> {
  const nowMs = clock.now()
  await deleteOldCodes(db, nowMs)
  await deleteOldIvs(db, nowMs, IV_LIVES_MS)
  await deleteOldTickets(db, nowMs, TICKET_LIVES_MS)
  await deleteOverLimits(db, nowMs)
  await deleteDeadSessions(db, nowMs)
  await deleteOldNetworks(db, nowMs - KNOWN_FOR_MS)
}
