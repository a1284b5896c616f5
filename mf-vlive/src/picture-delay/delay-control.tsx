import { Icon } from '@saidian/shared/ui'
import { Sheet } from '@saidian/shared/ui/subpages'
import { useState } from 'react'
import css from './delay-control.module.css'
import { delayText, pageDelayMs } from './picture-delay.rules'
import type { PictureDelayControl } from './use-picture-delay'

const STEP_MS = 500

/** How late the picture is, and the way to let scores wait longer or shorter. */
export function DelayControl({ delay }: { delay: PictureDelayControl }) {
  const [isOpen, setOpen] = useState(false)
  const { pictureMs, addedMs, change } = delay
  if (pictureMs === null) return null
  const total = pageDelayMs(pictureMs, addedMs)
  return (
    <>
      <button type="button" className={css.delay} onClick={() => setOpen(true)}>
        <Icon name="clock" size={12} />
        画面延迟 {delayText(total)}
      </button>
      {isOpen && (
        <Sheet title="画面延迟" onClose={() => setOpen(false)}>
          <p className={css.explained}>
            比分和进球提示跟着画面走，不会抢先。画面比实时晚 {delayText(pictureMs)}
            ，比分早了就加一点，晚了就减一点。
          </p>
          <div className={css.steps}>
            <button
              type="button"
              className={css.step}
              aria-label="减少 0.5 秒"
              onClick={() => change(-STEP_MS)}
            >
              −
            </button>
            <output className={css.total}>{delayText(total)}</output>
            <button
              type="button"
              className={css.step}
              aria-label="增加 0.5 秒"
              onClick={() => change(STEP_MS)}
            >
              +
            </button>
          </div>
          {addedMs !== 0 && (
            <button type="button" className={css.reset} onClick={() => change(-addedMs)}>
              恢复自动
            </button>
          )}
        </Sheet>
      )}
    </>
  )
}
