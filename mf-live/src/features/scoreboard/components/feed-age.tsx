import { useTicking } from '@saidian/shared/ui'
import { useCallback } from 'react'
import { feedAge, isStale } from '../../../match/clock.rules'
import { useBoardSurroundings } from './board-context'
import css from './status-bar.module.css'

function ageText(ms: number): string {
  const seconds = Math.max(1, Math.floor(ms / 1000))
  if (seconds < 60) return `${seconds} 秒`
  const minutes = Math.floor(seconds / 60)
  return minutes < 60 ? `${minutes} 分钟` : `${Math.floor(minutes / 60)} 小时`
}

/** 数据 N 秒前 while the feed lives, 数据延迟 with the age when it does not. */
export function FeedAge() {
  const { clock } = useBoardSurroundings()
  const read = useCallback(
    (nowMs: number) => {
      const age = ageText(feedAge(clock(), nowMs))
      return isStale(clock(), nowMs) ? `数据延迟 ${age}` : `数据 ${age}前`
    },
    [clock],
  )
  const text = useTicking(read)
  const isOld = text.startsWith('数据延迟')
  return (
    <span className={isOld ? css.old : css.age}>
      <span className={css.dot} aria-hidden="true" />
      {text}
    </span>
  )
}
