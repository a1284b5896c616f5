export type Point = { x: number; y: number }

/** A finger that has moved less may still tap. */
const SLACK_PX = 8
/** A swipe is this much more across than down. */
const ACROSS = 1.2
/** Share of the width, and px a ms, from which the neighbour takes over. */
const FAR = 0.35
const FAST = 0.4
/** Past the first and the last page, the page follows the finger at this share. */
const ELASTIC = 0.25

/** Whether a finger swipes, scrolls, or has not shown yet what it does. */
export function gestureOf(from: Point, to: Point): 'swipe' | 'scroll' | 'unknown' {
  const [across, down] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)]
  if (Math.max(across, down) < SLACK_PX) return 'unknown'
  return across > down * ACROSS ? 'swipe' : 'scroll'
}

/** The side of the neighbour that a finger uncovers: 1 to the right of the page, −1 to its left. */
export function sideOf(dx: number): 1 | -1 {
  return dx < 0 ? 1 : -1
}

/** How far the page has moved with a finger. */
export function offsetOf(dx: number, hasNeighbour: boolean): number {
  return hasNeighbour ? dx : dx * ELASTIC
}

/** Whether the neighbour takes over: far enough, or fast enough in the same direction. */
export function isTurned(dx: number, width: number, pxPerMs: number): boolean {
  if (Math.sign(pxPerMs) === -Math.sign(dx) && Math.abs(pxPerMs) > FAST) return false
  return Math.abs(dx) > width * FAR || (Math.abs(pxPerMs) > FAST && Math.abs(dx) > SLACK_PX)
}
