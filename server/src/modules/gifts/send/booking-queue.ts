import { sql } from 'kysely'
import type { Db } from '../../../platform/database'
import { RequestError } from '../../../platform/errors'

/** A commit waits for the disk: under load as many bookings share one. */
const BATCH_SIZE = 16
/** Connections that bookings of this process use at most. */
const MAX_WORKERS = 4
/** Two seconds of what is measured: a client that waits longer gives up and sends again. */
const MAX_WAITING = 1_000

type Waiting<Order, Booked> = {
  order: Order
  resolve: (booked: Booked) => void
  reject: (error: unknown) => void
}

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
  const waiting: Waiting<Order, Booked>[] = []
  let workers = 0

  async function work(): Promise<void> {
    workers += 1
    while (waiting.length > 0) await bookTogether(waiting.splice(0, BATCH_SIZE))
    workers -= 1
  }

  async function bookTogether(batch: Waiting<Order, Booked>[]): Promise<void> {
    batch.sort((one, other) => Number(one.order.memberId) - Number(other.order.memberId))
    try {
      const outcomes = await db.transaction().execute((trx) => bookEach(trx, batch))
      for (const settle of outcomes) settle()
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
  }

  /** Resolves with what to do after the commit. */
  async function bookEach(trx: Db, batch: Waiting<Order, Booked>[]): Promise<(() => void)[]> {
    const outcomes: (() => void)[] = []
    for (const { order, resolve, reject } of batch) {
      // Of the same name as the one of the booking before, which it hides.
      await sql`SAVEPOINT booking`.execute(trx)
      try {
        const booked = await book(trx, order)
        outcomes.push(() => resolve(booked))
      } catch (error) {
        await sql`ROLLBACK TO SAVEPOINT booking`.execute(trx)
        outcomes.push(() => reject(error))
      }
    }
    return outcomes
  }

  return (order) =>
    new Promise((resolve, reject) => {
      if (waiting.length >= MAX_WAITING) return reject(new RequestError('server.busy'))
      waiting.push({ order, resolve, reject })
      if (workers < MAX_WORKERS) void work()
    })
}
