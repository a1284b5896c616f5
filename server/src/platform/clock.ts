/** Where the time comes from; tests put their own in its place. */
export type Clock = {
  /** Milliseconds since 1970. */
  now: () => number
}

export const systemClock: Clock = { now: () => Date.now() }
