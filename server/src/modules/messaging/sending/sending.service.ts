import type { BodyOf } from '@saidian/shared/contracts/http'
import type { Entry, SentBody, sendMessage } from '@saidian/shared/contracts/messaging'
import { permit } from '../../../platform/access'
import { isUnavailable } from '../../../platform/database'
import { RequestError } from '../../../platform/errors'
import { createBatches } from '../../../platform/queue'
import type { TextFilter, TextKind } from '../../../platform/text-filter'
import { MESSAGE } from '../access.rules'
import { withoutHidden } from '../log/hidden-entry.rules'
import { messageText } from './message-text.rules'
import type { Send } from './send'
import { createStoreApart } from './store-apart'
import { createStoreBatch, type StoreDeps } from './store-batch'

const BATCHES = { maxWaiting: 4_000, batchSize: 400 }

/** What no conversation shows; links and contacts depend on who writes to whom. */
const MESSAGE_TEXT: TextKind = { lists: ['unsafe'] }
const CONTACTS: TextKind = { lists: [], contacts: 'reject' }

export type SendingDeps = StoreDeps & {
  textFilter: Pick<TextFilter, 'check' | 'mask'>
  hiddenFor: (memberId: string | null) => Promise<ReadonlySet<string>>
}

/** Throws `message.*`, `group.*`, `relation.blocked`; resolves after the commit. */
export type SendMessage = (
  member: { id: string },
  message: BodyOf<typeof sendMessage>,
) => Promise<Entry>

/** Messages of members: checked one by one, stored in batches, published after the commit. */
export function createSending(deps: SendingDeps): SendMessage {
  const { textFilter } = deps
  const store = createBatches<Send, Entry>({
    ...BATCHES,
    run: createStoreApart(createStoreBatch(deps), isUnavailable),
  })

  return async ({ id: senderId }, { id: conversationId, clientMsgId, body, replyTo = null }) => {
    permit({ id: senderId }, 'make', { kind: MESSAGE })
    const clean = cleanBody(textFilter, body)
    const written = textOf(clean)
    const hasContact = written !== '' && textFilter.check(written, CONTACTS).length > 0
    const send = { conversationId, senderId, clientMsgId, body: clean, replyTo, hasContact }
    const entry = await store(send)
    // The sender may not see whom they answer, and a resend answers as of now.
    return entry.quote ? withoutHidden(entry, await deps.hiddenFor(senderId)) : entry
  }
}

function textOf(body: SentBody): string {
  if (body.kind === 'card') return body.card.title
  return body.kind === 'text' ? body.text : ''
}

function cleanBody(textFilter: SendingDeps['textFilter'], body: SentBody): SentBody {
  const written = textOf(body)
  if (written === '') return body
  const text = messageText(written)
  if (text === null) throw new RequestError('message.text_length', { field: 'body' })
  // What elsewhere waits for a review is rejected here: a conversation does not wait.
  const findings = textFilter.check(text, MESSAGE_TEXT)
  if (findings.some(({ severity }) => severity !== 'mask'))
    throw new RequestError('message.text_unfit', { field: 'body' })
  const shown = findings.length > 0 ? textFilter.mask(text) : text
  if (body.kind === 'card') return { ...body, card: { ...body.card, title: shown } }
  return body.kind === 'text' ? { ...body, text: shown } : body
}
