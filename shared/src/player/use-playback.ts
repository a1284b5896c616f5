import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { savesData } from '../ui'
import { Playback } from './playback/playback'
import type { PlaybackState } from './playback/playback-state'
import { playerPreferences } from './preferences/player-preferences'
import { showOnLockScreen } from './screen/media-session'
import { leavePicture } from './screen/picture-in-picture'
import type { VideoPlayerProps } from './video-player-props'

const TIME_MS = 250
const DELAY_EVERY = 4
const NOTHING = () => () => undefined

/** Plays what the props say in `video`, from mount to unmount, and reports to them. */
export function usePlayback(
  video: RefObject<HTMLVideoElement | null>,
  props: VideoPlayerProps,
): { playback: Playback | null; state: PlaybackState | null; ms: number } {
  const [playback, setPlayback] = useState<Playback | null>(null)
  const latest = useRef(props)
  latest.current = props
  const isOnAir = props.kind === 'replay' || props.isOnAir
  const state = useSyncExternalStore(playback?.subscribe ?? NOTHING, () => playback?.state ?? null)
  const phase = state?.phase
  const ms = useReports(playback, latest)

  useEffect(() => {
    const element = video.current
    if (!element) return
    const made = new Playback(element, {
      load: () => loadAs(latest.current),
      isLive: latest.current.kind === 'live',
      isOnAir: latest.current.kind === 'replay' || latest.current.isOnAir,
      startsByItself: !savesData(),
      startSeconds: latest.current.kind === 'replay' ? (latest.current.startMs ?? 0) / 1000 : 0,
      preferences: playerPreferences.read,
    })
    setPlayback(made)
    return () => {
      leavePicture(element)
      made.end()
    }
  }, [video])
  useEffect(() => playback?.setOnAir(isOnAir), [playback, isOnAir])
  useEffect(() => {
    if (!playback || phase !== 'playing') return
    return showOnLockScreen(props.title, {
      play: () => playback.play(),
      pause: () => playback.pause(),
    })
  }, [playback, phase, props.title])
  useEffect(() => {
    const given = latest.current
    if (given.kind === 'replay' && phase) given.onPause?.(phase !== 'playing')
  }, [phase])
  return { playback, state, ms }
}

async function loadAs(props: VideoPlayerProps) {
  if (props.kind === 'live') return props.load()
  const { url } = await props.load()
  return { isLive: true, sources: [{ line: 1, quality: 'source' as const, url }] }
}

/** The delay of a broadcast each second; the moment of a recording four times a second. */
function useReports(playback: Playback | null, props: RefObject<VideoPlayerProps>): number {
  const [ms, setMs] = useState(0)
  useEffect(() => {
    if (!playback) return
    let ticks = 0
    let lastMs = Number.NaN
    const report = () => {
      const given = props.current
      if (given.kind === 'live') {
        if (ticks++ % DELAY_EVERY === 0) given.onDelay?.(playback.delayMs())
        return
      }
      const now = playback.positionMs()
      if (now === lastMs) return
      const isSeek = now < lastMs || now - lastMs > TIME_MS * 8
      lastMs = now
      setMs(now)
      given.onTime?.(now, isSeek)
    }
    const timer = setInterval(report, TIME_MS)
    return () => clearInterval(timer)
  }, [playback, props])
  return ms
}
