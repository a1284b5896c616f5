import type { Entry, EntryBody, Quote } from '@saidian/shared/contracts/messaging'
import { type RawBuilder, sql } from 'kysely'

/** Numbers of the kinds of entries; those up to `MAX_UNREAD_KIND` count as unread. */
export const ENTRY_KIND = { text: 1, picture: 2, voice: 3, card: 4, recall: 5, event: 6 } as const
export const MAX_UNREAD_KIND = 4

/** Columns of an entry `e` whose quoted entry, if any, is `q`. */
export const ENTRY: RawBuilder<unknown> = sql`e.seq::float8 AS seq,
  round(extract(epoch FROM e.at) * 1000)::float8 AS "atMs", e.sender_id::text AS "senderId",
  e.client_msg_id::text AS "clientMsgId", e.body, e.quote,
  q.recalled_at IS NOT NULL AS "isQuoteRecalled"`

/** Joins the entry that `e` quotes. */
export const QUOTED: RawBuilder<unknown> = sql`LEFT JOIN conversation_entries q
  ON q.conversation_id = e.conversation_id AND q.seq = (e.quote ->> 'seq')::bigint`

/** Whether a message is hidden depends on its reader. */
export type StoredBody = Exclude<EntryBody, { kind: 'hidden' }>

export type StoredEntry = {
  seq: number
  atMs: number
  senderId: string
  clientMsgId: string | null
  body: StoredBody
  quote: Quote | null
  isQuoteRecalled: boolean
}

/** An entry as readers get it: nothing shows the text of a message that was recalled. */
export function shownEntry(stored: StoredEntry): Entry {
  const { seq, atMs, senderId, clientMsgId, body, quote, isQuoteRecalled } = stored
  return {
    seq,
    at: atMs,
    senderId,
    clientMsgId,
    body,
    ...(quote && { quote: isQuoteRecalled ? { ...quote, excerpt: '' } : quote }),
  }
}
