/** Reads JSON from localStorage; null when it is missing, broken or not allowed (private mode). */
export function readStored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/** Writes JSON to localStorage, or removes the key for null. A full or forbidden storage is not an error: the value lives on in memory. */
export function writeStored(key: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Nothing to tell the person: only the next visit forgets the value.
  }
}
