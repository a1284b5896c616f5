/**
 * One sample of the server's clock: its `Date` in whole seconds, and when the device sent the
 * request and received the answer.
 */
export type ClockSign = { serverMs: number; sentAt: number; receivedAt: number }

const SECOND_MS = 1_000
const NOTHING = { device: Number.NEGATIVE_INFINITY, server: Number.NEGATIVE_INFINITY }

/**
 * The offset between the clock of this device and the server's, narrowed by each answer. While zero
 * is possible the offset is zero. All values in milliseconds.
 */
export class ServerClock {
  #min = Number.NEGATIVE_INFINITY
  #max = Number.POSITIVE_INFINITY
  #offsetMs: number | null = null
  /** The latest moment that was converted, and what it became. */
  #last = NOTHING

  /** False until the first answer. */
  get isKnown(): boolean {
    return this.#offsetMs !== null
  }

  observe({ serverMs, sentAt, receivedAt }: ClockSign): void {
    const [min, max] = [serverMs - receivedAt, serverMs + SECOND_MS - sentAt]
    // Not a time, or the device's clock was set while the answer was on its way.
    if (!(min <= max)) return
    const [from, to] = [Math.max(this.#min, min), Math.min(this.#max, max)]
    // Answers that contradict each other: one of the clocks was set in between, and the newest is
    // right.
    const isAgreed = from <= to
    this.#min = isAgreed ? from : min
    this.#max = isAgreed ? to : max
    if (!isAgreed || !this.isKnown) this.#last = NOTHING
    const before = this.#offsetMs ?? 0
    const mayStay = this.#min <= before && before <= this.#max
    this.#offsetMs = mayStay ? before : Math.round((this.#min + this.#max) / 2)
  }

  /**
   * The server's time at a moment of this device. Of two moments of the device the later stays the
   * later.
   */
  toServer(deviceMs: number): number {
    const converted = Math.max(0, Math.round(deviceMs + (this.#offsetMs ?? 0)))
    if (deviceMs <= this.#last.device) return converted
    const server = Math.max(converted, this.#last.server + 1)
    this.#last = { device: deviceMs, server }
    return server
  }
}

/**
 * The page's server clock, fed by every answer that no cache can hold.
 */
export const serverClock = new ServerClock()
