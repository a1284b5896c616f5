import { setImmediate as yieldToEventLoop } from 'node:timers/promises'

/**
 * Collects what `slices` yield. It yields to the event loop before and between slices, so that
 * requests, sockets and timers wait for one short slice at most.
 */
export async function collectSlices<T>(slices: Iterable<T[]>): Promise<T[]> {
  const all: T[] = []
  await yieldToEventLoop()
  for (const slice of slices) {
    all.push(...slice)
    await yieldToEventLoop()
  }
  return all
}
