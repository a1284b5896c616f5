/** So long after the last login a network is no longer one of the member's. */
export const KNOWN_FOR_MS = 90 * 86_400_000
