import type { PlaySource } from '../../contracts/rooms'
import type { PlaybackOptions } from './playback-options'

export type PlaybackPhase =
  /** Nothing plays before the viewer wants it: 省流量模式, or a browser that forbids it. */
  | 'waiting'
  /** The first picture is on its way. */
  | 'loading'
  | 'playing'
  /** By the viewer. */
  | 'paused'
  /** The picture stands; it comes back by itself. */
  | 'recovering'
  | 'offAir'
  /** The end of a recording. */
  | 'ended'
  /** What only the viewer can try again; `message` says why. */
  | 'failed'
  /** This browser plays no FLV. */
  | 'unsupported'

export type PlaybackState = {
  phase: PlaybackPhase
  isMuted: boolean
  /** It plays muted only because the browser allows no sound before a tap. */
  isMutedByBrowser: boolean
  /** Of a broadcast: all that exist, and the one that plays. */
  sources: readonly PlaySource[]
  source: PlaySource | null
  rate: number
  message: string
}

export function createStateStore(initial: PlaybackState) {
  let state = initial
  const listeners = new Set<() => void>()
  return {
    read: () => state,
    change(changes: Partial<PlaybackState>): void {
      const keys = Object.keys(changes) as (keyof PlaybackState)[]
      if (keys.every((key) => state[key] === changes[key])) return
      state = { ...state, ...changes }
      for (const listener of [...listeners]) listener()
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

export function initialState({ startsByItself, preferences }: PlaybackOptions): PlaybackState {
  return {
    phase: startsByItself ? 'loading' : 'waiting',
    isMuted: preferences().isMuted,
    isMutedByBrowser: false,
    sources: [],
    source: null,
    rate: 1,
    message: '',
  }
}
