import type { Bus } from '../bus'

/** Subject on which the end of logins is told to every process. */
export const REVOKED_SUBJECT = 'session.revoked'

/** Logins of a member that have ended. */
export type Revoked = { userId: string; sessionIds: string[] }

/** Tells every gateway to close the sockets of these logins. At most once, as all on the bus: gateways also ask. */
export function publishRevoked(bus: Bus, revoked: Revoked): void {
  bus.publish(REVOKED_SUBJECT, revoked)
}

/** What came on the subject; a message that is none ends nothing. */
export function readRevoked(payload: unknown): Revoked {
  const { userId, sessionIds } = (payload ?? {}) as Partial<Revoked>
  return {
    userId: typeof userId === 'string' ? userId : '',
    sessionIds: Array.isArray(sessionIds) ? sessionIds.filter((id) => typeof id === 'string') : [],
  }
}
