import { type RootState, streamDelayMs } from '../store'

export type ApplyContext = {
  /** Milliseconds of this device. */
  now: number
  /** 0 to 120 000. */
  delayMs: number
}

/** The chosen stream delay alone, without that of a picture on this page. */
export function settingContextOf(state: unknown): ApplyContext {
  return { now: Date.now(), delayMs: (state as RootState).settings.streamDelaySeconds * 1000 }
}

/** The stream delay as it is now, on this device's clock. */
export function applyContextOf(state: unknown): ApplyContext {
  return { now: Date.now(), delayMs: streamDelayMs(state as RootState) }
}
