import type { IDBPDatabase } from 'idb'
import type { LogDatabase, LogSchema } from '../device/log-database'
import { NOT_STORED, type OutboxItem, type WaitingBody } from './outbox-item'

type Connection = IDBPDatabase<LogSchema>

/**
 * Messages of a member that wait, in the order in which they were written. An item is in memory at
 * once and on this device as soon as that takes it; what the device lost is stored again.
 */
export class OutboxStore {
  readonly #database: LogDatabase
  readonly #memberId: string
  /** By `clientMsgId`, in the order of sending. */
  #known = new Map<string, OutboxItem>()
  /** Items that the device does not have as they are known here. */
  readonly #unsaved = new Set<string>()
  /** Items that were removed here; the device may not know it yet. */
  readonly #removed = new Set<string>()
  /** The connection that the items were read from. */
  #read: Connection | null = null
  #isLost = false
  #work: Promise<void> = Promise.resolve()

  constructor(database: LogDatabase, memberId: string) {
    this.#database = database
    this.#memberId = memberId
  }

  items(): OutboxItem[] {
    return [...this.#known.values()]
  }

  /** Whether the device stores nothing now: what waits is lost with the page. */
  get isLost(): boolean {
    return this.#isLost
  }

  /** Whether an item is in this page alone, so that no other tab sends it. */
  isHereAlone({ clientMsgId, order }: OutboxItem): boolean {
    return order === NOT_STORED && this.#unsaved.has(clientMsgId)
  }

  add(item: Omit<OutboxItem, 'order'>): Promise<void> {
    return this.#put({ ...item, order: NOT_STORED })
  }

  /** Changes an item that is still there. */
  async change(clientMsgId: string, change: Partial<OutboxItem>): Promise<void> {
    const item = this.#known.get(clientMsgId)
    if (item) await this.#put(without({ ...item, ...change }))
  }

  /** Sends it after all others, as if it were written now, under the same `clientMsgId`. */
  async moveToEnd(clientMsgId: string): Promise<void> {
    const item = this.#known.get(clientMsgId)
    if (!item) return
    const { problem: _, body, ...rest } = item
    this.#known.delete(clientMsgId)
    await this.#put({ ...rest, body: unsent(body), state: 'waiting', order: NOT_STORED })
  }

  /** Removes an item, from the device as soon as that answers. */
  remove(clientMsgId: string): Promise<void> {
    this.forget(clientMsgId)
    return this.#next(async (connection) => {
      const transaction = connection.transaction('outbox', 'readwrite')
      const order = await transaction.store.index('message').getKey([this.#memberId, clientMsgId])
      if (order !== undefined) await transaction.store.delete(order)
      await transaction.done
    })
  }

  /** Another tab removed it. */
  forget(clientMsgId: string): void {
    this.#removed.add(clientMsgId)
    this.#known.delete(clientMsgId)
    this.#unsaved.delete(clientMsgId)
  }

  /** Reads what the device has, and stores what it does not have. Never rejects. */
  sync(): Promise<void> {
    return this.#next(async (connection) => {
      await this.#readFrom(connection)
      const tried = new Set<string>()
      const isNext = (id: string) => this.#unsaved.has(id) && !tried.has(id)
      // In their order, with those that are written meanwhile.
      for (let id = this.#first(isNext); id !== undefined; id = this.#first(isNext)) {
        tried.add(id)
        await this.#save(connection, id)
      }
    })
  }

  #first(isWanted: (id: string) => boolean): string | undefined {
    return [...this.#known.keys()].find(isWanted)
  }

  #put(item: OutboxItem): Promise<void> {
    this.#known.set(item.clientMsgId, item)
    this.#unsaved.add(item.clientMsgId)
    return this.sync()
  }

  /** One step after the other. */
  #next(act: (connection: Connection) => Promise<void>): Promise<void> {
    this.#work = this.#work
      .then(() => this.#database.use(act))
      .then(
        () => {
          this.#isLost = this.#isLost && this.#unsaved.size > 0
        },
        () => {
          this.#isLost = true
        },
      )
    return this.#work
  }

  async #readFrom(connection: Connection): Promise<void> {
    const all = await connection.getAllFromIndex('outbox', 'member', this.#memberId)
    const stored = new Map(
      all
        .filter(({ clientMsgId }) => !this.#removed.has(clientMsgId))
        .map((item) => [item.clientMsgId, item]),
    )
    // The database behind another connection may be another one: the browser deleted what it had.
    const isOther = this.#read !== null && this.#read !== connection
    this.#read = connection
    const next = new Map(stored)
    for (const [id, item] of this.#known) {
      const isGone = isOther && !stored.has(id)
      if (isGone) this.#unsaved.add(id)
      if (this.#unsaved.has(id)) next.set(id, isGone ? { ...item, order: NOT_STORED } : item)
    }
    this.#known = inOrder(next)
  }

  async #save(connection: Connection, id: string): Promise<void> {
    const item = this.#known.get(id)
    if (!item) return
    const transaction = connection.transaction('outbox', 'readwrite')
    const { store } = transaction
    const known = await store.index('message').getKey([this.#memberId, id])
    let order = known ?? NOT_STORED
    if (item.order === NOT_STORED) {
      if (known !== undefined) await store.delete(known)
      const { order: _, ...rest } = item
      // The database gives the number.
      order = await store.add(rest as OutboxItem)
    } else if (known !== undefined) await store.put({ ...item, order: known })
    await transaction.done
    this.#saved(id, item, order)
  }

  #saved(id: string, item: OutboxItem, order: number): void {
    const now = this.#known.get(id)
    if (order === NOT_STORED) this.forget(id)
    if (!now || order === NOT_STORED) return
    this.#known.set(id, { ...now, order })
    if (now === item) this.#unsaved.delete(id)
    this.#known = inOrder(this.#known)
  }
}

/** Items without a number are the newest, in the order in which they were written. */
function inOrder(items: ReadonlyMap<string, OutboxItem>): Map<string, OutboxItem> {
  return new Map([...items].sort(([, a], [, b]) => a.order - b.order))
}

/** What was uploaded may be gone since: the file is uploaded again. */
function unsent(body: WaitingBody): WaitingBody {
  if (!('file' in body)) return body
  const { key: _, ...file } = body
  return file
}

function without(item: OutboxItem): OutboxItem {
  if (item.problem !== undefined) return item
  const { problem: _, ...rest } = item
  return rest
}
