/** The time in which one process leads. It may pause while the database is away, and go on. */
export type Term = {
  /** Aborts when the term is over for good: another process leads, or this one stops. */
  signal: AbortSignal
  /**
   * True while no other process can lead. Ask right before each publish, in the same turn of the event loop:
   * a process that was frozen runs its timers before it learns that another has taken over.
   */
  isHeld: () => boolean
}

/** A term without competitors, for a process that is alone by construction. */
export function unlimitedTerm(signal: AbortSignal): Term {
  return { signal, isHeld: () => !signal.aborted }
}
