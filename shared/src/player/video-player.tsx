import { useEffect, useRef, useState } from 'react'
import { classNames } from '../ui'
import { PlayerControls } from './controls/player-controls'
import { PlayerCover } from './controls/player-cover'
import { useControlsShown } from './controls/use-controls-shown'
import { usePlayerActs } from './controls/use-player-acts'
import { watchFullScreen } from './screen/full-screen'
import { usePlayback } from './use-playback'
import css from './video-player.module.css'
import type { VideoPlayerProps } from './video-player-props'

/** Video of a room or of a recording with its controls. Load it lazily: it has its own chunk. */
export function VideoPlayer(props: VideoPlayerProps) {
  const box = useRef<HTMLElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const { playback, state, ms } = usePlayback(video, props)
  const [isMenuOpen, setMenuOpen] = useState(false)
  const [isFull, setFull] = useState(false)
  const phase = state?.phase ?? 'loading'
  const { isShown, show, toggle } = useControlsShown(phase !== 'playing' || isMenuOpen)
  const acts = usePlayerActs({ playback, box, video, onUse: show })
  useEffect(() => (box.current ? watchFullScreen(box.current, setFull) : undefined), [])

  return (
    <section
      ref={box}
      className={classNames(css.player, isFull && css.full)}
      aria-label={props.title}
      data-phase={phase}
      data-controls={isShown}
      onKeyDown={acts.onKeyDown}
      onPointerMove={({ pointerType }) => pointerType === 'mouse' && show()}
    >
      {/* biome-ignore lint/a11y/useMediaCaption: broadcasts have no captions */}
      <video
        ref={video}
        className={css.video}
        poster={props.poster || undefined}
        playsInline
        disableRemotePlayback
      />
      <button
        type="button"
        className={css.surface}
        aria-label={isShown ? '隐藏控件' : '显示控件'}
        onClick={() => (isMenuOpen ? setMenuOpen(false) : toggle())}
      />
      {props.overlay}
      {state && <PlayerCover state={state} fallback={props.fallback} onPlay={acts.play} />}
      {playback && state && (
        <PlayerControls
          {...{ props, playback, state, acts, ms, isFull, isMenuOpen }}
          onMenu={setMenuOpen}
        />
      )}
    </section>
  )
}
