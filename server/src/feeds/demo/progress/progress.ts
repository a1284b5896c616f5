import { setImmediate as breath } from 'node:timers/promises'

/** How far something is told: until `publishedAt`; `nextAt` is the second of its next news, null when nothing more comes. */
export type Mark = { publishedAt: number; nextAt: number | null }

export type ProgressStore = {
  /** All marks, some at a time. */
  load: () => AsyncIterable<[subject: string, mark: Mark][]>
  save: (marks: [subject: string, mark: Mark][]) => Promise<void>
}

const MARKS_AT_ONCE = 1_000

/**
 * What the demo has told in this run and in those before it. A mark is set when its messages are made and kept by `save` when they are
 * stored: a run that ends between the two tells a little again, and never leaves anything out.
 */
export class Progress {
  readonly #store: ProgressStore
  readonly #marks = new Map<string, Mark>()
  readonly #unsaved = new Set<string>()

  /** Of a world of which nothing was told. */
  constructor(store: ProgressStore) {
    this.#store = store
  }

  /** Of a world of which `store` may know something. */
  static async recall(store: ProgressStore): Promise<Progress> {
    const progress = new Progress(store)
    for await (const some of store.load()) {
      for (const [subject, mark] of some) progress.#marks.set(subject, mark)
      await breath()
    }
    return progress
  }

  of(subject: string): Mark | undefined {
    return this.#marks.get(subject)
  }

  /** True when nothing more will come of it. */
  isOver(subject: string): boolean {
    return this.#marks.get(subject)?.nextAt === null
  }

  set(subject: string, publishedAt: number, nextAt: number | null = null): void {
    this.#marks.set(subject, { publishedAt, nextAt })
    this.#unsaved.add(subject)
  }

  /** Call it only when all that is marked has been delivered. */
  async save(): Promise<void> {
    const subjects = [...this.#unsaved]
    this.#unsaved.clear()
    for (let from = 0; from < subjects.length; from += MARKS_AT_ONCE) {
      const some = subjects.slice(from, from + MARKS_AT_ONCE)
      await this.#store.save(
        some.flatMap((subject): [string, Mark][] => {
          const mark = this.#marks.get(subject)
          return mark ? [[subject, mark]] : []
        }),
      )
    }
  }
}
