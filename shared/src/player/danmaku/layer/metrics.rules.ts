import type { DanmakuPreferences } from '../../preferences/player-preferences.rules'

/** A message crosses the video in so long at the calm speed. */
const CROSSING_MS = 9_000
const MIN_TEXT = 13
const MAX_TEXT = 24
const LINE_HEIGHT = 1.5

/** Pixels of the text: it grows with the video, within what is readable. */
export function textHeightOf(videoHeight: number, { size }: Pick<DanmakuPreferences, 'size'>) {
  return (Math.min(MAX_TEXT, Math.max(MIN_TEXT, videoHeight * 0.06)) * size) / 100
}

export function laneHeightOf(videoHeight: number, preferences: Pick<DanmakuPreferences, 'size'>) {
  return textHeightOf(videoHeight, preferences) * LINE_HEIGHT
}

export function pixelsPerMsOf(videoWidth: number, { speed }: Pick<DanmakuPreferences, 'speed'>) {
  return (Math.max(1, videoWidth) / CROSSING_MS) * (speed / 100)
}
