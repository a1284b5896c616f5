/** A file that has not come after this time is a failure the reader can act on. */
export const LOAD_TIMEOUT_MS = 8_000
/** Pause before the one automatic second try. */
export const RETRY_PAUSE_MS = 400
/** What a page wants to have read before it is drawn may take so long; then it is drawn without. */
export const LOADER_MS = 150
/** The first page is drawn together with its frame if it is there within this time; else the frame comes alone. */
export const FIRST_PAGE_MS = 300
/** The loading overlay stays away from pages that are quicker than this. */
export const LOADING_DELAY_MS = 200
