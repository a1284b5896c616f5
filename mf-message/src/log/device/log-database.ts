import type { Author } from '@saidian/shared/contracts/content'
import type { Conversation, Entry } from '@saidian/shared/contracts/messaging'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { OutboxItem } from '../outbox/outbox-item'
import type { Span } from '../run/spans.rules'

/** What a device has of the log of a conversation. */
export type StoredHead = {
  epoch: string
  lastSeq: number
  firstSeq: number
  spans: readonly Span[]
  /** Senders whose messages are not shown. */
  hidden: readonly string[]
  /** As the server last answered it. */
  conversation: Conversation | null
}

/** All keys begin with the member, so that no login reads what belongs to another one. */
export type LogSchema = DBSchema & {
  entries: { key: [member: string, conversation: string, seq: number]; value: Entry }
  heads: { key: [member: string, conversation: string]; value: StoredHead }
  people: { key: [member: string, id: string]; value: Author }
  /** Messages that the member deleted on this device alone. */
  deleted: { key: [member: string, conversation: string, seq: number]; value: number }
  outbox: {
    key: number
    value: OutboxItem
    indexes: { member: string; message: [string, string] }
  }
}

export type LogDatabase = IDBPDatabase<LogSchema>

const VERSION = 1

export function openLogDatabase(name = 'saidian-messages'): Promise<LogDatabase> {
  return openDB<LogSchema>(name, VERSION, {
    upgrade(database) {
      database.createObjectStore('entries')
      database.createObjectStore('heads')
      database.createObjectStore('people')
      database.createObjectStore('deleted')
      // The number of an item is its place in the order of sending, over all tabs.
      const outbox = database.createObjectStore('outbox', { keyPath: 'order', autoIncrement: true })
      outbox.createIndex('member', 'memberId')
      outbox.createIndex('message', ['memberId', 'clientMsgId'], { unique: true })
    },
    // A newer version of the product in another tab changes the tables: this tab reads no more.
    blocking: (_from, _to, event) => (event.target as IDBDatabase).close(),
  })
}

/** All keys of a member in a table whose key begins with the member and a conversation. */
export function keysOf(memberId: string, conversationId?: string): IDBKeyRange {
  const prefix = conversationId === undefined ? [memberId] : [memberId, conversationId]
  // An array sorts after every number and string.
  return IDBKeyRange.bound(prefix, [...prefix, []])
}
