import type { Gift, GiftPurse } from '@saidian/shared/contracts/rooms'
import { useHost } from '@saidian/shared/host'
import { Button, classNames } from '@saidian/shared/ui'
import { useState } from 'react'
import css from './gift-panel.module.css'
import type { GiftChoice } from './send-queue'
import { useSendGift } from './use-send-gift'

const STEPS = [1, 10, 66] as const

type GiftSendProps = {
  roomId: number
  gift: Gift | null
  from: GiftChoice['from']
  purse: GiftPurse
}

/** Balance, how many, and the button that sends; while a combo runs every tap adds to it. */
export function GiftSend({ roomId, gift, from, purse }: GiftSendProps) {
  const host = useHost()
  const [step, setStep] = useState<number>(1)
  const { combo, give } = useSendGift(roomId)
  const owned = purse.bag.find((entry) => entry.gift.id === gift?.id)?.count ?? 0
  const isShort = gift !== null && (from === 'bag' ? owned < step : purse.coins < gift.coins * step)
  const isRunning = combo !== null && combo.gift.id === gift?.id && combo.from === from

  if (!purse.mayGive)
    return (
      <p className={css.note} role="note">
        未成年人和青少年模式不能送礼
      </p>
    )
  return (
    <div className={css.send}>
      <p className={css.balance}>
        <strong>{purse.coins}</strong> 金币
        <button type="button" className={css.link} onClick={() => host.navigate('/user')}>
          兑换金币
        </button>
      </p>
      <div className={css.actions}>
        <fieldset className={css.steps}>
          <legend className={css.hidden}>数量</legend>
          {STEPS.map((count) => (
            <button
              key={count}
              type="button"
              className={classNames(css.step, count === step && css.stepChosen)}
              aria-pressed={count === step}
              onClick={() => setStep(count)}
            >
              {count}
            </button>
          ))}
        </fieldset>
        <Button
          disabled={gift === null || isShort}
          onClick={() => gift && give(gift, from, step)}
          aria-describedby="gift-combo"
        >
          {isRunning ? '连击' : isShort ? (from === 'bag' ? '数量不足' : '金币不足') : '送出'}
        </Button>
      </div>
      <p id="gift-combo" className={css.combo} role="status">
        {isRunning && (
          <>
            {combo.gift.name} <strong>×{combo.count}</strong>
            <span key={combo.count} className={css.countdown} aria-hidden="true" />
          </>
        )}
      </p>
    </div>
  )
}
