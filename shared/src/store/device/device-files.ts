const DATABASE = 'saidian-files'
const STORE = 'files'

/**
 * Files that wait on this device to be sent, such as pictures of a draft. Where the browser stores
 * none, nothing is found and nothing fails.
 */
export const deviceFiles = {
  /** False when the file was not stored. */
  put: async (name: string, file: Blob): Promise<boolean> =>
    (await inStore('readwrite', (files) => files.put(file, name))) !== null,

  async get(name: string): Promise<Blob | null> {
    const found = await inStore<unknown>('readonly', (files) => files.get(name))
    return found instanceof Blob ? found : null
  },

  async remove(names: readonly string[]): Promise<void> {
    for (const name of names) await inStore('readwrite', (files) => files.delete(name))
  },
}

let opened: Promise<IDBDatabase> | null = null

/** Runs one request; null when the browser has no database or refuses the request. */
async function inStore<Result>(
  mode: IDBTransactionMode,
  request: (files: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result | null> {
  try {
    opened ??= openDatabase()
    const transaction = (await opened).transaction(STORE, mode)
    return await resultOf(request(transaction.objectStore(STORE)))
  } catch {
    // The next call opens it again.
    opened = null
    return null
  }
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1)
  request.onupgradeneeded = () => void request.result.createObjectStore(STORE)
  return resultOf(request)
}

function resultOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
