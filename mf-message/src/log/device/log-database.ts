import type { Author } from '@saidian/shared/contracts/content'
import type { Conversation, Entry } from '@saidian/shared/contracts/messaging'
import { type DeviceDatabase, deviceDatabase } from '@saidian/shared/store/database'
import type { DBSchema } from 'idb'
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

export type LogDatabase = DeviceDatabase<LogSchema>

export function logDatabase(name = 'saidian-messages'): LogDatabase {
  return deviceDatabase<LogSchema>({
    name,
    version: 1,
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
  })
}

/** All keys of a member in a table whose key begins with the member and a conversation. */
export function keysOf(memberId: string, conversationId?: string): IDBKeyRange {
  const prefix = conversationId === undefined ? [memberId] : [memberId, conversationId]
  // An array sorts after every number and string.
  return IDBKeyRange.bound(prefix, [...prefix, []])
}
