/** How long a sanction stays on record after its end: staff see what came before a new one. */
export const SANCTIONS_STAY_MS = 3 * 365 * 86_400_000
