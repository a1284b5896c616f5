const CORNERS = ['bottomRight', 'bottomLeft', 'topLeft', 'topRight'] as const
export type Corner = (typeof CORNERS)[number]

/** A shorter way is a tap. Pixels. */
const MIN_DRAG = 48

export const isCorner = (value: unknown): value is Corner => CORNERS.includes(value as Corner)

/** Clockwise. */
export function nextCorner(corner: Corner): Corner {
  return CORNERS[(CORNERS.indexOf(corner) + 1) % CORNERS.length] ?? 'bottomRight'
}

/** The corner that a window is dropped at after a way of `x` and `y` pixels. */
export function cornerAfterDrag(corner: Corner, { x, y }: { x: number; y: number }): Corner {
  const isRight = Math.abs(x) < MIN_DRAG ? corner.endsWith('Right') : x > 0
  const isBottom = Math.abs(y) < MIN_DRAG ? corner.startsWith('bottom') : y > 0
  return `${isBottom ? 'bottom' : 'top'}${isRight ? 'Right' : 'Left'}`
}
