/**
 * Where a list goes on: after or before a floor, or after a place in the order of 最热. The cursor of
 * a page is its last comment, never a count, so that every page costs the same.
 */
export type Place =
  | { after: number }
  | { before: number }
  | { hotBelow: readonly [hot: number, floor: number] }

const FORMS = /^(?:a(\d{1,9})|b(\d{1,9})|h(-?\d{1,9})\.(\d{1,9}))$/

export function cursorOf(place: Place): string {
  if ('after' in place) return `a${place.after}`
  if ('before' in place) return `b${place.before}`
  return `h${place.hotBelow.join('.')}`
}

/** Null for a text that is no cursor. */
export function placeOf(cursor: string): Place | null {
  const [, after, before, hot, floor] = FORMS.exec(cursor) ?? []
  if (after !== undefined) return { after: Number(after) }
  if (before !== undefined) return { before: Number(before) }
  if (hot !== undefined) return { hotBelow: [Number(hot), Number(floor)] }
  return null
}
