import { setImmediate as yieldToEventLoop } from 'node:timers/promises'

/**
 * Progress of one subject: published until `publishedAt`; `nextAt` is the second of its next
 * message, null when no more will come.
 */
export type Mark = { publishedAt: number; nextAt: number | null }

export type ProgressStore = {
  /** All marks, in batches. */
  load: () => AsyncIterable<[subject: string, mark: Mark][]>
  save: (marks: [subject: string, mark: Mark][]) => Promise<void>
}

const MARK_BATCH_SIZE = 1_000

/**
 * What the demo has published in this run and the runs before it. `set` marks messages when they
 * are created, `save` persists the marks after the messages are stored. A run that ends between the
 * two publishes some messages again and omits none.
 */
export class Progress {
  readonly #store: ProgressStore
  readonly #marks = new Map<string, Mark>()
  readonly #unsaved = new Set<string>()

  /** Progress of a world without published messages. */
  constructor(store: ProgressStore) {
    this.#store = store
  }

  /** Loads the marks of a world from `store`. */
  static async load(store: ProgressStore): Promise<Progress> {
    const progress = new Progress(store)
    for await (const some of store.load()) {
      for (const [subject, mark] of some) progress.#marks.set(subject, mark)
      await yieldToEventLoop()
    }
    return progress
  }

  of(subject: string): Mark | undefined {
    return this.#marks.get(subject)
  }

  /** Whether no more messages of `subject` will come. */
  isOver(subject: string): boolean {
    return this.#marks.get(subject)?.nextAt === null
  }

  set(subject: string, publishedAt: number, nextAt: number | null = null): void {
    this.#marks.set(subject, { publishedAt, nextAt })
    this.#unsaved.add(subject)
  }

  /** Call it only after all marked messages are delivered. */
  async save(): Promise<void> {
    const subjects = [...this.#unsaved]
    this.#unsaved.clear()
    for (let from = 0; from < subjects.length; from += MARK_BATCH_SIZE) {
      const some = subjects.slice(from, from + MARK_BATCH_SIZE)
      await this.#store.save(
        some.flatMap((subject): [string, Mark][] => {
          const mark = this.#marks.get(subject)
          return mark ? [[subject, mark]] : []
        }),
      )
    }
  }
}
