/** What the product uses of a `Storage`. Nothing of it throws. */
export type DeviceStorage = {
  getItem: (key: string) => string | null
  /** False when the value lives in memory only and the next load will not find it. */
  setItem: (key: string, value: string) => boolean
  removeItem: (key: string) => void
}

/**
 * A value that the storage did not take, and what the storage had then: once that changes, another
 * tab wrote it.
 */
type Unstored = { value: string | null; stored: string | null }

/** The storage that `open` gives, which may throw at every step when it is forbidden or full. */
export function guardStorage(open: () => Storage): DeviceStorage {
  const memory = new Map<string, Unstored>()

  function readStored(key: string): string | null {
    try {
      return open().getItem(key)
    } catch {
      return null
    }
  }

  function isTaken(key: string, value: string | null, write: (storage: Storage) => void): boolean {
    try {
      write(open())
      memory.delete(key)
      return true
    } catch {
      memory.set(key, { value, stored: readStored(key) })
      return false
    }
  }

  return {
    getItem: (key) => {
      const stored = readStored(key)
      const unstored = memory.get(key)
      return unstored?.stored === stored ? unstored.value : stored
    },
    setItem: (key, value) => isTaken(key, value, (storage) => storage.setItem(key, value)),
    removeItem: (key) => void isTaken(key, null, (storage) => storage.removeItem(key)),
  }
}

/** `localStorage`: of this device, all tabs. */
export const deviceStorage = guardStorage(() => localStorage)

/** `sessionStorage`: of this tab, over reloads. */
export const tabStorage = guardStorage(() => sessionStorage)
