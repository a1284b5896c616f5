const YEAR_MS = 365 * 86_400_000

/** How long a sanction stays on record after its end: staff see what came before a new one. */
export const SANCTIONS_STAY_MS = 3 * YEAR_MS

/** How long a report counts; after it, what is still shown can be reported like new. */
export const REPORTS_STAY_MS = YEAR_MS

/** As many members hear what became of their report; the others reported the same. */
export const MAX_NOTIFIED_REPORTERS = 100
