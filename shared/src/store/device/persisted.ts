type Persisted = {
  /**
   * `device`: localStorage; `tab`: sessionStorage; `worker`: a cache of the service worker;
   * `database`: files in IndexedDB.
   */
  storage: 'device' | 'tab' | 'cookie' | 'worker' | 'database'
  /** `cleared`: until the user clears the data of the browser. */
  until: 'logout' | 'sent' | 'next day' | 'tab closes' | 'replaced' | 'cleared'
}

/**
 * Everything that browser code persists: where, and until when. A value has no version: its reader
 * takes what is valid and leaves the rest. Only caches have one, and the worker deletes older ones.
 */
export const PERSISTED = {
  auth: { storage: 'device', until: 'logout' },
  settings: { storage: 'device', until: 'cleared' },
  followedMatches: { storage: 'device', until: 'logout' },
  newsNav: { storage: 'device', until: 'cleared' },
  outbox: { storage: 'device', until: 'sent' },
  downloadHiddenOn: { storage: 'device', until: 'next day' },
  downloadAskedOn: { storage: 'device', until: 'next day' },
  'live/grouping': { storage: 'device', until: 'cleared' },
  'live/closedNotices': { storage: 'device', until: 'cleared' },
  'vlive/visitor': { storage: 'device', until: 'cleared' },
  'vlive/corner': { storage: 'device', until: 'cleared' },
  'news/searches': { storage: 'device', until: 'cleared' },
  'news/places': { storage: 'device', until: 'cleared' },
  player: { storage: 'device', until: 'cleared' },
  'vlive/pictureDelays': { storage: 'device', until: 'cleared' },
  commentDrafts: { storage: 'device', until: 'sent' },
  hiddenPeople: { storage: 'device', until: 'cleared' },
  questionVotes: { storage: 'device', until: 'cleared' },
  'community/drafts': { storage: 'device', until: 'sent' },
  messageDrafts: { storage: 'device', until: 'logout' },
  messageMember: { storage: 'device', until: 'logout' },
  'saidian-assistant': { storage: 'database', until: 'cleared' },
  'saidian-files': { storage: 'database', until: 'sent' },
  'saidian-conversations': { storage: 'database', until: 'logout' },
  'saidian-messages': { storage: 'database', until: 'logout' },
  scrollPlaces: { storage: 'tab', until: 'tab closes' },
  'saidian.mf.override': { storage: 'tab', until: 'tab closes' },
  'saidian.mf.bad': { storage: 'tab', until: 'tab closes' },
  'saidian.mf.reloaded': { storage: 'tab', until: 'tab closes' },
  footballFilter: { storage: 'cookie', until: 'next day' },
  basketballFilter: { storage: 'cookie', until: 'next day' },
  'cookie-probe': { storage: 'cookie', until: 'replaced' },
  'saidian-page-1': { storage: 'worker', until: 'replaced' },
  'saidian-file-1': { storage: 'worker', until: 'replaced' },
  'saidian-data-2': { storage: 'worker', until: 'replaced' },
} as const satisfies Record<string, Persisted>

type KeyIn<Storage> = {
  [Key in keyof typeof PERSISTED]: (typeof PERSISTED)[Key]['storage'] extends Storage ? Key : never
}[keyof typeof PERSISTED]

/** Keys of `readStored` and `writeStored`. */
export type StoredKey = KeyIn<'device' | 'tab'>
/** Names of the caches of the service worker. */
export type CacheName = KeyIn<'worker'>
