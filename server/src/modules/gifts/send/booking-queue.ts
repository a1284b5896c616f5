import { sql } from 'kysely'
import type { Db } from '../../../platform/database'
import { createBatches } from '../../../platform/queue'

/**
 * A commit waits for the disk: under load 16 bookings share one. Four connections at most; two
 * seconds of what is measured may wait, since a client that waits longer gives up and sends again.
 */
const BATCHES = { batchSize: 16, atOnce: 4, maxWaiting: 1_000 } as const

type QueueDeps<Order, Booked> = {
  db: Db
  /** Books one order in the transaction; what it wrote is undone when it rejects. */
  book: (trx: Db, order: Order) => Promise<Booked>
}

/**
 * Books orders of members, several in one transaction while many come at once; one that fails harms
 * no other. Resolves after the commit. A transaction locks members in the order of their ids, so
 * that two of them cannot wait for each other.
 */
export function createBookingQueue<Order extends { memberId: string }, Booked>({
  db,
  book,
}: QueueDeps<Order, Booked>): (order: Order) => Promise<Booked> {
  async function bookTogether(orders: readonly Order[]): Promise<(Booked | Error)[]> {
    const inOrder = [...orders].sort((one, other) => Number(one.memberId) - Number(other.memberId))
    return db.transaction().execute(async (trx) => {
      const outcomes = new Map<Order, Booked | Error>()
      for (const order of inOrder) outcomes.set(order, await bookOne(trx, order))
      return orders.map((order) => outcomes.get(order) as Booked | Error)
    })
  }

  async function bookOne(trx: Db, order: Order): Promise<Booked | Error> {
    // Of the same name as the one of the booking before, which it hides.
    await sql`SAVEPOINT booking`.execute(trx)
    try {
      return await book(trx, order)
    } catch (error) {
      await sql`ROLLBACK TO SAVEPOINT booking`.execute(trx)
      return error as Error
    }
  }

  return createBatches({ ...BATCHES, run: bookTogether })
}
