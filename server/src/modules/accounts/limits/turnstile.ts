/** Resolves when it is the caller's turn of the event loop. */
export type Turnstile = () => Promise<void>

/**
 * Lets `perTurn` callers through in one turn of the event loop and the others, in their order, in the turns after: who
 * comes in a crowd of hundreds does not keep everybody else's timers and answers waiting for all of it.
 */
export function createTurnstile(perTurn: number): Turnstile {
  const waiting: (() => void)[] = []
  let free = perTurn
  let isPlanned = false

  function plan(): void {
    if (isPlanned) return
    isPlanned = true
    setImmediate(nextTurn)
  }

  function nextTurn(): void {
    isPlanned = false
    const turn = waiting.splice(0, perTurn)
    free = perTurn - turn.length
    for (const go of turn) go()
    if (turn.length > 0) plan()
  }

  return async () => {
    plan()
    if (free > 0) free--
    else await new Promise<void>((resolve) => waiting.push(resolve))
  }
}
