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
  if (body.kind === 'picture-file') {
    return { kind: 'picture', key: await keyOf(deps, item, body, signal) }
  }
  if (body.kind === 'voice-file') {
    return { kind: 'voice', key: await keyOf(deps, item, body, signal), ms: body.ms }
  }
  return body
}

async function keyOf(
  { uploads, store }: SendDeps,
  { order, conversationId }: OutboxItem,
  body: WaitingFile,
  signal: AbortSignal,
): Promise<string> {
  if (body.key !== undefined) return body.key
  const upload = body.kind === 'picture-file' ? uploads.picture : uploads.voice
  const key = await upload(conversationId, body.file, signal)
  await store.change(order, { body: { ...body, key } })
  return key
}
