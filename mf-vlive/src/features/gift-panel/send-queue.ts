import type { BodyOf, ReplyOf } from '@saidian/shared/contracts/http'
import type { sendGift } from '@saidian/shared/contracts/rooms'

export type GiftChoice = { giftId: number; from: 'coins' | 'bag' }
type Sent = ReplyOf<typeof sendGift>
type SendQueueDeps = {
  roomId: number
  send: (body: BodyOf<typeof sendGift>) => Promise<Sent>
  onSent: (sent: Sent) => void
  onError: (error: unknown) => void
  makeKey: () => string
}

/** The server accepts so many of one gift in one call. */
const MAX_COUNT = 999

/**
 * Sends the taps of a member one call at a time: taps while a call is on its way are one later
 * call, so a fast combo costs few calls and answers come in order. A call without an answer is
 * repeated with its key by the next tap of the same gift: it is booked once.
 */
export function createSendQueue({ roomId, send, onSent, onError, makeKey }: SendQueueDeps) {
  let combo: (GiftChoice & { comboId: string }) | null = null
  let waiting: (GiftChoice & { count: number }) | null = null
  let unanswered: BodyOf<typeof sendGift> | null = null
  let isBusy = false

  async function run(): Promise<void> {
    isBusy = true
    while (waiting) {
      const next: GiftChoice & { count: number } = waiting
      waiting = null
      const body: BodyOf<typeof sendGift> = isRepeat(unanswered, next) ? unanswered : bodyOf(next)
      unanswered = body
      try {
        const sent = await send(body)
        unanswered = null
        combo = { giftId: next.giftId, from: next.from, comboId: sent.comboId }
        onSent(sent)
      } catch (error) {
        waiting = null
        // The server has answered: nothing of this call was booked, so its key is free.
        if (isAnswer(error)) unanswered = null
        onError(error)
      }
    }
    isBusy = false
  }

  function bodyOf({ giftId, from, count }: GiftChoice & { count: number }) {
    const continues = combo?.giftId === giftId && combo.from === from
    return {
      roomId,
      giftId,
      count,
      from,
      key: makeKey(),
      ...(continues && { comboId: combo?.comboId }),
    }
  }

  return {
    /** Adds `count` of a gift to what is sent next. */
    add({ giftId, from }: GiftChoice, count: number): void {
      const isSame = waiting?.giftId === giftId && waiting.from === from
      const before = isSame ? (waiting?.count ?? 0) : 0
      waiting = { giftId, from, count: Math.min(MAX_COUNT, before + count) }
      if (!isBusy) void run()
    },
    /** The next gift begins a combo of its own. */
    endCombo(): void {
      combo = null
    },
  }
}

function isRepeat(
  unanswered: BodyOf<typeof sendGift> | null,
  { giftId, from, count }: GiftChoice & { count: number },
): unanswered is BodyOf<typeof sendGift> {
  return unanswered?.giftId === giftId && unanswered.from === from && unanswered.count === count
}

/** `code` of an `ApiError` is 0 when no server answered. */
function isAnswer(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code !== 0
}
