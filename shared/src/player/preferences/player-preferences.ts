import { useSyncExternalStore } from 'react'
import { readStored, writeStored } from '../../store'
import {
  type DanmakuPreferences,
  type PlayerPreferences,
  parsePreferences,
} from './player-preferences.rules'

const KEY = 'player'

let known: PlayerPreferences | null = null
const listeners = new Set<() => void>()

/** How video plays on this device; in step with the other players of the page. */
export const playerPreferences = {
  read(): PlayerPreferences {
    known ??= parsePreferences(readStored(KEY))
    return known
  },
  change(changes: Partial<PlayerPreferences>): void {
    // Another tab may have stored a change of its own since.
    known = { ...parsePreferences(readStored(KEY)), ...changes }
    writeStored(KEY, known)
    for (const listener of [...listeners]) listener()
  },
  changeDanmaku(changes: Partial<DanmakuPreferences>): void {
    playerPreferences.change({ danmaku: { ...playerPreferences.read().danmaku, ...changes } })
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}

export function usePlayerPreferences(): PlayerPreferences {
  return useSyncExternalStore(playerPreferences.subscribe, playerPreferences.read)
}
