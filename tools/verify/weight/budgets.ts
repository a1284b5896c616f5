/**
 * KB (1 024 bytes, brotli) that the files of a first page may have, by the begin of their name in
 * `dist`. A budget is raised in a commit of its own that says what a fan gets for it.
 */
export const BUDGETS: Readonly<Record<string, number>> = {
  'shell/dist/libraries.js': 80.5,
  'shell/dist/main.js': 63,
  'shell/dist/main.css': 6,
  'mf-live/dist/score-lists.js': 11.8,
}

/** Every remote is entered by this file, before any of its pages. */
export const REMOTE_ENTRY = { file: 'remoteEntry.js', budget: 4 }
