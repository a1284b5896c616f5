import type { Picture } from '@saidian/shared/contracts/content'
import type { Entry, Quote } from '@saidian/shared/contracts/messaging'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import { RequestError } from '../../../platform/errors'
import type { AppendedEntry, PublishEntries } from '../log/append'
import { appendedEntry, KIND } from '../log/append-act'
import { ENTRY_KIND, shownEntry } from '../log/stored-entry'
import type { MessageFiles, SentFile } from '../sent-files'
import { type AdmitDeps, admit } from './admit'
import { insertMessages, type NumberedMessage } from './insert-messages'
import type { Standing } from './may-send.rules'
import { readNamed, readQuotes } from './parts.repository'
import { type MessageBody, type Send, sendKey } from './send'
import { type Counted, findSent, lockConversations, placeKey } from './standings.repository'

export type StoreDeps = AdmitDeps & {
  db: Db
  clock: Clock
  files: MessageFiles
  publish: PublishEntries
}

type Outcomes = Map<string, Entry | RequestError>

/**
 * Stores messages of any conversations in one transaction, and publishes them after its commit.
 * What was sent before under the same name is answered with the stored message.
 */
export function createStoreBatch(deps: StoreDeps) {
  const { db, clock, publish } = deps

  return async (sends: readonly Send[]): Promise<(Entry | RequestError)[]> => {
    const distinct = [...new Map(sends.map((send) => [sendKey(send), send])).values()]
    const { outcomes, appended } = await db.transaction().execute(async (trx) => {
      const outcomes: Outcomes = new Map()
      const ids = [...new Set(distinct.map(({ conversationId }) => conversationId))]
      const conversations = await lockConversations(trx, ids)
      // Behind the lock: what another process has just stored is seen.
      for (const stored of await findSent(trx, distinct))
        outcomes.set(sendKey(stored), shownEntry(stored))
      const fresh = distinct.filter((send) => !outcomes.has(sendKey(send)))
      const batch = { sends: fresh, conversations, nowMs: clock.now() }
      const appended = fresh.length > 0 ? await storeFresh(trx, deps, batch, outcomes) : []
      return { outcomes, appended }
    })
    publish(appended)
    const lost = () => new RequestError('message.no_such_conversation')
    return sends.map((send) => outcomes.get(sendKey(send)) ?? lost())
  }
}

type Batch = {
  sends: readonly Send[]
  conversations: ReadonlyMap<string, Counted>
  nowMs: number
}

async function storeFresh(
  trx: Db,
  deps: StoreDeps,
  batch: Batch,
  outcomes: Outcomes,
): Promise<AppendedEntry[]> {
  const { admitted, standings, rejected } = await admit(trx, deps, batch)
  for (const [key, error] of rejected) outcomes.set(key, error)
  if (admitted.length === 0) return []
  const parts = await readParts(trx, deps, { admitted, standings })
  const heads = new Map([...batch.conversations].map(([id, head]) => [id, { ...head }]))
  const numbered: NumberedMessage[] = []
  const appended: AppendedEntry[] = []
  for (const send of admitted) {
    const head = heads.get(send.conversationId)
    const made = head && makeMessage(send, head, parts)
    if (!made) continue
    if (made instanceof RequestError) {
      outcomes.set(sendKey(send), made)
      continue
    }
    head.lastSeq = made.seq
    head.messages = made.messages
    const entry = entryOf(made, batch.nowMs)
    numbered.push(made)
    outcomes.set(sendKey(send), entry)
    appended.push(appendedEntry(head, entry, namedIn(made)))
  }
  if (numbered.length > 0) await insertMessages(trx, numbered, batch.nowMs)
  return appended
}

type Parts = {
  quotes: ReadonlyMap<string, Quote>
  named: ReadonlySet<string>
  files: ReadonlyMap<string, Picture | null>
  standings: ReadonlyMap<string, Standing>
}

type Given = { admitted: readonly Send[]; standings: ReadonlyMap<string, Standing> }

async function readParts(trx: Db, { files }: StoreDeps, given: Given): Promise<Parts> {
  const { admitted, standings } = given
  const sent = admitted.flatMap(({ body, senderId, conversationId }): SentFile[] =>
    body.kind === 'picture' || body.kind === 'voice'
      ? [{ kind: body.kind, key: body.key, senderId, conversationId }]
      : [],
  )
  return {
    quotes: await readQuotes(trx, admitted),
    named: await readNamed(trx, admitted),
    files: sent.length > 0 ? await files.attach(trx, sent) : new Map(),
    standings,
  }
}

/** The row of a message with the next number of its log, or why it has none. */
function makeMessage(send: Send, head: Counted, parts: Parts): NumberedMessage | RequestError {
  const { conversationId, senderId, clientMsgId, replyTo } = send
  const body = storedBody(send, head, parts)
  if (!body) return new RequestError('message.no_such_file')
  const quote = replyTo === null ? null : parts.quotes.get(`${conversationId}/${replyTo}`)
  const firstSeq = parts.standings.get(placeKey(send))?.firstSeq ?? 0
  if (quote === undefined || (quote && quote.seq <= firstSeq))
    return new RequestError('message.no_such_message')
  const mentions =
    body.kind === 'text' ? [...(body.mentionsAll ? [null] : []), ...(body.mentions ?? [])] : []
  return {
    ...{ conversationId, senderId, clientMsgId, body, quote, mentions },
    seq: head.lastSeq + 1,
    messages: head.messages + 1,
    kind: ENTRY_KIND[body.kind],
  }
}

/** Null for a file that is not there. */
function storedBody(
  { body, conversationId }: Send,
  head: Counted,
  parts: Parts,
): MessageBody | null {
  if (body.kind === 'picture') {
    const picture = parts.files.get(body.key)
    return picture ? { kind: 'picture', picture } : null
  }
  if (body.kind === 'voice') return parts.files.has(body.key) ? body : null
  if (body.kind === 'card') return body
  const { mentions = [], mentionsAll, text } = body
  const isGroup = head.kind === KIND.group
  const named = isGroup ? mentions.filter((id) => parts.named.has(`${conversationId}/${id}`)) : []
  return {
    ...{ kind: 'text', text },
    ...(named.length > 0 && { mentions: named }),
    ...(isGroup && mentionsAll && { mentionsAll }),
  }
}

function entryOf(message: NumberedMessage, nowMs: number): Entry {
  const { seq, senderId, clientMsgId, body, quote } = message
  return { seq, at: nowMs, senderId, clientMsgId, body, ...(quote && { quote }) }
}

const namedIn = ({ mentions, senderId }: NumberedMessage) =>
  mentions.flatMap((memberId) => (memberId === null || memberId === senderId ? [] : [memberId]))
