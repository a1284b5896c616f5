import type { ApiError } from '@saidian/shared/api'
import type { Author } from '@saidian/shared/contracts/content'
import type { Conversation } from '@saidian/shared/contracts/messaging'
import type { ListedConversation } from '@saidian/shared/conversation'
import type { LogRun } from '../run/run.rules'

export type Opened = Pick<Conversation, 'readSeq' | 'unread' | 'mentionSeq'>

/** A conversation that is open, as the page shows it. */
export type LogState = {
  /** Null while neither the device nor the server has answered. */
  conversation: ListedConversation | null
  run: LogRun | null
  /** Who wrote or is named, by id. */
  people: ReadonlyMap<string, Author>
  /** Senders whose messages are not shown: one of the two blocks the other. */
  hidden: ReadonlySet<string>
  /** Messages that the member deleted on this device. */
  deleted: ReadonlySet<number>
  /** What was unread when the member opened it; null until the server has answered. */
  opened: Opened | null
  /** Nothing can be shown, and why. */
  error: ApiError | null
  /** What is shown may be old: there is no connection. */
  isStale: boolean
  /** A part of the log that is loading, or failed to. */
  older: 'idle' | 'loading' | 'failed'
  /** Until when the other one is shown as typing, in milliseconds of this device. */
  typingUntil: number
}

export const NOTHING_YET: LogState = {
  conversation: null,
  run: null,
  people: new Map(),
  hidden: new Set(),
  deleted: new Set(),
  opened: null,
  error: null,
  isStale: false,
  older: 'idle',
  typingUntil: 0,
}
