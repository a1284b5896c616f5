/** The time in which one process leads. It may pause while the database is away, and resume. */
export type Term = {
  /** Aborts when the term is over for good: another process leads, or this one stops. */
  signal: AbortSignal
  /**
   * True while no other process can lead. Check it right before each publish, in the same task of
   * the event loop: a frozen process runs its timers before it learns that another one leads.
   */
  isHeld: () => boolean
  /**
   * Resolves when this process answers requests: work that its visitors can do without waits for
   * it. Undefined: it answers already.
   */
  opened?: Promise<void>
  /**
   * Adds work for the end of the term: when this process gives the lead away in order, it runs
   * after `signal` and before another process can lead. Undefined: there is no next term.
   */
  atEnd?: (work: () => Promise<void>) => void
}

/** A term without competitors, for a process that is the only one. */
export function unlimitedTerm(signal: AbortSignal): Term {
  return { signal, isHeld: () => !signal.aborted }
}
