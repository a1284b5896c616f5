import { deviceStorage, tabStorage } from './guarded-storage'
import { PERSISTED, type StoredKey } from './persisted'

function storageOf(key: StoredKey) {
  // The shell of a newer remote may not know the key yet.
  return PERSISTED[key]?.storage === 'tab' ? tabStorage : deviceStorage
}

/** Reads JSON from the storage of its key; null when it is missing or broken. */
export function readStored(key: StoredKey): unknown {
  try {
    return JSON.parse(storageOf(key).getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/**
 * Writes JSON to the storage of its key, or removes the key for null. A full or forbidden storage
 * is not an error: the value lives on in memory, and the answer is false.
 */
export function writeStored(key: StoredKey, value: unknown): boolean {
  const storage = storageOf(key)
  if (value !== null) return storage.setItem(key, JSON.stringify(value))
  storage.removeItem(key)
  return true
}
