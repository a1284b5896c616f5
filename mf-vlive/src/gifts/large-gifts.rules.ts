import type { RoomGift } from '@saidian/shared/contracts/rooms'

/** More are not worth the wait: a goal would be over before the last one is shown. */
const MAX_WAITING = 3
const MAX_SEEN = 200

export type LargeGiftQueue = { seen: readonly string[]; waiting: RoomGift[] }

/** Adds the large gifts among `gifts` whose combo was not seen yet. */
export function nextLargeGifts(queue: LargeGiftQueue, gifts: readonly RoomGift[]): LargeGiftQueue {
  const known = new Set(queue.seen)
  const fresh = gifts.filter(({ comboId }) => !known.has(comboId))
  if (fresh.length === 0) return queue
  const seen = [...queue.seen, ...fresh.map(({ comboId }) => comboId)].slice(-MAX_SEEN)
  const large = fresh.filter(({ isLarge }) => isLarge)
  return { seen, waiting: [...queue.waiting, ...large].slice(0, MAX_WAITING) }
}
