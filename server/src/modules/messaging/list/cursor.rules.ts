import { RequestError } from '../../../platform/errors'

/** Where a conversation stands in the list. */
export type Place = { isPinned: boolean; atMs: number; id: string }

const CURSOR = /^([01])\.(\d{1,15})\.([1-9]\d{0,17})$/

export function cursorOf({ isPinned, atMs, id }: Place): string {
  return `${isPinned ? 1 : 0}.${atMs}.${id}`
}

/** Throws `request.invalid` for a text that is no cursor of this list. */
export function placeOf(cursor: string | undefined): Place | null {
  if (cursor === undefined) return null
  const [, pinned, atMs, id] = CURSOR.exec(cursor) ?? []
  if (!atMs || !id || Number(atMs) > 8.64e15)
    throw new RequestError('request.invalid', { field: 'cursor' })
  return { isPinned: pinned === '1', atMs: Number(atMs), id }
}
