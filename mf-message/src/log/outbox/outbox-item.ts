import type { Entry, SentBody } from '@saidian/shared/contracts/messaging'

export type MessageQuote = NonNullable<Entry['quote']>

/** A file that is part of a message; it has a key as soon as it is uploaded. */
export type WaitingFile =
  | { kind: 'picture-file'; file: Blob; width: number; height: number; key?: string }
  | { kind: 'voice-file'; file: Blob; ms: number; key?: string }

/** A message as it waits. */
export type WaitingBody = SentBody | WaitingFile

/** What a member wrote on this device and the server has not acknowledged. */
export type OutboxItem = {
  /** Place in the order of sending, given by the device; `NOT_STORED` until then. */
  order: number
  memberId: string
  conversationId: string
  /** Made once, before the first try: the server stores a resent message once. */
  clientMsgId: string
  body: WaitingBody
  /** The message that this one answers. */
  quote?: MessageQuote
  /** When it was written, in milliseconds of the server clock. */
  at: number
  /** `failed`: the server rejected it; the member sends it again or deletes it. */
  state: 'waiting' | 'failed'
  /** Why it failed, for the member. */
  problem?: string
}

/** After everything that the device has. */
export const NOT_STORED = Number.MAX_SAFE_INTEGER

export type NewItem = Pick<OutboxItem, 'conversationId' | 'body'> & { quote?: MessageQuote }
