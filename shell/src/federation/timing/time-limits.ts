/** A request for a file fails after this time. */
export const LOAD_TIMEOUT_MS = 8_000
/** `setup` of a remote fails after this time. */
export const SETUP_TIMEOUT_MS = 8_000
/**
 * Code that a remote loads by its own `import()` fails after this time. A little longer than one
 * file, whose own failure says more.
 */
export const LAZY_TIMEOUT_MS = LOAD_TIMEOUT_MS + 500
/** Pause before the one automatic retry. */
export const RETRY_PAUSE_MS = 400
/** A page waits this long for the `loader` of its route before it renders. */
export const LOADER_MS = 150
/**
 * The first page renders together with its layout if it loads within this time; else the layout
 * renders alone.
 */
export const FIRST_PAGE_MS = 300
/**
 * The text of the page from the server stays on the screen this long while the first page and its
 * data load.
 */
export const SERVER_TEXT_MS = 8_000
/** The loading overlay appears after this time. */
export const LOADING_DELAY_MS = 200
