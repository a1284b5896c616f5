import { ageMs } from '../lib'

/** The time in a `STORED_AT_HEADER`; undefined for an answer that came from the network. */
export function readStoredAt(header: unknown): number | undefined {
  const storedAt = Number(header ?? Number.NaN)
  return Number.isSafeInteger(storedAt) ? storedAt : undefined
}

/**
 * The data of an answer that this device stored at `storedAt`, as of now: the server's clock has
 * gone on since. Readers compare `serverAt` with the moment of the answer, and an old one would
 * make old data look fresh.
 */
export function withCurrentClock(data: unknown, storedAt: number | undefined): unknown {
  if (storedAt === undefined || !hasServerClock(data)) return data
  return { ...data, serverAt: data.serverAt + ageMs(storedAt, Date.now()) }
}

function hasServerClock(data: unknown): data is { serverAt: number } {
  return (
    typeof data === 'object' &&
    data !== null &&
    'serverAt' in data &&
    typeof data.serverAt === 'number'
  )
}
