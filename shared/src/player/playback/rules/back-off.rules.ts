const FIRST_MS = 400
const MAX_MS = 5_000

/**
 * How long to wait before the connection after `failures` in a row: twice as long each time, up to
 * five seconds, spread so that the viewers of a room do not come back at the same moment.
 */
export function backOffMs(failures: number, random = Math.random): number {
  const ms = Math.min(MAX_MS, FIRST_MS * 2 ** (failures - 1))
  return ms * (0.5 + random() / 2)
}
