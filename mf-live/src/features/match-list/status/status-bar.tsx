import type { FeedClock } from '@saidian/shared/lib'
import type { SelectedMatches } from '@saidian/shared/matches'
import { useSetting } from '@saidian/shared/store'
import { DemoMark } from '../../../match/components/demo-mark'
import { FeedAge } from './feed-age'
import css from './status-bar.module.css'

export type StatusBarProps = {
  counts: SelectedMatches
  isToday: boolean
  isDemo: boolean
  isDisconnected: () => boolean
  /** The clock of the oldest data. */
  clock: (nowMs: number) => FeedClock
  onlyInPlay: boolean
  onToggleInPlay: () => void
}

/** Number of matches, number of hidden ones, and the age of the data. */
export function StatusBar({ counts, isToday, isDemo, isDisconnected, ...props }: StatusBarProps) {
  const { onlyInPlay, onToggleInPlay } = props
  const [delaySeconds] = useSetting('streamDelaySeconds')
  return (
    <div className={css.bar}>
      {(counts.inPlay > 0 || onlyInPlay) && (
        <button
          type="button"
          className={css.toggle}
          aria-pressed={onlyInPlay}
          onClick={onToggleInPlay}
        >
          <span className={css.pill}>进行中 {counts.inPlay}</span>
        </button>
      )}
      <span className={css.counts}>
        {isToday ? '今日 ' : '共 '}
        {counts.total} 场{counts.hidden > 0 && ` · 隐藏 ${counts.hidden} 场`}
      </span>
      {isDemo && <DemoMark />}
      {delaySeconds > 0 && <span className={css.mark}>慢 {delaySeconds} 秒</span>}
      <FeedAge isDisconnected={isDisconnected} clock={props.clock} />
    </div>
  )
}
