type Waiting = { start: () => void; timer: NodeJS.Timeout }

/**
 * Runs at most `max` calls at a time, the others in their order; rejects one that waits longer than
 * `maxWaitMs`.
 */
export class ConcurrencyLimit {
  readonly #max: number
  readonly #maxWaitMs: number
  readonly #waiting = new Set<Waiting>()
  #running = 0

  constructor(max: number, maxWaitMs: number) {
    this.#max = max
    this.#maxWaitMs = maxWaitMs
  }

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#running >= this.#max) await this.#waitForSlot()
    else this.#running++
    try {
      return await work()
    } finally {
      this.#next()
    }
  }

  #waitForSlot(): Promise<void> {
    return new Promise((resolve, reject) => {
      const entry: Waiting = {
        start: resolve,
        timer: setTimeout(() => {
          this.#waiting.delete(entry)
          reject(new Error(`waited ${this.#maxWaitMs} ms`))
        }, this.#maxWaitMs),
      }
      this.#waiting.add(entry)
    })
  }

  /** Passes the slot to the next waiting call, or frees it. */
  #next(): void {
    const [entry] = this.#waiting
    if (!entry) {
      this.#running--
      return
    }
    this.#waiting.delete(entry)
    clearTimeout(entry.timer)
    entry.start()
  }
}
