import Type, { type Static } from 'typebox'
import { Author, Cursor, MemberId, Next, ReportReason } from '../content'
import { endpoint } from '../http'
import { Position } from '../sockets'
import { Conversation } from './conversation'
import { ClientMsgId, ConversationId, Entry, MessageSeq, SentBody } from './message'

export const CONVERSATIONS_A_PAGE = 100
export const ENTRIES_A_PAGE = 100

const Count = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })

/** `epoch` and `seq` are where `user/{id}` stood before the list was read. */
export const ConversationPage = Type.Object({
  ...Position.properties,
  /** Pinned ones first, then by time. */
  conversations: Type.Array(Conversation),
  /** Unread messages of conversations that are not muted. */
  unread: Count,
  next: Next,
})
export type ConversationPage = Static<typeof ConversationPage>

export const getConversations = endpoint({
  method: 'GET',
  path: '/imapi/chat/list',
  summary: 'Conversations of the caller: pinned first, then newest first',
  login: 'required',
  query: Type.Object({ cursor: Type.Optional(Cursor) }),
  reply: ConversationPage,
})

export const getConversation = endpoint({
  method: 'GET',
  path: '/imapi/chat/one',
  summary: 'One conversation of the caller',
  login: 'required',
  query: Type.Object({ id: ConversationId }),
  reply: Conversation,
})

export const openConversation = endpoint({
  method: 'POST',
  path: '/imapi/chat/open',
  summary: 'The private conversation with a member; made when there is none',
  login: 'required',
  body: Type.Object({ memberId: MemberId }),
  reply: Conversation,
})

export const sendMessage = endpoint({
  method: 'POST',
  path: '/imapi/chat/send',
  summary: 'Sends a message; the same clientMsgId again answers the stored one, whatever its body',
  login: 'required',
  body: Type.Object({
    id: ConversationId,
    clientMsgId: ClientMsgId,
    body: SentBody,
    replyTo: Type.Optional(MessageSeq),
  }),
  reply: Entry,
})

export const EntryRange = Type.Object({
  /** Another epoch than the device has: its log is of another numbering. */
  epoch: Type.String(),
  lastSeq: Count,
  firstSeq: Count,
  /** By growing number, without gaps between the first and the last one. */
  entries: Type.Array(Entry, { maxItems: ENTRIES_A_PAGE }),
  /** Who wrote and is named in them. */
  members: Type.Array(Author),
  /** Who wrote in them, or is quoted, and is not shown to the reader: one blocks the other. */
  hidden: Type.Optional(Type.Array(MemberId)),
})
export type EntryRange = Static<typeof EntryRange>

export const getEntries = endpoint({
  method: 'POST',
  path: '/imapi/chat/range',
  summary: 'Entries of the log: after a number, or the last ones up to a number',
  login: 'required',
  body: Type.Object({
    id: ConversationId,
    /** Entries above this number, the first of them. */
    after: Type.Optional(Count),
    /** Without `after`: the last entries up to and with this number; the newest without it. */
    upTo: Type.Optional(MessageSeq),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: ENTRIES_A_PAGE })),
  }),
  reply: EntryRange,
})

export const readConversation = endpoint({
  method: 'POST',
  path: '/imapi/chat/read',
  summary: 'Marks entries up to a number as read on all devices; a smaller number changes nothing',
  login: 'required',
  body: Type.Object({ id: ConversationId, seq: MessageSeq }),
  reply: Type.Object({ readSeq: Count, unread: Count }),
})

export const receiveMessages = endpoint({
  method: 'POST',
  path: '/imapi/chat/has',
  summary: 'A device has all entries of private conversations up to these numbers (已送达)',
  login: 'required',
  body: Type.Object({
    marks: Type.Array(Type.Object({ id: ConversationId, seq: MessageSeq }), {
      minItems: 1,
      maxItems: CONVERSATIONS_A_PAGE,
    }),
  }),
  reply: Type.Null(),
})

export const recallMessage = endpoint({
  method: 'POST',
  path: '/imapi/chat/recall',
  summary: 'Takes back an own message within 2 minutes; managers of a group also those of members',
  login: 'required',
  body: Type.Object({ id: ConversationId, seq: MessageSeq }),
  reply: Type.Null(),
})

export const showTyping = endpoint({
  method: 'POST',
  path: '/imapi/chat/typing',
  summary: 'Shows the other one of a private conversation that the caller writes, for 5 seconds',
  login: 'required',
  body: Type.Object({ id: ConversationId }),
  reply: Type.Null(),
})

export const setConversation = endpoint({
  method: 'POST',
  path: '/imapi/chat/set',
  summary: 'Pins a conversation (置顶) or mutes it (免打扰), on all devices',
  login: 'required',
  body: Type.Object({
    id: ConversationId,
    isPinned: Type.Optional(Type.Boolean()),
    isMuted: Type.Optional(Type.Boolean()),
  }),
  reply: Conversation,
})

export const deleteConversation = endpoint({
  method: 'POST',
  path: '/imapi/chat/delete',
  summary: 'Removes the conversation up to a number from the list and history of the caller alone',
  login: 'required',
  body: Type.Object({ id: ConversationId, upTo: Count }),
  reply: Type.Null(),
})

/** A message that was found, with the conversation it stands in. */
export const FoundMessage = Type.Object({
  conversation: Conversation,
  entry: Entry,
  sender: Type.Union([Author, Type.Null()]),
})
export type FoundMessage = Static<typeof FoundMessage>

export const searchMessages = endpoint({
  method: 'POST',
  path: '/imapi/chat/search',
  summary: 'Messages of the caller that contain a text, newest first; in one conversation or all',
  login: 'required',
  body: Type.Object({
    q: Type.String({ minLength: 1, maxLength: 60 }),
    id: Type.Optional(ConversationId),
    cursor: Type.Optional(Cursor),
  }),
  reply: Type.Object({ found: Type.Array(FoundMessage), next: Next }),
})

export const reportMessages = endpoint({
  method: 'POST',
  path: '/imapi/chat/report',
  summary: 'Reports messages of one sender; the staff sees those that the reporter chose',
  login: 'required',
  body: Type.Object({
    id: ConversationId,
    seqs: Type.Array(MessageSeq, { minItems: 1, maxItems: 20, uniqueItems: true }),
    reason: ReportReason,
  }),
  reply: Type.Null(),
})
