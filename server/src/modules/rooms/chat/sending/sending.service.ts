import type { RoomMessage } from '@saidian/shared/contracts/rooms'
import { permit } from '../../../../platform/access'
import { RequestError } from '../../../../platform/errors'
import type { Metrics } from '../../../../platform/metrics'
import type { TextFilter } from '../../../../platform/text-filter'
import { ROOM_MESSAGE } from '../access.rules'
import type { Conversation, Conversations, Where } from '../conversation'
import { messageText, ROOM_TEXT } from './message.rules'
import { createOutbox } from './outbox'
import { MAX_A_SECOND } from './pace.rules'
import type { Send } from './sending.repository'
import { createSendingMetrics } from './sending-metrics'
import { createStoreBatch, type StoreBatchDeps } from './store-batch'

export type Said = Where & { text: string; key: string }

/** Throws `room.*`; resolves after the commit. */
export type Say = (member: { id: string }, said: Said) => Promise<RoomMessage>

export type SendingDeps = StoreBatchDeps & {
  conversations: Conversations
  textFilter: TextFilter
  metrics?: Metrics
}

/**
 * An own message is stored within 300 ms: it waits for a batch of 100 ms at most, and is in one. A
 * batch of more messages than viewers get in a second makes no more frames, however soon it comes.
 */
const BATCHES = {
  everyMs: 200,
  early: { items: MAX_A_SECOND, everyMs: 50 },
  reportMs: 600,
  capacity: { maxMs: 100, min: 50, max: 1_000, start: 400 },
}

/** Messages of members: checked one by one, stored and published in batches. */
export function createSending(deps: SendingDeps): Say {
  const { conversations, textFilter } = deps
  const outbox = createOutbox<Conversation, Send, RoomMessage>({
    ...BATCHES,
    keyOf: ({ topic }) => topic,
    ...(deps.metrics && { metrics: createSendingMetrics(deps.metrics) }),
    store: createStoreBatch(deps),
  })

  return async ({ id: authorId }, { text: typed, key, ...where }) => {
    permit({ id: authorId }, 'make', { kind: ROOM_MESSAGE })
    const conversation = await conversations.findRecent(where)
    // Before any other work: under a crowd most calls end here.
    outbox.checkPlace(conversation)
    const text = messageText(typed)
    if (text === null) throw new RequestError('room.text_length')
    // What elsewhere waits for a review is rejected here: a room does not wait.
    const findings = textFilter.check(text, ROOM_TEXT)
    if (findings.some(({ severity }) => severity !== 'mask'))
      throw new RequestError('room.text_unfit')
    const { roomId } = conversation
    return outbox.send(conversation, { authorId, key, text: textFilter.mask(text), roomId })
  }
}
