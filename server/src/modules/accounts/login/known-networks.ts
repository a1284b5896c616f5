/** A network is known for this long after the member's last login from it. */
export const KNOWN_FOR_MS = 90 * 86_400_000
