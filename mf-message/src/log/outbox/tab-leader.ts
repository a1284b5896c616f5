/** The locks of the browser, as far as they are used here. */
export type Locks = Pick<LockManager, 'request'>

type LeaderOptions = {
  name: string
  signal: AbortSignal
  /** Null in browsers without locks. */
  locks: Locks | null
  /** Runs while this tab leads; `term` aborts when it no longer does. */
  lead: (term: AbortSignal) => void
}

/**
 * One of the tabs of a member leads; when it closes or is killed, the browser makes another one the
 * leader. Without locks every tab leads: the server stores a message that two of them send once.
 */
export class TabLeader {
  readonly #options: LeaderOptions
  #term: AbortController | null = null

  constructor(options: LeaderOptions) {
    this.#options = options
    if (options.locks) void this.#request(options.locks, false)
    else this.#begin()
  }

  get isLeader(): boolean {
    return this.#term !== null
  }

  /** Takes over from a leader that does not answer, such as a tab that the system suspended. */
  takeOver(): void {
    const { locks } = this.#options
    if (locks && !this.isLeader) void this.#request(locks, true)
  }

  async #request(locks: Locks, steal: boolean): Promise<void> {
    const { name, signal } = this.#options
    try {
      // A request that takes over cannot have a signal.
      await locks.request(name, steal ? { steal } : { signal }, () => this.#begin())
    } catch {
      // Another tab took over, or the login has ended.
      this.#term?.abort()
      this.#term = null
      // In line again, in case that tab is closed.
      if (!signal.aborted) void this.#request(locks, false)
    }
  }

  /** Leads until the login ends or another tab takes over. */
  #begin(): Promise<void> {
    const { signal, lead } = this.#options
    const term = new AbortController()
    this.#term = term
    return new Promise((resolve) => {
      const end = () => {
        term.abort()
        resolve()
      }
      if (signal.aborted) return end()
      signal.addEventListener('abort', end, { once: true })
      lead(term.signal)
    })
  }
}
