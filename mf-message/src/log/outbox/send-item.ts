import { type ApiError, callEndpoint, type Http, mapFailure } from '@saidian/shared/api'
import { type Entry, type SentBody, sendMessage } from '@saidian/shared/contracts/messaging'
import type { MessageUploads } from '../files/message-uploads'
import type { OutboxItem, WaitingFile } from './outbox-item'
import type { OutboxStore } from './outbox-store'

export type SendDeps = { http: Http; uploads: MessageUploads; store: OutboxStore }

export type SendOutcome = { entry: Entry } | { error: ApiError }

/**
 * Uploads the file of an item, if it has one, and sends the message. The key of an uploaded file is
 * stored first, so that a page that is closed in between uploads nothing twice.
 */
export async function sendItem(
  deps: SendDeps,
  item: OutboxItem,
  signal: AbortSignal,
): Promise<SendOutcome> {
  try {
    const body = await sentBody(deps, item, signal)
    const { conversationId: id, clientMsgId, quote } = item
    const replyTo = quote ? { replyTo: quote.seq } : {}
    const args = { body: { id, clientMsgId, body, ...replyTo } }
    return {
      entry: await callEndpoint(deps.http, sendMessage, args, { isBackground: true, signal }),
    }
  } catch (failure) {
    return { error: mapFailure(failure) }
  }
}

async function sentBody(deps: SendDeps, item: OutboxItem, signal: AbortSignal): Promise<SentBody> {
  const { body } = item
  if (body.kind !== 'picture-file' && body.kind !== 'voice-file') return body
  const { key = '', ...file } = await uploaded(deps, item, body, signal)
  return file.kind === 'voice-file' ? { kind: 'voice', key, ms: file.ms } : { kind: 'picture', key }
}

async function uploaded(
  { uploads, store }: SendDeps,
  { clientMsgId }: OutboxItem,
  body: WaitingFile,
  signal: AbortSignal,
): Promise<WaitingFile> {
  if (body.key !== undefined) return body
  const upload = body.kind === 'picture-file' ? uploads.picture : uploads.voice
  const done = { ...body, ...(await upload(body.file, signal)) }
  await store.change(clientMsgId, { body: done })
  return done
}
