import type { Clock } from '../../platform/clock'
import type { Db } from '../../platform/database'
import { deleteExpiredLimits } from '../../platform/limits'
import { deleteOldCodes } from './codes/codes.repository'
import { KNOWN_FOR_MS } from './login/known-networks'
import { deleteOldNetworks } from './login/networks.repository'
import { CHALLENGE_LIVES_MS } from './passkeys/challenges'
import { deleteOldChallenges } from './passkeys/passkeys.repository'
import { IV_LIVES_MS } from './password/envelope'
import { deleteOldIvs } from './password/iv.repository'
import { deleteOldSpentTokens } from './session/cookie.repository'
import { deleteExpiredSessions } from './session/session.repository'
import { SESSION_TIMES } from './session/session.rules'
import { deleteOldTickets } from './session/tickets.repository'
import { TICKET_LIVES_MS } from './session/tickets.service'
import { deleteOldProofs } from './step-up/step-up.repository'

/** Deletes expired rows; correctness does not depend on when it runs. */
export async function sweepOld(db: Db, clock: Clock): Promise<void> {
  const nowMs = clock.now()
  await deleteOldCodes(db)
  await deleteOldIvs(db, IV_LIVES_MS)
  await deleteOldTickets(db, TICKET_LIVES_MS)
  await deleteExpiredLimits(db)
  await deleteOldProofs(db)
  await deleteOldSpentTokens(db, SESSION_TIMES.idleMs)
  await deleteOldChallenges(db, CHALLENGE_LIVES_MS)
  await deleteExpiredSessions(db, nowMs)
  await deleteOldNetworks(db, nowMs - KNOWN_FOR_MS)
}
