import type { Picture } from '@saidian/shared/contracts/content'
import type { Db } from '../../platform/database'

/** A picture or voice that a member uploaded before and now sends. */
export type SentFile = {
  kind: 'picture' | 'voice'
  key: string
  senderId: string
  conversationId: string
}

/** What messages need of uploaded files; both by key, without what is not there or not theirs. */
export type MessageFiles = {
  /** Makes files part of their conversations; runs in the transaction that stores the messages. */
  attach: (trx: Db, files: readonly SentFile[]) => Promise<ReadonlyMap<string, Picture | null>>
}
