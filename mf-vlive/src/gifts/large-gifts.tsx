import type { RoomGift } from '@saidian/shared/contracts/rooms'
import { useEffect, useState } from 'react'
import { GiftIcon } from './gift-icon'
import css from './gifts.module.css'
import { type LargeGiftQueue, nextLargeGifts } from './large-gifts.rules'

const SHOWN_MS = 2_600

/**
 * Shows large gifts over the whole page, one after the other, each combo once. It never takes a
 * tap; under reduced motion it is a plaque that stands still.
 */
export function LargeGifts({ gifts }: { gifts: readonly RoomGift[] }) {
  const [queue, setQueue] = useState<LargeGiftQueue>(() => ({
    seen: gifts.map(comboOf),
    waiting: [],
  }))
  const [shown] = queue.waiting
  useEffect(() => setQueue((before) => nextLargeGifts(before, gifts)), [gifts])
  const shownId = shown?.comboId
  useEffect(() => {
    if (shownId === undefined) return
    const end = () => setQueue(({ seen, waiting }) => ({ seen, waiting: waiting.slice(1) }))
    const timer = setTimeout(end, SHOWN_MS)
    return () => clearTimeout(timer)
  }, [shownId])
  if (!shown) return null
  return (
    <div className={css.effect} role="status" key={shown.comboId}>
      <span className={css.rays} aria-hidden="true" />
      <GiftIcon icon={shown.icon} look="huge" />
      <p className={css.plaque}>
        {shown.from.nickName} 送出 <strong>{shown.name}</strong>
      </p>
    </div>
  )
}

const comboOf = ({ comboId }: RoomGift) => comboId
