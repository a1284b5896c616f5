import { randomUUID } from 'node:crypto'
import { packAnswer } from './pack-answer'
import type { Prebuilt } from './prebuilt'

/**
 * Data of an answer for many requests. The first request reduces it to its schema, serializes and
 * compresses it; all get it like a prebuilt answer.
 */
export class SharedAnswer<Data> {
  readonly data: Data
  #packed: Promise<Prebuilt> | null = null

  constructor(data: Data) {
    this.data = data
  }

  /** The complete answer; `write` makes its envelope. */
  pack(write: (data: Data) => string): Promise<Prebuilt> {
    this.#packed ??= packAnswer(Buffer.from(write(this.data)), { tag: randomUUID() })
    return this.#packed
  }
}
