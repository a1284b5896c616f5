import type { RoomPlay } from '../../contracts/rooms'
import type { PlayerPreferences } from '../preferences/player-preferences.rules'

export type PlaybackOptions = {
  load: () => Promise<Pick<RoomPlay, 'isLive' | 'sources'>>
  isLive: boolean
  isOnAir: boolean
  /** False: nothing plays before the viewer wants it. */
  startsByItself: boolean
  startSeconds?: number
  preferences: () => PlayerPreferences
}
