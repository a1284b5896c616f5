/** Share of a second's starts that may happen at once, after silence. */
const BURST = 0.05

export type Pace = {
  /** Takes a start; false if none is due. */
  takeStart: () => boolean
}

/** Lets at most `perSecond` jobs start in any second: a few after silence, the others evenly. */
export function createPace(perSecond: number): Pace {
  const burst = Math.max(1, perSecond * BURST)
  // Together with the burst no second exceeds `perSecond`.
  const perMs = (perSecond * (1 - BURST)) / 1_000
  let tokens = burst
  let filledAt = performance.now()
  return {
    takeStart() {
      const now = performance.now()
      tokens = Math.min(burst, tokens + (now - filledAt) * perMs)
      filledAt = now
      if (tokens < 1) return false
      tokens--
      return true
    },
  }
}
