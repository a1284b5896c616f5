/** Rows from `first` up to, not including, `end`. */
export type RowWindow = { first: number; end: number }

/** A stretch of a list, in px from its first row. */
export type Span = { from: number; to: number }

/** Rows beyond the edges of the screen are ready for a fast thumb, in px. */
const OVERSCAN = 320
/** The stretch moves by such steps, so that not every frame of a scroll is a rendering, in px. */
const STEP = 128

/** Where each row begins, in px from the first; the last entry is where all end. */
export function rowPlaces(heights: readonly number[]): number[] {
  const places = [0]
  let at = 0
  for (const height of heights) {
    at += height
    places.push(at)
  }
  return places
}

/** What to have while the screen shows a stretch: that and some on either side, in whole steps. */
export function spanAround({ from, to }: Span): Span {
  const start = Math.floor((from - OVERSCAN) / STEP) * STEP
  // Both ends move at once: rows that come and rows that go are one rendering, not two.
  return { from: start, to: start + (Math.ceil((to - from + 2 * OVERSCAN) / STEP) + 1) * STEP }
}

/** Whether all of one stretch lies in another. */
export function isWithin(inner: Span, outer: Span): boolean {
  return inner.from >= outer.from && inner.to <= outer.to
}

/** The rows of which something lies in a stretch, and at least one where there are rows. */
export function rowsWithin(places: ArrayLike<number>, { from, to }: Span): RowWindow {
  const count = places.length - 1
  if (count <= 0) return { first: 0, end: 0 }
  const first = Math.min(rowAt(places, from), count - 1)
  // A row that begins where the stretch ends is not in it.
  const last = rowAt(places, to)
  const end = last < count && (places[last] ?? 0) < to ? last + 1 : last
  return { first, end: Math.max(end, first + 1) }
}

/** The row at a height, the first above all, one past the last below all; found by halving. */
export function rowAt(places: ArrayLike<number>, height: number): number {
  let low = 0
  let high = places.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if ((places[middle + 1] ?? 0) <= height) low = middle + 1
    else high = middle
  }
  return low
}
