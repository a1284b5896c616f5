import type { Picture } from '@saidian/shared/contracts/content'

/** How pictures stand: one in its own shape, two and four in pairs, else three in a row. */
export type GridShape = 'one' | 'pairs' | 'rows'

export function shapeOf(count: number): GridShape {
  if (count === 1) return 'one'
  return count === 2 || count === 4 ? 'pairs' : 'rows'
}

/** A single picture is neither a strip nor a tower. */
const NARROWEST = 3 / 4
const WIDEST = 16 / 9

/** Width by height of the place of a single picture. */
export function ratioOf({ width, height }: Pick<Picture, 'width' | 'height'>): number {
  return Math.min(WIDEST, Math.max(NARROWEST, width / height))
}

/** In rem, of the page of 375 px: the widest that pictures may be, and one of a row. */
const ONE_WIDTH = 4.4
const PAIR = 2.27
const THIRD = 2.27
const GAP = 0.08

/** Height of the grid in rem, before it is laid out. */
export function gridHeight(pictures: readonly Picture[]): number {
  const [first] = pictures
  if (!first) return 0
  const shape = shapeOf(pictures.length)
  if (shape === 'one') return ONE_WIDTH / ratioOf(first)
  const [across, side] = shape === 'pairs' ? [2, PAIR] : [3, THIRD]
  const rows = Math.ceil(pictures.length / across)
  return rows * side + (rows - 1) * GAP
}
