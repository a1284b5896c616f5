import type { FeedMessage, FeedSink } from '../../feed'

/** Referenced messages come first; messages of a kind are stored in one transaction. */
const ORDER: Partial<Record<FeedMessage['kind'], number>> = {
  catalogue: 0,
  fixtures: 1,
  players: 2,
  match: 3,
}
const LAST = 4

/** Delivers one batch after another; messages that arrive meanwhile form the next batch. */
export class Outbox {
  readonly #sink: FeedSink
  #waiting: FeedMessage[] = []
  #draining: Promise<void> | null = null

  constructor(sink: FeedSink) {
    this.#sink = sink
  }

  get size(): number {
    return this.#waiting.length
  }

  /** Resolves when these messages are stored. */
  put(messages: readonly FeedMessage[]): Promise<void> {
    if (messages.length === 0) return Promise.resolve()
    this.#waiting.push(...messages)
    this.#draining ??= this.#drain()
    return this.#draining
  }

  async #drain(): Promise<void> {
    try {
      // Includes messages of the same turn of the event loop.
      await Promise.resolve()
      while (this.#waiting.length > 0) {
        const batch = this.#waiting.sort(
          (a, b) => rankOf(a) - rankOf(b) || a.kind.localeCompare(b.kind),
        )
        this.#waiting = []
        await this.#sink.deliver(batch)
      }
    } finally {
      this.#draining = null
    }
  }
}

function rankOf({ kind }: FeedMessage): number {
  return ORDER[kind] ?? LAST
}
