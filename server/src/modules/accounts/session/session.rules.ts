const DAY_MS = 86_400_000

/** A login ends when it was not used for so long, and however much it is used after so long. */
export const SESSION_TIMES = {
  idleMs: 30 * DAY_MS,
  absoluteMs: 180 * DAY_MS,
  seenEveryMs: 60_000,
} as const

/** More logins than anybody has devices; one more ends the one unused for longest. */
export const MOST_SESSIONS = 30

/** True while the login still stands. */
export function isAlive(session: { seenAt: number; expiresAt: number }, nowMs: number): boolean {
  return nowMs < session.expiresAt && nowMs - session.seenAt < SESSION_TIMES.idleMs
}

/** True when the time of the last use should be written anew; also after the clock was put back. */
export function isToBeSeen({ seenAt }: { seenAt: number }, nowMs: number): boolean {
  return Math.abs(nowMs - seenAt) >= SESSION_TIMES.seenEveryMs
}
