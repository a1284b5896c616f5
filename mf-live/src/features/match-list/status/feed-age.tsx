import { type FeedClock, feedAge, isStale } from '@saidian/shared/lib'
import { useTicking } from '@saidian/shared/ui'
import { useCallback } from 'react'
import css from './status-bar.module.css'

function ageText(ms: number): string {
  const seconds = Math.max(1, Math.floor(ms / 1000))
  if (seconds < 60) return `${seconds} 秒`
  const minutes = Math.floor(seconds / 60)
  return minutes < 60 ? `${minutes} 分钟` : `${Math.floor(minutes / 60)} 小时`
}

const PREPARING = '数据准备中'
const DELAYED = '数据延迟'
const DISCONNECTED = '连接中断'

export type FeedAgeProps = {
  isDisconnected: () => boolean
  clock: (nowMs: number) => FeedClock
}

/**
 * 数据 N 秒前 while the feed is alive. With a stale feed: 数据延迟 and the age, or 连接中断 and the age while
 * the connection is lost.
 */
export function FeedAge({ isDisconnected, clock }: FeedAgeProps) {
  const read = useCallback(
    (nowMs: number) => {
      // The server has just started: its feed has not said anything yet.
      if (clock(nowMs).feed.aliveAt === 0) return PREPARING
      const age = ageText(feedAge(clock(nowMs), nowMs))
      if (!isStale(clock(nowMs), nowMs)) return `数据 ${age}前`
      return `${isDisconnected() ? DISCONNECTED : DELAYED} ${age}`
    },
    [clock, isDisconnected],
  )
  const text = useTicking(read)
  const isOld = text.startsWith(DELAYED) || text.startsWith(DISCONNECTED)
  return (
    <span className={isOld ? css.old : css.age}>
      <span className={css.dot} aria-hidden="true" />
      {text}
    </span>
  )
}
