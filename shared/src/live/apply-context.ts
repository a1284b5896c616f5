import type { RootState } from '../store'

export type ApplyContext = {
  /** Milliseconds of this device. */
  now: number
  /** 0 to 120 000. */
  delayMs: number
}

/** The stream delay as it is set now, on this device's clock. */
export function applyContextOf(state: unknown): ApplyContext {
  return { now: Date.now(), delayMs: (state as RootState).settings.streamDelaySeconds * 1000 }
}
