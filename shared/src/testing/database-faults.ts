/** What becomes of a database under a page that uses it. */
type DatabaseFault = {
  title: string
  /** Nothing is stored until it ends; otherwise the database is there again at once. */
  isLasting: boolean
  /** Answers how to end it. */
  inject: (name: string) => Promise<() => void>
}

type Connections = { restore: () => void; of: (name: string) => IDBDatabase[] }

/** Notes the connections that are opened from now on. */
export function watchConnections(): Connections {
  const opened: IDBDatabase[] = []
  const { open } = IDBFactory.prototype
  IDBFactory.prototype.open = function (this: IDBFactory, ...given) {
    const request = open.apply(this, given)
    request.addEventListener('success', () => opened.push(request.result))
    return request
  }
  return {
    of: (name) => opened.filter((connection) => connection.name === name),
    restore: () => {
      IDBFactory.prototype.open = open
    },
  }
}

/** Everything that a browser, its user or another tab does to a database that is in use. */
export function databaseFaults(connections: Connections): readonly DatabaseFault[] {
  return [
    {
      title: 'closed',
      isLasting: false,
      inject: async (name) => {
        for (const connection of connections.of(name)) connection.close()
        return () => undefined
      },
    },
    {
      title: 'deleted',
      isLasting: false,
      inject: async (name) => {
        await settled(indexedDB.deleteDatabase(name))
        return () => undefined
      },
    },
    { title: 'full', isLasting: true, inject: async () => fillUp() },
    {
      title: 'blocked',
      isLasting: true,
      inject: async (name) => {
        const holder = await settled(indexedDB.open(name))
        // It waits for the other tab, and whoever opens the database waits for it.
        const deletion = indexedDB.deleteDatabase(name)
        await new Promise((resolve) => {
          deletion.onblocked = resolve
        })
        return () => holder.close()
      },
    },
    {
      title: 'changed to a newer version by another tab',
      isLasting: true,
      inject: async (name) => {
        const newer = await settled(indexedDB.open(name, 99))
        newer.close()
        return () => undefined
      },
    },
  ]
}

function fillUp(): () => void {
  const { add, put } = IDBObjectStore.prototype
  const fail = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  }
  Object.assign(IDBObjectStore.prototype, { add: fail, put: fail })
  return () => void Object.assign(IDBObjectStore.prototype, { add, put })
}

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
