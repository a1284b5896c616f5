import type { RoomMessage } from '@saidian/shared/contracts/rooms'
import { permit } from '../../../../platform/access'
import { RequestError } from '../../../../platform/errors'
import type { TextFilter } from '../../../../platform/text-filter'
import { ROOM_MESSAGE } from '../access.rules'
import type { Conversation, Conversations, Where } from '../conversation'
import { messageText, ROOM_TEXT } from './message.rules'
import { createOutbox } from './outbox'
import type { Send } from './sending.repository'
import { createStoreBatch, type StoreBatchDeps } from './store-batch'

export type Said = Where & { text: string; key: string }

/** Throws `room.*`; resolves after the commit. */
export type Say = (member: { id: string }, said: Said) => Promise<RoomMessage>

export type SendingDeps = StoreBatchDeps & {
  conversations: Conversations
  textFilter: TextFilter
}

const BATCHES = { everyMs: 200, reportMs: 600, maxWaiting: 4_000, batchSize: 1_000 }

/** Messages of members: checked one by one, stored and published in batches. */
export function createSending(deps: SendingDeps): Say {
  const { conversations, textFilter } = deps
  const outbox = createOutbox<Conversation, Send, RoomMessage>({
    ...BATCHES,
    keyOf: ({ topic }) => topic,
    store: createStoreBatch(deps),
  })

  return async ({ id: authorId }, { text: typed, key, ...where }) => {
    permit({ id: authorId }, 'make', { kind: ROOM_MESSAGE })
    const text = messageText(typed)
    if (text === null) throw new RequestError('room.text_length')
    // What elsewhere waits for a review is rejected here: a room does not wait.
    const findings = textFilter.check(text, ROOM_TEXT)
    if (findings.some(({ severity }) => severity !== 'mask'))
      throw new RequestError('room.text_unfit')
    const conversation = await conversations.findRecent(where)
    const { roomId } = conversation
    return outbox.send(conversation, { authorId, key, text: textFilter.mask(text), roomId })
  }
}
