import type { Gift } from '@saidian/shared/contracts/rooms'
import { classNames } from '@saidian/shared/ui'
import { GiftIcon } from '../../gifts/gift-icon'
import css from './gift-panel.module.css'

type GiftGridProps = {
  /** `count`: how many of it the bag has. */
  gifts: readonly { gift: Gift; count?: number }[]
  chosenId: number | null
  onChoose: (giftId: number) => void
}

/** Gifts to choose one of. */
export function GiftGrid({ gifts, chosenId, onChoose }: GiftGridProps) {
  return (
    <ul className={css.grid}>
      {gifts.map(({ gift, count }) => (
        <li key={gift.id}>
          <button
            type="button"
            className={classNames(css.gift, gift.id === chosenId && css.chosen)}
            aria-pressed={gift.id === chosenId}
            onClick={() => onChoose(gift.id)}
          >
            <GiftIcon icon={gift.icon} look="large" />
            <span className={css.name}>{gift.name}</span>
            <span className={css.price}>
              {count === undefined ? `${gift.coins} 金币` : `${count} 个`}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
