import { RequestError } from '../../../platform/errors'
import { type Place, placeOf } from './cursor.rules'

const LAST = 999_999_999

/** Where the first page of an order begins, or the place that a page before gave. */
export function placeFor(sort: 'hot' | 'new' | 'floor', cursor: string | undefined): Place {
  const starts: Record<typeof sort, Place> = {
    hot: { hotBelow: [LAST, LAST] },
    new: { before: LAST },
    floor: { after: 0 },
  }
  if (cursor === undefined) return starts[sort]
  const place = placeOf(cursor)
  const isOfSort = place !== null && 'hotBelow' in place === (sort === 'hot')
  if (!isOfSort || (sort === 'new' && 'after' in place)) throw new RequestError('request.invalid')
  return place
}

/** The number that a cursor of replies or own comments is. */
export function numberIn(cursor: string | undefined): number {
  if (cursor === undefined) return 0
  if (!/^\d{1,15}$/.test(cursor)) throw new RequestError('request.invalid')
  return Number(cursor)
}
