import { messageTime, TimeText } from '@saidian/shared/calendar'
import type { WalletEntry } from '@saidian/shared/contracts/wallet'
import css from './wallet.module.css'

/** A coin entry. The sign shows the direction, not only the colour. */
export function WalletLine({ entry }: { entry: WalletEntry }) {
  const { title, at, amount, balance } = entry
  return (
    <div className={css.entry}>
      <span>
        <span className={css.title}>{title}</span>
        <span className={css.when}>
          <TimeText at={at * 1000} format={messageTime} />
        </span>
      </span>
      <span className={css.amounts}>
        <span className={amount > 0 ? css.in : css.out}>
          {amount > 0 ? `+${amount}` : `−${-amount}`}
        </span>
        <span className={css.when}>余 {balance}</span>
      </span>
    </div>
  )
}
