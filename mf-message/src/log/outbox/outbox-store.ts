import type { LogDatabase } from '../device/log-database'
import type { OutboxItem, WaitingBody } from './outbox-item'

/** Messages of a member that wait on this device, in the order in which they were written. */
export class OutboxStore {
  readonly #database: LogDatabase
  readonly #memberId: string

  constructor(database: LogDatabase, memberId: string) {
    this.#database = database
    this.#memberId = memberId
  }

  /** Answers the item with its place in the order. */
  async add(item: Omit<OutboxItem, 'order'>): Promise<OutboxItem> {
    // The database gives the number.
    const order = await this.#database.add('outbox', item as OutboxItem)
    return { ...item, order }
  }

  list(): Promise<OutboxItem[]> {
    return this.#database.getAllFromIndex('outbox', 'member', this.#memberId)
  }

  /** Changes an item that is still there; answers whether it was. */
  async change(order: number, change: Partial<OutboxItem>): Promise<boolean> {
    const transaction = this.#database.transaction('outbox', 'readwrite')
    const item = await transaction.store.get(order)
    if (item) await transaction.store.put(without({ ...item, ...change }))
    await transaction.done
    return item !== undefined
  }

  async remove(order: number): Promise<void> {
    await this.#database.delete('outbox', order)
  }

  /** Sends it after all others, as if it were written now, under the same `clientMsgId`. */
  async moveToEnd(order: number): Promise<void> {
    const transaction = this.#database.transaction('outbox', 'readwrite')
    const item = await transaction.store.get(order)
    if (item) {
      await transaction.store.delete(order)
      const { order: _, problem: __, body, ...rest } = item
      await transaction.store.add({ ...rest, body: unsent(body), state: 'waiting' } as OutboxItem)
    }
    await transaction.done
  }
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
