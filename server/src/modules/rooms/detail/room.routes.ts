import { bookBroadcast, getRoom, playRoom, stayInRoom } from '@saidian/shared/contracts/rooms'
import type { FastifyInstance } from 'fastify'
import { networkOf, serve } from '../../../platform/http'
import type { createPlay } from '../play/play.service'
import type { createPresence } from '../presence/presence.service'
import type { createBooking } from '../schedule/booking.service'
import type { createRoomDetail } from './room-detail.service'

export type RoomCalls = {
  detail: ReturnType<typeof createRoomDetail>
  stay: ReturnType<typeof createPresence>
  play: ReturnType<typeof createPlay>
  book: ReturnType<typeof createBooking>
}

/** What a viewer does in one room. */
export function roomRoutes(app: FastifyInstance, { detail, stay, play, book }: RoomCalls): void {
  serve(app, getRoom, ({ user, params }) => detail(user, params.roomId))
  serve(app, stayInRoom, ({ user, body, request }) =>
    stay(user, { ...body, network: networkOf(request.ip) }),
  )
  serve(app, playRoom, ({ user, body }) => play(user, body))
  serve(app, bookBroadcast, ({ user, body }) => book(user, body))
}
