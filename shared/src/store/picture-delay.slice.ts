import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Settings } from './settings.registry'

/** Longer than any stream: a wrong measurement hides no result for ever. */
const MAX_DELAY_MS = 120_000

/** How late the picture of the video on this page is. Not stored: a picture is of one page. */
export const pictureDelaySlice = createSlice({
  name: 'pictureDelay',
  initialState: { delayMs: 0 },
  reducers: {
    /** 0: no video plays. */
    pictureDelayed: (state, { payload: delayMs }: PayloadAction<number>) => {
      state.delayMs = Math.min(Math.max(0, delayMs), MAX_DELAY_MS)
    },
  },
})

/** The parts of the store that decide the delay. */
export type DelaySources = {
  settings: Pick<Settings, 'streamDelaySeconds'>
  pictureDelay: { delayMs: number }
}

/**
 * How late everything that gives a result away is shown, in milliseconds: the chosen stream delay,
 * or the delay of the picture on this page where that is longer.
 */
export function streamDelayMs({ settings, pictureDelay }: DelaySources): number {
  return Math.max(settings.streamDelaySeconds * 1000, pictureDelay.delayMs)
}
