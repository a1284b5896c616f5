/** Source of the current time; tests replace it. */
export type Clock = {
  /** Milliseconds since 1970. */
  now: () => number
}

export const systemClock: Clock = { now: () => Date.now() }
