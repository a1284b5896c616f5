import type { PointerEvent } from 'react'
import type { Point } from './swipe.rules'

/** A finger on the pages: where it came down, where it is, and how fast it goes across. */
export type Finger = { id: number; from: Point; at: Point; atMs: number; pxPerMs: number }

/** A finger that has rested so long before it was lifted has no speed. */
const REST_MS = 100

const pointOf = ({ clientX: x, clientY: y }: PointerEvent): Point => ({ x, y })

export function fingerOf(event: PointerEvent): Finger {
  const at = pointOf(event)
  return { id: event.pointerId, from: at, at, atMs: event.timeStamp, pxPerMs: 0 }
}

export function movedBy(last: Finger, event: PointerEvent): Finger {
  const at = pointOf(event)
  const ms = Math.max(1, event.timeStamp - last.atMs)
  return { ...last, at, atMs: event.timeStamp, pxPerMs: (at.x - last.at.x) / ms }
}

export function speedOf({ atMs, pxPerMs }: Finger): number {
  return performance.now() - atMs > REST_MS ? 0 : pxPerMs
}
