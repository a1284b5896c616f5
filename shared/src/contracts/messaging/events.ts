import Type, { type Static } from 'typebox'
import { MemberId } from '../content'
import { validatorOf } from '../validation'
import { ConversationId, Entry, MessageSeq } from './message'

const Count = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })

/** Event of `conv/{id}`: `seq` of the event is that of the entry. */
export const ConversationEvent = Type.Object({ entry: Entry })
export type ConversationEvent = Static<typeof ConversationEvent>
export const isConversationEvent = validatorOf(ConversationEvent)

/**
 * Signal of `conv/{id}`, without a number: sent once, never stored. Markers are absolute and repeat
 * in the next list, so that a lost one does no harm.
 */
export const ConversationSignal = Type.Union([
  Type.Object({ kind: Type.Literal('read'), memberId: MemberId, seq: MessageSeq }),
  Type.Object({ kind: Type.Literal('has'), memberId: MemberId, seq: MessageSeq }),
  Type.Object({ kind: Type.Literal('typing'), memberId: MemberId }),
])
export type ConversationSignal = Static<typeof ConversationSignal>
export const isConversationSignal = validatorOf(ConversationSignal)

/**
 * Event of `user/{id}` (10062): the member's side of a conversation changed on some device; null
 * `state`: read the list again, since it has a conversation more or less, or another order.
 */
export const ConversationChange = Type.Object({
  id: ConversationId,
  state: Type.Union([
    Type.Object({ readSeq: Count, unread: Count, mentionSeq: Count }),
    Type.Null(),
  ]),
})
export type ConversationChange = Static<typeof ConversationChange>
export const isConversationChange = validatorOf(ConversationChange)

/** Signal of `user/{id}` (10000 private, 10001 group): a conversation has an entry more. */
export const NewEntrySignal = Type.Object({
  id: ConversationId,
  entry: Entry,
  /** The entry names the member with @. */
  isMention: Type.Boolean(),
})
export type NewEntrySignal = Static<typeof NewEntrySignal>
export const isNewEntrySignal = validatorOf(NewEntrySignal)
