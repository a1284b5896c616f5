const MAX_EVENTS = 200
const MAX_AGE_TICKS = 60
const MAX_BYTES = 256 * 1024

type Kept = { seq: number; tick: number; frame: Buffer }

/** The last events of one topic, without a hole, for those who come back after a short absence. */
export class RecentEvents {
  #kept: Kept[] = []
  #bytes = 0

  /** `seq` is the one after the last pushed, or the list was cleared. */
  push(seq: number, frame: Buffer, tick: number): void {
    this.#kept.push({ seq, tick, frame })
    this.#bytes += frame.length
    this.forgetOld(tick)
  }

  /** Frames after `seq`, or null when they are not all here any more. */
  after(seq: number): Buffer[] | null {
    const first = this.#kept[0]
    if (!first || seq < first.seq - 1) return null
    return this.#kept.slice(seq - first.seq + 1).map((kept) => kept.frame)
  }

  /** Lets go of what is too much or, at `tick`, too old. */
  forgetOld(tick: number): void {
    let drop = 0
    let bytes = this.#bytes
    for (const kept of this.#kept) {
      const isTooMuch = this.#kept.length - drop > MAX_EVENTS || bytes > MAX_BYTES
      if (!isTooMuch && tick - kept.tick <= MAX_AGE_TICKS) break
      bytes -= kept.frame.length
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
