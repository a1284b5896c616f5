import { randomUUID } from 'node:crypto'
import { packAnswer } from './pack-answer'
import type { Prebuilt } from './prebuilt'

/**
 * Data that many requests are answered with. It is cut to its schema, written and compressed once, whoever comes first
 * for it, and goes out like a prebuilt answer.
 */
export class SharedAnswer<Data> {
  readonly data: Data
  #packed: Promise<Prebuilt> | null = null

  constructor(data: Data) {
    this.data = data
  }

  /** The whole answer; `write` makes its envelope. */
  pack(write: (data: Data) => string): Promise<Prebuilt> {
    this.#packed ??= packAnswer(Buffer.from(write(this.data)), { tag: randomUUID() })
    return this.#packed
  }
}
