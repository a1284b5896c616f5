import type { Playback } from '../playback/playback'
import type { PlaybackState } from '../playback/playback-state'
import type { VideoPlayerProps } from '../video-player-props'
import { PlayerBar } from './player-bar'
import css from './player-controls.module.css'
import { PlayerMenu } from './player-menu'
import { SeekBar } from './seek-bar'
import type { PlayerActs } from './use-player-acts'

type PlayerControlsProps = {
  props: VideoPlayerProps
  playback: Playback
  state: PlaybackState
  acts: PlayerActs
  /** Where a recording is. */
  ms: number
  isFull: boolean
  isMenuOpen: boolean
  onMenu: (isOpen: boolean) => void
}

/** The bar, the menu and the offer of sound, while there is something to control. */
export function PlayerControls(given: PlayerControlsProps) {
  const { props, playback, state, acts, ms, isFull, isMenuOpen, onMenu } = given
  const { phase, isMuted } = state
  if (phase === 'unsupported' || phase === 'offAir') return null
  return (
    <>
      <div className={css.controls}>
        <PlayerBar
          state={state}
          isLive={props.kind === 'live'}
          isSmall={props.isSmall ?? false}
          isFull={isFull}
          tools={props.tools}
          onToggle={acts.toggle}
          onMute={() => acts.mute(!isMuted)}
          onMenu={() => onMenu(true)}
          onFull={acts.fill}
          onInPicture={acts.showInPicture}
          seekBar={
            props.kind === 'replay' && (
              <SeekBar
                ms={ms}
                durationMs={props.durationMs}
                onSeek={(to) => playback.seek(to / 1000)}
              />
            )
          }
        />
      </div>
      {isMuted && !acts.wasMutedHere && !props.isSmall && phase === 'playing' && (
        <button
          type="button"
          className={props.kind === 'live' ? css.unmute : `${css.unmute} ${css.raised}`}
          onClick={() => acts.mute(false)}
        >
          点按取消静音
        </button>
      )}
      {isMenuOpen && <PlayerMenu playback={playback} state={state} onClose={() => onMenu(false)} />}
    </>
  )
}
