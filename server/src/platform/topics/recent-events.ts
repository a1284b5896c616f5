const MAX_EVENTS = 200
const MAX_AGE_TICKS = 60
const MAX_BYTES = 256 * 1024

type Kept<Value> = { seq: number; tick: number; bytes: number; value: Value }

/** An event and what it takes of the room for recent ones. */
export type SizedEvent<Value> = { seq: number; bytes: number; value: Value }

/** The last events of one topic, without a hole, for those who come back after a short absence. Ticks are seconds. */
export class RecentEvents<Value> {
  #kept: Kept<Value>[] = []
  #bytes = 0

  get bytes(): number {
    return this.#bytes
  }

  get isEmpty(): boolean {
    return this.#kept.length === 0
  }

  /** Its `seq` is the one after the last pushed, or the list was cleared. */
  push(event: SizedEvent<Value>, tick: number): void {
    this.#kept.push({ ...event, tick })
    this.#bytes += event.bytes
    this.forgetOld(tick)
  }

  /** Takes `events` that another one remembers, as far as they go on to what is here, or to `nextSeq` when nothing is. */
  prepend(events: readonly SizedEvent<Value>[], nextSeq: number, tick: number): void {
    const endSeq = this.#kept[0]?.seq ?? nextSeq
    const earlier = events.filter(({ seq }) => seq < endSeq)
    const isWhole = earlier.every(({ seq }, index) => seq === endSeq - earlier.length + index)
    if (!isWhole) return
    this.#kept.unshift(...earlier.map((event) => ({ ...event, tick })))
    for (const { bytes } of earlier) this.#bytes += bytes
    this.forgetOld(tick)
  }

  /** Events after `seq`, or null when they are not all here any more. */
  after(seq: number): Value[] | null {
    const first = this.#kept[0]
    if (!first || seq < first.seq - 1) return null
    return this.#kept.slice(seq - first.seq + 1).map(({ value }) => value)
  }

  all(): Value[] {
    return this.#kept.map(({ value }) => value)
  }

  /** Lets go of what is too much or, at `tick`, too old. */
  forgetOld(tick: number): void {
    let drop = 0
    let bytes = this.#bytes
    for (const kept of this.#kept) {
      const isTooMuch = this.#kept.length - drop > MAX_EVENTS || bytes > MAX_BYTES
      if (!isTooMuch && tick - kept.tick <= MAX_AGE_TICKS) break
      bytes -= kept.bytes
      drop++
    }
    if (drop === 0) return
    this.#kept.splice(0, drop)
    this.#bytes = bytes
  }

  clear(): void {
    this.#kept = []
    this.#bytes = 0
  }
}
