import type { StoredComment } from '../stored-comment'
import { cursorOf, type Place } from './cursor.rules'

type PageOf = { place: Place; size: number; isAscending: boolean }

/** A page as it is shown, with where to go on at both ends. */
export type ThreadPage = { shown: StoredComment[]; next: string | null; previous: string | null }

/** Where the page before a floor is. */
export const openAt = (floor: number) => cursorOf({ before: floor })

/** `found` has one more than a page, when there is more that way. */
export function pageFrom(
  found: readonly StoredComment[],
  { place, size, isAscending }: PageOf,
): ThreadPage {
  const page = found.slice(0, size)
  const hasMore = found.length > size
  // Read backwards from a later page, shown forwards.
  if (isAscending && 'before' in place) {
    const shown = [...page].reverse()
    const [first] = shown
    const last = shown.at(-1)
    return {
      shown,
      next: last ? cursorOf({ after: last.floor }) : null,
      previous: hasMore && first ? openAt(first.floor) : null,
    }
  }
  const last = hasMore ? page.at(-1) : undefined
  return { shown: page, next: last ? cursorOf(placeAfter(last, place)) : null, previous: null }
}

function placeAfter({ hot, floor }: StoredComment, place: Place): Place {
  if ('hotBelow' in place) return { hotBelow: [hot, floor] }
  return 'after' in place ? { after: floor } : { before: floor }
}
