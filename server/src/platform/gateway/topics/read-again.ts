/** Losses that come within this time are reported together. */
const WAIT_TICKS = 3
/** Each topic has devices that then read a snapshot. */
const TOPICS_PER_TICK = 500

/** Topics whose followers read the snapshot again, a few hundred in a tick. */
export class ReadAgain<Channel> {
  readonly #tick: () => number
  readonly #waiting = new Set<Channel>()
  #startsAt = 0

  constructor(tick: () => number) {
    this.#tick = tick
  }

  add(channel: Channel): void {
    this.#startsAt = this.#tick() + WAIT_TICKS
    this.#waiting.add(channel)
  }

  /** The topics of this tick. */
  due(): Channel[] {
    if (this.#tick() < this.#startsAt) return []
    const due = [...this.#waiting].slice(0, TOPICS_PER_TICK)
    for (const channel of due) this.#waiting.delete(channel)
    return due
  }
}
