/** A finger that moves less does not swipe; more than what ends a long press. */
const SLACK_PX = 12

export type Swipe = { fromX: number; fromY: number; startOffset: number }

/** Whether a finger moves across rather than down; null while it has hardly moved. */
export function isAcross({ fromX, fromY }: Swipe, x: number, y: number): boolean | null {
  const [dx, dy] = [Math.abs(x - fromX), Math.abs(y - fromY)]
  if (Math.max(dx, dy) < SLACK_PX) return null
  return dx > dy
}

/** How far a row is moved to the left while a finger is at `x`: never beyond its acts by much. */
export function offsetAt({ fromX, startOffset }: Swipe, x: number, width: number): number {
  const offset = startOffset + (fromX - x)
  if (offset <= 0) return 0
  return offset <= width ? offset : width + (offset - width) / 4
}

/** Whether the row stays open when the finger lets go: beyond half, or a third of the way on. */
export function staysOpen(offset: number, startOffset: number, width: number): boolean {
  return startOffset > 0 ? offset > (width * 2) / 3 : offset > width / 3
}
