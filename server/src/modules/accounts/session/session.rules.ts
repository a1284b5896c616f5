const DAY_MS = 86_400_000

/** A session ends after `idleMs` without use, and after `absoluteMs` in any case. */
export const SESSION_TIMES = {
  idleMs: 30 * DAY_MS,
  absoluteMs: 180 * DAY_MS,
  seenEveryMs: 60_000,
} as const

/** More sessions than a member has devices; one more ends the one unused for longest. */
export const MAX_SESSIONS = 30

/** True while the session is valid. */
export function isAlive(session: { seenAt: number; expiresAt: number }, nowMs: number): boolean {
  return nowMs < session.expiresAt && nowMs - session.seenAt < SESSION_TIMES.idleMs
}

/** True when the time of the last use should be stored; also after the clock moved back. */
export function isUseOutdated({ seenAt }: { seenAt: number }, nowMs: number): boolean {
  return Math.abs(nowMs - seenAt) >= SESSION_TIMES.seenEveryMs
}
