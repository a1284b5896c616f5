import type { Entry, EntryBody } from '@saidian/shared/contracts/messaging'
import type { TopicMessage } from '../../../platform/bus'
import type { Db } from '../../../platform/database'
import type { EntryApart } from './hidden-entry.rules'

/** An act that the log of a conversation records, by another part than the sending of messages. */
export type Act = {
  conversationId: string
  senderId: string
  body: Extract<EntryBody, { kind: 'event' | 'recall' }>
}

/** What the commit makes true, to publish after it. */
export type AppendedEntry = {
  /** Of the conversation. */
  id: string
  entry: Entry
  /** Event of `conv/{id}`; null where it was published before. */
  message: TopicMessage | null
  /** Members whose devices get the entry on `user/{id}`. */
  signalTo: readonly string[]
  /** Members who get the entry without what one whom they do not see wrote. */
  apart: readonly EntryApart[]
  isGroup: boolean
}

/**
 * Numbers and stores an act in the transaction of its change, as its last statement: until the
 * commit others who write to this conversation wait.
 */
export type AppendAct = (trx: Db, act: Act) => Promise<AppendedEntry>

/** Sends appended entries to the devices of the members; call it after the commit. */
export type PublishEntries = (appended: readonly AppendedEntry[]) => void
