import { createHash } from 'node:crypto'

/** Number of visitor buckets; a cookie stores the bucket of a visitor. */
export const BUCKETS = 10_000

/** The versions that the channels of a remote use. */
export type Pointers = {
  stable: string | null
  /** Versions that were stable before, newest last. */
  history: readonly string[]
  canary: { version: string; percentage: number } | null
  pin: string | null
}

export type Visitor = {
  /** 0 to 9999. */
  bucket: number
  /** Signed pins of this page load, from `?mf.pin=`. */
  pins: readonly string[]
}

export type Choice = Pick<Visitor, 'bucket'> & {
  /** Versions of valid pins, by remote. */
  wanted: ReadonlyMap<string, string>
}

/**
 * Versions of a remote for a visitor, best first; the others are fallbacks for lost files. A higher
 * percentage of a canary only adds visitors, and canaries of different remotes use different
 * visitors.
 */
export function versionsFor(name: string, pointers: Pointers, visitor: Choice): string[] {
  const { stable, history, canary, pin } = pointers
  const inCanary = canary !== null && isInCanary(name, visitor.bucket, canary.percentage)
  const usual = [pin, inCanary ? canary.version : null, stable, ...history.toReversed()]
  const wanted = visitor.wanted.get(name)
  const ordered = wanted === undefined ? usual : [wanted, ...usual]
  return [...new Set(ordered)].filter((version) => version !== null)
}

export function isInCanary(name: string, bucket: number, percentage: number): boolean {
  const shift = createHash('sha256').update(name).digest().readUInt32BE(0) % BUCKETS
  return (bucket + shift) % BUCKETS < Math.round((percentage / 100) * BUCKETS)
}
