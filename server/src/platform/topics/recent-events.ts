const MAX_EVENTS = 200
const MAX_AGE_TICKS = 60
const MAX_BYTES = 256 * 1024

type StoredEvent<Value> = { seq: number; tick: number; bytes: number; value: Value }

/** An event and its share of the memory for recent ones. */
export type SizedEvent<Value> = { seq: number; bytes: number; value: Value }

/**
 * The last events of one topic, without a gap, for clients that reconnect soon. Ticks are seconds.
 */
export class RecentEvents<Value> {
  #events: StoredEvent<Value>[] = []
  #bytes = 0

  get bytes(): number {
    return this.#bytes
  }

  get isEmpty(): boolean {
    return this.#events.length === 0
  }

  /** The `seq` of `event` follows the last one, unless the list was cleared. */
  push(event: SizedEvent<Value>, tick: number): void {
    this.#events.push({ ...event, tick })
    this.#bytes += event.bytes
    this.forgetOld(tick)
  }

  /**
   * Adds the earlier `events` of another list, if they join the first event here, or `nextSeq` when
   * there is none.
   */
  prepend(events: readonly SizedEvent<Value>[], nextSeq: number, tick: number): void {
    const endSeq = this.#events[0]?.seq ?? nextSeq
    const earlier = events.filter(({ seq }) => seq < endSeq)
    const isWhole = earlier.every(({ seq }, index) => seq === endSeq - earlier.length + index)
    if (!isWhole) return
    this.#events.unshift(...earlier.map((event) => ({ ...event, tick })))
    for (const { bytes } of earlier) this.#bytes += bytes
    this.forgetOld(tick)
  }

  /** Events after `seq`, or null when some of them are gone. */
  after(seq: number): Value[] | null {
    const first = this.#events[0]
    if (!first || seq < first.seq - 1) return null
    return this.#events.slice(seq - first.seq + 1).map(({ value }) => value)
  }

  all(): Value[] {
    return this.#events.map(({ value }) => value)
  }

  /** Drops events beyond the limits and those too old at `tick`. */
  forgetOld(tick: number): void {
    let drop = 0
    let bytes = this.#bytes
    for (const event of this.#events) {
      const isTooMuch = this.#events.length - drop > MAX_EVENTS || bytes > MAX_BYTES
      if (!isTooMuch && tick - event.tick <= MAX_AGE_TICKS) break
      bytes -= event.bytes
      drop++
    }
    if (drop === 0) return
    this.#events.splice(0, drop)
    this.#bytes = bytes
  }

  clear(): void {
    this.#events = []
    this.#bytes = 0
  }
}
