import { useAsMember } from '@saidian/shared/host'
import { lazy, Suspense, useState } from 'react'
import { GiftIcon } from '../gifts/gift-icon'
import css from './room.module.css'

const GiftPanel = lazy(async () => {
  const { GiftPanel: loaded } = await import(
    /* webpackChunkName: "gift-panel" */ '../features/gift-panel/gift-panel'
  )
  return { default: loaded }
})

/** Opens the gifts of a room; a visitor goes to the login. */
export function GiftButton({ roomId }: { roomId: number }) {
  const asMember = useAsMember()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={css.gift}
        aria-label="送礼物"
        onClick={() => asMember(() => setOpen(true))}
      >
        <GiftIcon icon="box" />
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <GiftPanel roomId={roomId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
