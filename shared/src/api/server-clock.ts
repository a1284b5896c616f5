/**
 * What one answer tells of the server's clock: its `Date`, cut to whole seconds, and when it was
 * asked and heard here.
 */
export type ClockSign = { serverMs: number; sentAt: number; receivedAt: number }

const SECOND_MS = 1_000
const NOTHING = { device: Number.NEGATIVE_INFINITY, server: Number.NEGATIVE_INFINITY }

/**
 * How far the clock of this device is from the server's, as far as answers tell: each narrows it. A
 * device that may be right is believed. Milliseconds throughout.
 */
export class ServerClock {
  #least = Number.NEGATIVE_INFINITY
  #most = Number.POSITIVE_INFINITY
  #offsetMs: number | null = null
  /** The latest moment that was converted, and what it became. */
  #last = NOTHING

  /** False until the first answer. */
  get isKnown(): boolean {
    return this.#offsetMs !== null
  }

  hear({ serverMs, sentAt, receivedAt }: ClockSign): void {
    const [least, most] = [serverMs - receivedAt, serverMs + SECOND_MS - sentAt]
    // Not a time, or the device's clock was set while the answer was on its way.
    if (!(least <= most)) return
    const [from, to] = [Math.max(this.#least, least), Math.min(this.#most, most)]
    // Answers that contradict each other: one of the clocks was set in between, and the newest is
    // right.
    const isAgreed = from <= to
    this.#least = isAgreed ? from : least
    this.#most = isAgreed ? to : most
    if (!isAgreed || !this.isKnown) this.#last = NOTHING
    const before = this.#offsetMs ?? 0
    const mayStay = this.#least <= before && before <= this.#most
    this.#offsetMs = mayStay ? before : Math.round((this.#least + this.#most) / 2)
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
 * The page's one knowledge of the server's clock, fed by every answer that no cache can have kept.
 */
export const serverClock = new ServerClock()
