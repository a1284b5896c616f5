import type { EntryBody } from '@saidian/shared/contracts/messaging'
import type { Db } from '../../platform/database'

/** A picture or voice that a member uploaded before and now sends. */
export type SentFile = {
  kind: 'picture' | 'voice'
  key: string
  senderId: string
  conversationId: string
}

/** What messages show of a file, as it was measured. */
export type FileBody = Extract<EntryBody, { kind: 'picture' | 'voice' }>

/** Names a file with its member: no one sends a file of another one. */
export const fileName = ({ senderId, key }: Pick<SentFile, 'senderId' | 'key'>) =>
  `${senderId}/${key}`

export type MessageFiles = {
  /**
   * Makes files part of their conversations, in the transaction that stores their messages; what
   * these show, by `fileName`. Files that are gone, used or of another member are left out.
   */
  attach: (trx: Db, files: readonly SentFile[]) => Promise<ReadonlyMap<string, FileBody>>
}
