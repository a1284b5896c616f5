import type { ReactNode } from 'react'
import { Button } from '../../ui'
import type { PlaybackState } from '../playback/playback-state'
import css from './player-cover.module.css'
import { PlayerIcon } from './player-icon'

type PlayerCoverProps = {
  state: Pick<PlaybackState, 'phase' | 'message'>
  onPlay: () => void
  fallback?: ReactNode
}

/** What stands in the middle while no picture moves: a spinner, a button or a sentence. */
export function PlayerCover({ state: { phase, message }, onPlay, fallback }: PlayerCoverProps) {
  switch (phase) {
    case 'waiting':
    case 'paused':
    case 'ended':
      return (
        <div className={css.cover}>
          <button
            type="button"
            className={css.play}
            aria-label={phase === 'ended' ? '重新播放' : '播放'}
            onClick={onPlay}
          >
            <PlayerIcon name="play" isLarge />
          </button>
        </div>
      )
    case 'loading':
    case 'recovering':
      return (
        <div className={css.cover} role="status">
          <span className={css.spinner} aria-hidden="true" />
          <span className={css.hint}>{phase === 'loading' ? '正在连接' : '正在恢复'}</span>
        </div>
      )
    case 'offAir':
      return (
        <div className={`${css.cover} ${css.dark}`} role="status">
          <p className={css.title}>主播不在</p>
          <p className={css.hint}>开播后自动播放</p>
        </div>
      )
    case 'failed':
      return (
        <div className={`${css.cover} ${css.dark}`} role="alert">
          <p className={css.title}>{message}</p>
          <Button onClick={onPlay}>重试</Button>
        </div>
      )
    case 'unsupported':
      return (
        <div className={`${css.cover} ${css.dark}`}>
          <p className={css.title}>此浏览器不能播放直播</p>
          <p className={css.hint}>iPhone 请升级到 iOS 17.1 或更高版本</p>
          {fallback}
        </div>
      )
    default:
      return null
  }
}
