/** Resolves in the event-loop tick that is assigned to the caller. */
export type Throttle = () => Promise<void>

/**
 * Releases `perTick` callers per event-loop tick and queues the rest in order, so that a burst of
 * hundreds does not delay the timers and answers of everything else.
 */
export function createThrottle(perTick: number): Throttle {
  const waiting: (() => void)[] = []
  let free = perTick
  let isPlanned = false

  function plan(): void {
    if (isPlanned) return
    isPlanned = true
    setImmediate(releaseBatch)
  }

  function releaseBatch(): void {
    isPlanned = false
    const batch = waiting.splice(0, perTick)
    free = perTick - batch.length
    for (const go of batch) go()
    if (batch.length > 0) plan()
  }

  return async () => {
    plan()
    if (free > 0) free--
    else await new Promise<void>((resolve) => waiting.push(resolve))
  }
}
