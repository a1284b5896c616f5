const REMEMBERED_TICKS = 10
const MAX_REMEMBERED = 10_000

/**
 * Topics that their publisher did not know a moment ago; the gateway does not ask for them again.
 */
export class UnknownTopics {
  readonly #since = new Map<string, number>()
  readonly #tick: () => number

  constructor(tick: () => number) {
    this.#tick = tick
  }

  add(topic: string): void {
    this.#since.delete(topic)
    this.#since.set(topic, this.#tick())
    const [oldest] = this.#since.keys()
    if (this.#since.size > MAX_REMEMBERED && oldest !== undefined) this.#since.delete(oldest)
  }

  has(topic: string): boolean {
    const since = this.#since.get(topic)
    return since !== undefined && this.#tick() - since < REMEMBERED_TICKS
  }

  /** Runs once a tick. */
  sweep(): void {
    for (const [topic, since] of this.#since) {
      if (this.#tick() - since < REMEMBERED_TICKS) return
      this.#since.delete(topic)
    }
  }
}
