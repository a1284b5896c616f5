import { atTime, type FlvTag } from '../flv'
import type { Publisher } from '../hub'
import type { Clip } from './clip'

/** After a longer pause of the process the loop continues at the present. */
const MAX_LATE_MS = 3_000

/** Repeats a clip with rising times into any number of streams; a tag is built once for all. */
export class ClipLoop {
  readonly #clip: Clip
  readonly #publishers = new Set<Publisher>()
  readonly #startedAtMs: number
  #round = 0
  #next = 0

  constructor(clip: Clip, nowMs: number) {
    this.#clip = clip
    this.#startedAtMs = nowMs
  }

  get isUsed(): boolean {
    return this.#publishers.size > 0
  }

  add(publisher: Publisher): void {
    this.#publishers.add(publisher)
    for (const header of this.#clip.headers) publisher.write(header)
  }

  remove(publisher: Publisher): void {
    this.#publishers.delete(publisher)
  }

  /** Writes what is due. */
  run(nowMs: number): void {
    const at = nowMs - this.#startedAtMs
    if (at - this.#time() > MAX_LATE_MS) this.#skipTo(at)
    while (this.#time() <= at) {
      const tag = atTime(this.#clip.frames[this.#next] as FlvTag, this.#time() >>> 0)
      for (const publisher of this.#publishers) publisher.write(tag)
      this.#next++
      if (this.#next === this.#clip.frames.length) this.#beginRound(this.#round + 1)
    }
  }

  /** When the next tag is due, counted from the start. */
  #time(): number {
    const frame = this.#clip.frames[this.#next] as FlvTag
    return this.#round * this.#clip.durationMs + frame.timestamp
  }

  #skipTo(at: number): void {
    const { durationMs, frames } = this.#clip
    this.#beginRound(Math.floor(at / durationMs))
    const next = frames.findIndex(
      ({ timestamp, isKeyframe }) => isKeyframe && timestamp >= at % durationMs,
    )
    if (next === -1) this.#beginRound(this.#round + 1)
    else this.#next = next
  }

  #beginRound(round: number): void {
    this.#round = round
    this.#next = 0
  }
}
