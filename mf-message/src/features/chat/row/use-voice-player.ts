import { useSyncExternalStore } from 'react'

type Playing = { address: string; state: 'playing' | 'failed' } | null

const listeners = new Set<() => void>()
let playing: Playing = null
let audio: HTMLAudioElement | null = null

/** Plays one voice at a time, of all that the page shows. */
export function useVoicePlayer(address: string) {
  const now = useSyncExternalStore(subscribe, () => playing)
  const state = now?.address === address ? now.state : null
  return {
    isPlaying: state === 'playing',
    hasFailed: state === 'failed',
    toggle: () => (state === 'playing' ? stopVoice() : play(address)),
  }
}

/** Ends what plays, as on leaving the page. */
export function stopVoice(): void {
  audio?.pause()
  audio = null
  change(null)
}

function play(address: string): void {
  stopVoice()
  const element = new Audio(address)
  audio = element
  const end = (next: Playing) => {
    if (audio !== element) return
    audio = null
    change(next)
  }
  element.onended = () => end(null)
  element.onerror = () => end({ address, state: 'failed' })
  change({ address, state: 'playing' })
  element.play()?.catch(() => end({ address, state: 'failed' }))
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(next: Playing): void {
  playing = next
  for (const listener of listeners) listener()
}
