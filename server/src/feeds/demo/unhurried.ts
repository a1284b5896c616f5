import { setImmediate as breath } from 'node:timers/promises'

/** Collects what `slices` yield. Before and between them requests, sockets and timers have their turn, so one slice is one short block. */
export async function yielding<T>(slices: Iterable<T[]>): Promise<T[]> {
  const all: T[] = []
  await breath()
  for (const slice of slices) {
    all.push(...slice)
    await breath()
  }
  return all
}
