import type { Entry } from '@saidian/shared/contracts/messaging'
import { TOPIC } from '@saidian/shared/contracts/sockets'
import { sql } from 'kysely'
import type { TopicMessage } from '../../../platform/bus'
import type { Clock } from '../../../platform/clock'
import type { AppendAct, AppendedEntry } from './append'
import { type EntryApart, entriesApart } from './hidden-entry.rules'
import { type HiddenFrom, readHiddenFrom } from './hidden-from.repository'
import { ENTRY_KIND } from './stored-entry'

export const KIND = { private: 1, group: 2 } as const

/** A conversation as its entries are published. */
export type LogHead = {
  id: string
  epoch: string
  kind: number
  /** The members of a private one. */
  oneId: string | null
  otherId: string | null
}

/** `AppendAct` by the clock of the server. */
export function createAppendAct(clock: Clock): AppendAct {
  return async (trx, { conversationId, senderId, body }) => {
    const at = clock.now()
    // A recall is no message of its own in a list: the conversation stays where it is.
    const isShown = body.kind === 'event'
    const hasText = isShown && body.value !== undefined
    const authors = hasText ? [{ conversationId, authorId: senderId }] : []
    const hiddenFrom = await readHiddenFrom(trx, authors)
    const { rows } = await sql<LogHead & { lastSeq: number }>`
      WITH counted AS (
        UPDATE conversations SET last_seq = last_seq + 1,
          shown_seq = CASE WHEN ${isShown} THEN last_seq + 1 ELSE shown_seq END,
          last_at = CASE WHEN ${isShown} THEN ${new Date(at)} ELSE last_at END
        WHERE id = ${conversationId}
        RETURNING id, kind, epoch, one_id, other_id, last_seq, messages
      ), added AS (
        INSERT INTO conversation_entries (conversation_id, seq, messages, sender_id, kind, body, at)
        SELECT id, last_seq, messages, ${senderId}::bigint, ${ENTRY_KIND[body.kind]},
          ${JSON.stringify(body)}::jsonb, ${new Date(at)} FROM counted
      )
      SELECT id::text, kind, epoch, one_id::text AS "oneId", other_id::text AS "otherId",
        last_seq::float8 AS "lastSeq" FROM counted`.execute(trx)
    const [head] = rows
    if (!head) throw new Error(`there is no conversation ${conversationId}`)
    const entry = { seq: head.lastSeq, at, senderId, clientMsgId: null, body }
    return appendedEntry(head, entry, { hiddenFrom })
  }
}

/** Both members of a private conversation get its entries wherever they are. */
export function appendedEntry(
  head: LogHead,
  entry: Entry,
  { named = [], hiddenFrom }: { named?: readonly string[]; hiddenFrom: HiddenFrom },
): AppendedEntry {
  const { id, kind, oneId, otherId } = head
  const isGroup = kind === KIND.group
  const apart = entriesApart(entry, (authorId) => hiddenFrom({ conversationId: id, authorId }))
  return {
    id,
    entry,
    isGroup,
    apart,
    message: eventOf(head, entry, apart),
    signalTo: isGroup ? named : [oneId, otherId].flatMap((member) => member ?? []),
  }
}

/** The event of `conv/{id}` that an entry is. */
export function eventOf(
  { id, epoch }: Pick<LogHead, 'id' | 'epoch'>,
  entry: Entry,
  apart: readonly EntryApart[],
): TopicMessage {
  const others = apart.map(({ to, entry }) => ({ to: [...to], data: { entry } }))
  return {
    topic: TOPIC.conversation(id),
    epoch,
    seq: entry.seq,
    data: { entry },
    ...(others.length > 0 && { apart: others }),
  }
}
