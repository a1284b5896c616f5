import {
  getChatToken,
  getRoomHistory,
  readRoomNotices,
  reportMessage,
  roomStaffEndpoints,
  sendRoomMessage,
  welcomeToRoom,
} from '@saidian/shared/contracts/rooms'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../../platform/http'
import { staffOf } from '../../../platform/staff'
import type { Reading } from './reading/reading.service'
import type { createReports } from './reports/reports.service'
import type { Say } from './sending/sending.service'
import type { StaffActs } from './staff/staff-acts.service'
import type { createChatToken } from './tokens/chat-token.service'

export type ChatCalls = {
  reading: Reading
  say: Say
  report: ReturnType<typeof createReports>
  chatToken: ReturnType<typeof createChatToken>
}

/** The chat calls of product-spec 7. */
export function chatRoutes(app: FastifyInstance, calls: ChatCalls): void {
  const { reading, say, report, chatToken } = calls
  serve(app, readRoomNotices, ({ body }) => reading.notices(body))
  serve(app, welcomeToRoom, ({ user, body }) => reading.welcome(user, body))
  serve(app, getRoomHistory, ({ user, body }) => reading.page(user, body, body.before))
  serve(app, sendRoomMessage, ({ user, body }) => say(user, body))
  serve(app, getChatToken, ({ user, body }) => chatToken(user, body.group))
  serve(app, reportMessage, ({ user, body }) => report(user, body))
}

export function chatInternalRoutes(app: FastifyInstance, staff: StaffActs): void {
  serve(app, roomStaffEndpoints.remove, async ({ body, request }) => ({
    isRemoved: await staff.remove(body.id, staffOf(request).name),
  }))
}
