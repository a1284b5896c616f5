import type { Quote } from '@saidian/shared/contracts/messaging'
import type { Db } from '../../../platform/database'
import { RequestError } from '../../../platform/errors'
import { KIND } from '../log/append-act'
import type { LockedLog } from '../log/lock-logs'
import { ENTRY_KIND } from '../log/stored-entry'
import { type FileBody, fileName, type MessageFiles, type SentFile } from '../sent-files'
import type { Admitted } from './admit'
import type { NumberedMessage } from './insert-messages'
import { readNamed, readQuotes } from './parts.repository'
import { type MessageBody, type Send, sendKey } from './send'
import { placeKey } from './standings.repository'

export type Numbered = {
  messages: NumberedMessage[]
  /** Why others are not stored, by `sendKey`. */
  rejected: Map<string, RequestError>
}

type Given = Pick<Admitted, 'admitted' | 'standings'> & { logs: ReadonlyMap<string, LockedLog> }

/** The rows of messages with the next numbers of their logs, and which lack what they refer to. */
export async function numberMessages(
  trx: Db,
  files: MessageFiles,
  { admitted, standings, logs }: Given,
): Promise<Numbered> {
  const rejected = new Map<string, RequestError>()
  const quotes = await readQuotes(trx, admitted)
  const quoted = admitted.flatMap((send) => {
    const quote =
      send.replyTo === null ? null : quotes.get(`${send.conversationId}/${send.replyTo}`)
    const isTheirs = quote && quote.seq > (standings.get(placeKey(send))?.firstSeq ?? 0)
    if (quote === null || isTheirs) return [{ send, quote }]
    rejected.set(sendKey(send), new RequestError('message.no_such_message'))
    return []
  })
  // Last, since a file that a message took is of no use to another one.
  const bodies = await takeFiles(trx, files, quoted)
  const named = await readNamed(trx, admitted)
  const ends = new Map([...logs].map(([id, { lastSeq, messages }]) => [id, { lastSeq, messages }]))
  const messages: NumberedMessage[] = []
  for (const { send, quote } of quoted) {
    const isGroup = logs.get(send.conversationId)?.kind === KIND.group
    const body = isFile(send) ? bodies.get(sendKey(send)) : textOrCard(send, isGroup, named)
    const end = ends.get(send.conversationId)
    if (!body || !end) rejected.set(sendKey(send), new RequestError('message.no_such_file'))
    else messages.push(numbered({ send, quote, body }, end))
  }
  return { messages, rejected }
}

type End = { lastSeq: number; messages: number }
type Whole = { send: Send; quote: Quote | null; body: MessageBody }

function numbered({ send, quote, body }: Whole, end: End): NumberedMessage {
  const { conversationId, senderId, clientMsgId } = send
  end.lastSeq += 1
  end.messages += 1
  const mentions =
    body.kind === 'text' ? [...(body.mentionsAll ? [null] : []), ...(body.mentions ?? [])] : []
  return {
    conversationId,
    senderId,
    clientMsgId,
    body,
    quote,
    mentions,
    seq: end.lastSeq,
    messages: end.messages,
    kind: ENTRY_KIND[body.kind],
  }
}

const isFile = ({ body }: Send) => body.kind === 'picture' || body.kind === 'voice'

/** The files of messages by `sendKey`; of several messages with one file the first one has it. */
async function takeFiles(
  trx: Db,
  files: MessageFiles,
  given: readonly { send: Send }[],
): Promise<Map<string, FileBody>> {
  const takers = new Map<string, { of: string; file: SentFile }>()
  for (const { send } of given) {
    const { body, senderId, conversationId } = send
    if (body.kind !== 'picture' && body.kind !== 'voice') continue
    const file = { kind: body.kind, key: body.key, senderId, conversationId }
    const name = fileName(file)
    if (!takers.has(name)) takers.set(name, { of: sendKey(send), file })
  }
  if (takers.size === 0) return new Map()
  const taken = await files.attach(
    trx,
    [...takers.values()].map(({ file }) => file),
  )
  return new Map(
    [...takers].flatMap(([name, { of }]) => {
      const body = taken.get(name)
      return body ? [[of, body] as const] : []
    }),
  )
}

function textOrCard(
  { body, conversationId, senderId }: Send,
  isGroup: boolean,
  inGroup: ReadonlySet<string>,
): MessageBody | undefined {
  if (body.kind === 'card') return body
  if (body.kind !== 'text') return undefined
  const { mentions = [], mentionsAll, text } = body
  const isNamed = (id: string) => isGroup && inGroup.has(`${conversationId}/${senderId}/${id}`)
  const named = mentions.filter(isNamed)
  return {
    kind: 'text',
    text,
    ...(named.length > 0 && { mentions: named }),
    ...(isGroup && mentionsAll && { mentionsAll }),
  }
}
