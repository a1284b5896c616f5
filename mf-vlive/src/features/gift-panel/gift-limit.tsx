import type { ApiError } from '@saidian/shared/api'
import type { GiftPurse } from '@saidian/shared/contracts/rooms'
import { useHost } from '@saidian/shared/host'
import { useState } from 'react'
import { useSetGiftLimitMutation } from './gift.api'
import css from './gift-panel.module.css'

const LIMITS = [50, 100, 500, 1_000, 5_000] as const

/** The own limit of a day. A lower one holds at once, a higher one from tomorrow. */
export function GiftLimit({ purse: { spentToday, dailyLimit } }: { purse: GiftPurse }) {
  const host = useHost()
  const [setLimit, { isLoading }] = useSetGiftLimitMutation()
  const [isOpen, setIsOpen] = useState(false)
  const choices = dailyLimit === null ? LIMITS : withChosen(dailyLimit)

  async function choose(next: number | null): Promise<void> {
    const isLoosened = dailyLimit !== null && (next === null || next > dailyLimit)
    try {
      await setLimit({ body: { dailyLimit: next } }).unwrap()
      host.toast({ text: isLoosened ? '新的上限明天生效' : '已设置', kind: 'success' })
      setIsOpen(false)
    } catch (error) {
      host.toast({ text: (error as ApiError).message, kind: 'fail' })
    }
  }

  return (
    <div className={css.limit}>
      <p>
        今日已送 {spentToday} 金币
        {dailyLimit !== null && <>，上限 {dailyLimit}</>}
        <button
          type="button"
          className={css.link}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          设置上限
        </button>
      </p>
      {isOpen && (
        <label className={css.choice}>
          每日送礼上限
          <select
            value={dailyLimit ?? ''}
            disabled={isLoading}
            onChange={({ target }) => choose(target.value === '' ? null : Number(target.value))}
          >
            <option value="">不限</option>
            {choices.map((coins) => (
              <option key={coins} value={coins}>
                {coins} 金币
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  )
}

function withChosen(chosen: number): number[] {
  return [...new Set([...LIMITS, chosen])].sort((one, other) => one - other)
}
