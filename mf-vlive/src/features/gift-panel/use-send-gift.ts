import type { ApiError } from '@saidian/shared/api'
import type { ReplyOf } from '@saidian/shared/contracts/http'
import type { Gift, sendGift } from '@saidian/shared/contracts/rooms'
import { useHost } from '@saidian/shared/host'
import { useEffect, useRef, useState } from 'react'
import { useSendGiftMutation } from './gift.api'
import { createSendQueue, type GiftChoice } from './send-queue'

/** As long as the server lets a combo grow. */
const COMBO_MS = 5_000

export type Combo = { gift: Gift; from: GiftChoice['from']; count: number; step: number }

/** Sends gifts to a room, and the combo that runs: it ends five seconds after the last gift. */
export function useSendGift(roomId: number) {
  const host = useHost()
  const [send] = useSendGiftMutation()
  const [combo, setCombo] = useState<Combo | null>(null)
  const last = useRef<Omit<Combo, 'count'> | null>(null)

  const onSent = ({ count, isHalfOfLimit }: ReplyOf<typeof sendGift>) => {
    if (last.current) setCombo({ ...last.current, count })
    if (isHalfOfLimit) host.toast({ text: '今天送礼已用掉你设置上限的一半' })
  }
  const onError = (error: unknown) => {
    setCombo(null)
    host.toast({ text: (error as ApiError).message, kind: 'fail' })
  }
  const [queue] = useState(() =>
    createSendQueue({
      roomId,
      send: (body) => send({ body }).unwrap(),
      onSent,
      onError,
      makeKey: () => crypto.randomUUID(),
    }),
  )

  useEffect(() => {
    if (!combo) return
    const timer = setTimeout(() => {
      queue.endCombo()
      setCombo(null)
    }, COMBO_MS)
    return () => clearTimeout(timer)
  }, [combo, queue])

  return {
    combo,
    /** Sends `step` of a gift, now and with every further tap on the combo. */
    give(gift: Gift, from: GiftChoice['from'], step: number) {
      last.current = { gift, from, step }
      queue.add({ giftId: gift.id, from }, step)
    },
  }
}
