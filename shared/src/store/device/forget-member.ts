import { PERSISTED, type StoredKey } from './persisted'
import { writeStored } from './stored-value'

/** Values of the member that no slice of the store writes. */
const STORED: readonly StoredKey[] = ['messageDrafts']

/**
 * Removes what this device stored of the member whose login ended: their databases, such as those
 * of conversations, and their drafts. Pages that have a database open close it first.
 */
export function forgetMemberOnDevice(): void {
  for (const key of STORED) writeStored(key, null)
  for (const [name, { storage, until }] of Object.entries(PERSISTED))
    if (storage === 'database' && until === 'logout') deleteDatabase(name)
}

function deleteDatabase(name: string): void {
  try {
    indexedDB.deleteDatabase(name)
  } catch {
    // Nothing is stored where nothing may be.
  }
}
