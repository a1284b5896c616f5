import { permit } from '../../../platform/access'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import { RequestError } from '../../../platform/errors'
import { createLimits, type Limit } from '../../../platform/limits'
import { BOOKING } from '../access.rules'
import { countBookings, deleteBooking, insertBooking, lockBookable } from './announced.repository'

const BOOKING_LIMIT: Limit = { name: 'room/book', free: 60, windowMs: 600_000 }

/** Asks for a notice at the start of an announced broadcast, or takes it back. */
export function createBooking({ db, clock }: { db: Db; clock: Clock }) {
  return async (
    { id: memberId }: { id: string },
    { broadcastId: id, isOn }: { broadcastId: number; isOn: boolean },
  ): Promise<{ isBooked: boolean; bookings: number }> => {
    permit({ id: memberId }, 'make', { kind: BOOKING })
    await createLimits(db).take([{ limit: BOOKING_LIMIT, of: memberId }], 'request.too_many')
    return db.transaction().execute(async (trx) => {
      const nowMs = clock.now()
      if (!(await lockBookable(trx, id, nowMs))) throw new RequestError('room.no_such_broadcast')
      if (isOn) await insertBooking(trx, { id, memberId, nowMs })
      else await deleteBooking(trx, id, memberId)
      return { isBooked: isOn, bookings: await countBookings(trx, id) }
    })
  }
}
