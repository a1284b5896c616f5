/** A file that has not come after this time is a failure the reader can act on. */
export const LOAD_TIMEOUT_MS = 8_000
/** Pause before the one automatic second try. */
export const RETRY_PAUSE_MS = 400
/** The loading overlay stays away from pages that are quicker than this. */
export const LOADING_DELAY_MS = 200
