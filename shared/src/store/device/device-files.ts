/** Fetched when the first file is stored or read: few pages do. */
const stored = async () => (await import('../database/stored-files')).storedFiles

/** Files of this page: the browser may store none, or delete what it stored. */
const memory = new Map<string, Blob>()

/**
 * Files that wait on this device to be sent, such as pictures of a draft. Where the browser stores
 * none, they last as long as the page, and nothing fails.
 */
export const deviceFiles = {
  /** False when the next load of the page will not find the file. */
  put: async (name: string, file: Blob): Promise<boolean> => {
    memory.set(name, file)
    try {
      await (await stored()).put(name, file)
      return true
    } catch {
      return false
    }
  },

  async get(name: string): Promise<Blob | null> {
    const known = memory.get(name)
    if (known) return known
    const found = await stored()
      .then((files) => files.get(name))
      .catch(() => null)
    return found instanceof Blob ? found : null
  },

  async remove(names: readonly string[]): Promise<void> {
    if (names.length === 0) return
    for (const name of names) memory.delete(name)
    await stored()
      .then((files) => files.remove(names))
      .catch(() => null)
  },
}
