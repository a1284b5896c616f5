import { RequestError } from '../../../platform/errors'

/** Where a message stands among the found ones: newest first. */
export type Place = { atMs: number; id: string; seq: number }

const CURSOR = /^(\d{1,15})\.([1-9]\d{0,17})\.(\d{1,15})$/
/** After all messages of a time. */
const LAST_ID = '999999999999999999'

export function cursorOf({ atMs, id, seq }: Place): string {
  return `${Math.round(atMs)}.${id}.${seq}`
}

/** Throws `request.invalid` for a text that is no cursor of this list. */
export function placeOf(cursor: string | undefined): Place | null {
  if (cursor === undefined) return null
  const [, atMs, id, seq] = CURSOR.exec(cursor) ?? []
  if (!atMs || !id || !seq || Number(atMs) > 8.64e15)
    throw new RequestError('request.invalid', { field: 'cursor' })
  return { atMs: Number(atMs), id, seq: Number(seq) }
}

/** The place before everything up to a time. */
export function placeAt(atMs: number): Place {
  return { atMs: Math.ceil(atMs), id: LAST_ID, seq: 0 }
}

/** Newest first. */
export function comparePlaces(one: Place, other: Place): number {
  if (one.atMs !== other.atMs) return other.atMs - one.atMs
  if (one.id !== other.id) return BigInt(one.id) < BigInt(other.id) ? 1 : -1
  return other.seq - one.seq
}
