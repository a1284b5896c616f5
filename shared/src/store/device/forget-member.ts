import { PERSISTED, type StoredKey } from './persisted'
import { writeStored } from './stored-value'

/** Parts of the store remove themselves from the storage as they change. */
const OF_STORE: readonly string[] = ['auth', 'followedMatches', 'outbox']

/**
 * Removes from this device what is persisted until the logout: values and databases of remotes. A
 * page that has such a database open closes it when the browser asks.
 */
export function forgetMemberOnDevice(): void {
  for (const [name, { storage, until }] of Object.entries(PERSISTED)) {
    if (until !== 'logout' || OF_STORE.includes(name)) continue
    if (storage === 'device') writeStored(name as StoredKey, null)
    if (storage === 'database') deleteDatabase(name)
  }
}

function deleteDatabase(name: string): void {
  try {
    indexedDB.deleteDatabase(name)
  } catch {
    // This browser has no databases.
  }
}
