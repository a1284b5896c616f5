import {
  deleteConversation,
  getConversation,
  getConversations,
  getEntries,
  openConversation,
  readConversation,
  recallMessage,
  receiveMessages,
  sendMessage,
  setConversation,
  showTyping,
} from '@saidian/shared/contracts/messaging'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http'
import type { ConversationList } from './list/list.service'
import type { ReadRange } from './log/range.service'
import type { Marks } from './marks/marks.service'
import type { OwnSides } from './marks/side.service'
import type { ShowTyping } from './marks/typing.service'
import type { OpenConversation } from './opening/opening.service'
import type { Recall } from './recall/recall.service'
import type { SendMessage } from './sending/sending.service'

export type MessagingCalls = {
  list: ConversationList
  readRange: ReadRange
  send: SendMessage
  open: OpenConversation
  marks: Marks
  sides: OwnSides
  recall: Recall
  showTyping: ShowTyping
}

export function messagingRoutes(app: FastifyInstance, calls: MessagingCalls): void {
  const { list, readRange, send, open, marks, sides, recall } = calls
  serve(app, getConversations, ({ user, query }) => list.page(user, query.cursor))
  serve(app, getConversation, ({ user, query }) => list.one(user, query.id))
  serve(app, getEntries, ({ user, body }) => readRange(user, body))
  serve(app, openConversation, ({ user, body }) => open(user, body.memberId))
  serve(app, sendMessage, ({ user, body }) => send(user, body))
  serve(app, recallMessage, ({ user, body }) => recall(user, body))
  serve(app, readConversation, ({ user, body }) => marks.read(user, body))
  serve(app, receiveMessages, ({ user, body }) => marks.has(user, body))
  serve(app, showTyping, ({ user, body }) => calls.showTyping(user, body.id))
  serve(app, setConversation, ({ user, body }) => sides.set(user, body))
  serve(app, deleteConversation, ({ user, body }) => sides.remove(user, body))
}
