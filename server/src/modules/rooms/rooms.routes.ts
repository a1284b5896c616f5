import {
  getRoomHistory,
  readRoomNotices,
  roomStaffEndpoints,
  sendRoomMessage,
  welcomeToRoom,
} from '@saidian/shared/contracts/rooms'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http'
import { staffOf } from '../../platform/staff'
import type { Rooms } from './rooms.service'

/** The chat calls of product-spec 7. */
export function roomRoutes(app: FastifyInstance, rooms: Rooms): void {
  serve(app, readRoomNotices, ({ body }) => rooms.notices(body.matchId))
  serve(app, welcomeToRoom, ({ user, body }) => rooms.welcome(user, body.matchId))
  serve(app, getRoomHistory, ({ body }) => rooms.page(body.matchId, body.before))
  serve(app, sendRoomMessage, ({ user, body }) => rooms.say(user, body))
}

export function roomInternalRoutes(app: FastifyInstance, rooms: Rooms): void {
  serve(app, roomStaffEndpoints.remove, async ({ body, request }) => ({
    isRemoved: await rooms.remove(body.id, staffOf(request).name),
  }))
  serve(app, roomStaffEndpoints.mute, async ({ body, request }) => ({
    until: await rooms.mute(body, staffOf(request).name),
  }))
}
