/** Listeners by subject; a subject with `*` matches any one token in its place. */
export class SubjectMap<Listener> {
  readonly #exact = new Map<string, Set<Listener>>()
  readonly #patterns = new Map<string, { tokens: string[]; listeners: Set<Listener> }>()

  /** Adds `listener` until `signal` aborts. */
  add(subject: string, listener: Listener, signal: AbortSignal): void {
    if (signal.aborted) return
    const listeners = this.#listenersOf(subject)
    listeners.add(listener)
    signal.addEventListener('abort', () => this.#remove(subject, listeners, listener), {
      once: true,
    })
  }

  find(subject: string): Listener[] {
    const found = [...(this.#exact.get(subject) ?? [])]
    if (this.#patterns.size === 0) return found
    const tokens = subject.split('.')
    for (const pattern of this.#patterns.values()) {
      if (matches(pattern.tokens, tokens)) found.push(...pattern.listeners)
    }
    return found
  }

  clear(): void {
    this.#exact.clear()
    this.#patterns.clear()
  }

  #listenersOf(subject: string): Set<Listener> {
    const known = this.#exact.get(subject) ?? this.#patterns.get(subject)?.listeners
    if (known) return known
    const listeners = new Set<Listener>()
    if (subject.includes('*'))
      this.#patterns.set(subject, { tokens: subject.split('.'), listeners })
    else this.#exact.set(subject, listeners)
    return listeners
  }

  #remove(subject: string, listeners: Set<Listener>, listener: Listener): void {
    listeners.delete(listener)
    if (listeners.size > 0) return
    if (this.#exact.get(subject) === listeners) this.#exact.delete(subject)
    if (this.#patterns.get(subject)?.listeners === listeners) this.#patterns.delete(subject)
  }
}

function matches(pattern: string[], tokens: string[]): boolean {
  return (
    pattern.length === tokens.length &&
    pattern.every((token, at) => token === '*' || token === tokens[at])
  )
}
