import { type DeviceStorage, deviceStorage } from './guarded-storage'

/** Reads JSON from the storage; null when it is missing or broken. */
export function readStored(key: string, storage: DeviceStorage = deviceStorage): unknown {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/**
 * Writes JSON to the storage, or removes the key for null. A full or forbidden storage is not an
 * error: the value lives on in memory, and the answer is false.
 */
export function writeStored(
  key: string,
  value: unknown,
  storage: DeviceStorage = deviceStorage,
): boolean {
  if (value !== null) return storage.setItem(key, JSON.stringify(value))
  storage.removeItem(key)
  return true
}
