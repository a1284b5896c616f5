import { type KeyboardEvent, type RefObject, useState } from 'react'
import type { Playback } from '../playback/playback'
import { playerPreferences } from '../preferences/player-preferences'
import { mayFillScreen, toggleFullScreen } from '../screen/full-screen'
import { mayShowInPicture, toggleInPicture } from '../screen/picture-in-picture'
import { actOfKey, type PlayerAct } from './shortcuts.rules'

const VOLUME_STEP = 0.1
const SEEK_SECONDS = 10

type Player = {
  playback: Playback | null
  box: RefObject<HTMLElement | null>
  video: RefObject<HTMLVideoElement | null>
  /** A key was pressed: the controls must be seen. */
  onUse: () => void
}

export type PlayerActs = ReturnType<typeof usePlayerActs>

/** What the viewer can do, by buttons and by keys. */
export function usePlayerActs({ playback, box, video, onUse }: Player) {
  const [wasMutedHere, setMutedHere] = useState(false)
  const mute = (isMuted: boolean) => {
    setMutedHere(isMuted)
    playerPreferences.change({ isMuted })
    playback?.setMuted(isMuted)
  }
  const play = () => playback?.play()
  const toggle = () => (playback?.state.phase === 'playing' ? playback.pause() : play())
  const fill = () => {
    if (box.current && video.current) void toggleFullScreen(box.current, video.current)
  }
  const mayFill = () => box.current && video.current && mayFillScreen(box.current, video.current)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as HTMLElement
    // Sheets of tools have keys of their own, and the browser its shortcuts.
    const isOther = event.ctrlKey || event.metaKey || event.altKey || target.closest('dialog')
    const act = isOther ? null : actOfKey(event.key, target)
    if (!act || !playback) return
    event.preventDefault()
    onUse()
    if (act === 'full') fill()
    else if (act === 'mute') mute(!playback.state.isMuted)
    else if (act === 'toggle') toggle()
    else perform(act, playback)
  }
  return {
    play,
    toggle,
    mute,
    /** The viewer muted it, so that nothing asks for sound. */
    wasMutedHere,
    /** Null where the browser cannot. */
    fill: mayFill() ? fill : null,
    showInPicture:
      video.current && mayShowInPicture(video.current)
        ? () => video.current && void toggleInPicture(video.current)
        : null,
    onKeyDown,
  }
}

function perform(act: Exclude<PlayerAct, 'full' | 'mute' | 'toggle'>, playback: Playback): void {
  const { volume } = playerPreferences.read()
  if (act === 'louder') playback.setVolume(Math.min(1, volume + VOLUME_STEP))
  else if (act === 'quieter') playback.setVolume(Math.max(0, volume - VOLUME_STEP))
  else if (!playback.options.isLive) {
    const step = act === 'forward' ? SEEK_SECONDS : -SEEK_SECONDS
    playback.seek(Math.max(0, playback.positionMs() / 1000 + step))
  }
}
