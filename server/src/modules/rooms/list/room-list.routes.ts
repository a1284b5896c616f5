import { getRoomOfAnchor, getRooms, getRoomsOfMatch } from '@saidian/shared/contracts/rooms'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../../platform/http'
import type { RoomLists } from './room-list.service'

export function roomListRoutes(app: FastifyInstance, lists: RoomLists): void {
  serve(app, getRooms, ({ user, query }) => lists.page(user, query))
  serve(app, getRoomsOfMatch, ({ params }) => lists.ofMatch(params.matchId))
  serve(app, getRoomOfAnchor, ({ params }) => lists.ofAnchor(params.memberId))
}
