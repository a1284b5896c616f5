import {
  getConversation,
  getConversations,
  getEntries,
  openConversation,
  sendMessage,
} from '@saidian/shared/contracts/messaging'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http'
import type { ConversationList } from './list/list.service'
import type { ReadRange } from './log/range.service'
import type { OpenConversation } from './opening/opening.service'
import type { SendMessage } from './sending/sending.service'

export type MessagingCalls = {
  list: ConversationList
  readRange: ReadRange
  send: SendMessage
  open: OpenConversation
}

export function messagingRoutes(app: FastifyInstance, calls: MessagingCalls): void {
  const { list, readRange, send, open } = calls
  serve(app, getConversations, ({ user, query }) => list.page(user, query.cursor))
  serve(app, getConversation, ({ user, query }) => list.one(user, query.id))
  serve(app, getEntries, ({ user, body }) => readRange(user, body))
  serve(app, openConversation, ({ user, body }) => open(user, body.memberId))
  serve(app, sendMessage, ({ user, body }) => send(user, body))
}
