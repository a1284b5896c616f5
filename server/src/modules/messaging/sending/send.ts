import type { EntryBody, SentBody } from '@saidian/shared/contracts/messaging'

/** A message before it is stored: its text is clean. */
export type Send = {
  conversationId: string
  senderId: string
  clientMsgId: string
  body: SentBody
  /** The message that it answers. */
  replyTo: number | null
  /** Has a link or a contact, which not everyone may send. */
  hasContact: boolean
}

/** Names a message among all: the same one sent again is stored once. */
export const sendKey = ({
  conversationId,
  senderId,
  clientMsgId,
}: Pick<Send, 'conversationId' | 'senderId' | 'clientMsgId'>) =>
  `${conversationId}/${senderId}/${clientMsgId}`

/** A body as the log stores it. */
export type MessageBody = Extract<EntryBody, { kind: 'text' | 'picture' | 'voice' | 'card' }>
