import type { Bus } from '../bus'

/** Subject on which every process learns of revoked sessions. */
export const REVOKED_SUBJECT = 'session.revoked'

/** Revoked sessions of a member. */
export type Revoked = { userId: string; sessionIds: string[] }

/**
 * Asks every gateway to close the sockets of these sessions. Delivery is at most once: gateways
 * also check sessions themselves.
 */
export function publishRevoked(bus: Bus, revoked: Revoked): void {
  bus.publish(REVOKED_SUBJECT, revoked)
}

/** Reads a message of the subject; a malformed message revokes nothing. */
export function readRevoked(payload: unknown): Revoked {
  const { userId, sessionIds } = (payload ?? {}) as Partial<Revoked>
  return {
    userId: typeof userId === 'string' ? userId : '',
    sessionIds: Array.isArray(sessionIds) ? sessionIds.filter((id) => typeof id === 'string') : [],
  }
}
