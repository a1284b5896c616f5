import type { ByteRange } from './storage'

/**
 * The range that a `Range` header asks for; null for the whole object, also for several ranges and
 * for other units; `outside` when the object has no such byte.
 */
export function readRange(header: string | undefined, bytes: number): ByteRange | 'outside' | null {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (first === undefined || last === undefined || first + last === '') return null
  const start = first === '' ? Math.max(0, bytes - Number(last)) : Number(first)
  const end = first === '' || last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1)
  if (first !== '' && last !== '' && Number(last) < start) return null
  return start > end ? 'outside' : { start, end }
}
