import type { Clock } from '../clock'

/** A limit of this process alone. */
export type WindowLimit = {
  /** Counts a try; false when the window has no more. */
  take: () => boolean
}

/** Allows `max` tries in each window; a clock that moves back starts a new window. */
export function createWindowLimit(max: number, windowMs: number, clock: Clock): WindowLimit {
  let startedAt = Number.NEGATIVE_INFINITY
  let taken = 0
  return {
    take: () => {
      const now = clock.now()
      if (now - startedAt >= windowMs || now < startedAt) {
        startedAt = now
        taken = 0
      }
      taken += 1
      return taken <= max
    },
  }
}
