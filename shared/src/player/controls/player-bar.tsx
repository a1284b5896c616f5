import type { ReactNode } from 'react'
import type { PlaybackState } from '../playback/playback-state'
import { qualityText } from '../playback/rules/source.rules'
import css from './player-bar.module.css'
import { PlayerIcon, type PlayerIconName } from './player-icon'

type PlayerBarProps = {
  state: PlaybackState
  isLive: boolean
  isSmall: boolean
  isFull: boolean
  /** Null: not possible here. */
  onInPicture: (() => void) | null
  onFull: (() => void) | null
  onToggle: () => void
  onMute: () => void
  onMenu: () => void
  tools?: ReactNode
  /** The line of a recording. */
  seekBar?: ReactNode
}

const MOVING = ['playing', 'loading', 'recovering']

/** The buttons at the bottom of the video. */
export function PlayerBar({ state, isLive, isSmall, isFull, tools, ...acts }: PlayerBarProps) {
  const { phase, isMuted, source, sources } = state
  const isMoving = MOVING.includes(phase)
  return (
    <div className={css.bar}>
      {!isSmall && acts.seekBar}
      {isLive && !isSmall && phase === 'playing' && <span className={css.live}>直播</span>}
      <BarButton
        icon={isMoving ? 'pause' : 'play'}
        label={isMoving ? '暂停' : '播放'}
        onClick={acts.onToggle}
      />
      <BarButton
        icon={isMuted ? 'muted' : 'volume'}
        label={isMuted ? '取消静音' : '静音'}
        onClick={acts.onMute}
      />
      {!isSmall && (
        <>
          <span className={css.space} />
          {tools}
          {sources.length > 1 && source ? (
            <button type="button" className={css.text} aria-label="播放设置" onClick={acts.onMenu}>
              {qualityText(source.quality)}
            </button>
          ) : (
            <BarButton icon="more" label="播放设置" onClick={acts.onMenu} />
          )}
          {acts.onInPicture && (
            <BarButton icon="inPicture" label="画中画" onClick={acts.onInPicture} />
          )}
          {acts.onFull && (
            <BarButton
              icon={isFull ? 'leaveFull' : 'full'}
              label={isFull ? '退出全屏' : '全屏'}
              onClick={acts.onFull}
            />
          )}
        </>
      )}
    </div>
  )
}

type BarButtonProps = { icon: PlayerIconName; label: string; onClick: () => void }

function BarButton({ icon, label, onClick }: BarButtonProps) {
  return (
    <button type="button" className={css.button} aria-label={label} onClick={onClick}>
      <PlayerIcon name={icon} />
    </button>
  )
}
