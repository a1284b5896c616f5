/**
 * Time as the sockets use it: milliseconds that only go forward, and timers. Tests put their own in
 * its place.
 */
export type Clock = {
  now: () => number
  setTimeout: (task: () => void, ms: number) => unknown
  clearTimeout: (timer: unknown) => void
}

export const browserClock: Clock = {
  now: () => performance.now(),
  setTimeout: (task, ms) => setTimeout(task, ms),
  clearTimeout: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
}

/** One timer that a newer task replaces. */
export class Alarm {
  readonly #clock: Clock
  #timer: unknown

  constructor(clock: Clock) {
    this.#clock = clock
  }

  set(task: () => void, ms: number): void {
    this.clear()
    this.#timer = this.#clock.setTimeout(task, ms)
  }

  clear(): void {
    this.#clock.clearTimeout(this.#timer)
  }
}
