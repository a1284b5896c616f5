import {
  clamped,
  fitted,
  movedBy,
  type Point,
  swipeStep,
  TAPPED_SCALE,
  type View,
  WHOLE,
  zoomAt,
} from './zoom.rules'

const TAP_PX = 10
const TAP_MS = 300
/** Two taps this close are a double tap. */
const DOUBLE_TAP_PX = 32
/** Share of a pull that follows the finger beyond the first and the last picture. */
const EDGE_RESISTANCE = 1 / 3

type Gesture = { view: View; middle: Point; spread: number; at: number; isTap: boolean }

export type GestureTarget = {
  stage: HTMLElement | null
  /** The picture that is shown. */
  picture: HTMLImageElement | null
  index: number
  count: number
  onStep: (step: -1 | 1) => void
}

/**
 * Pinch, double tap and pan of the shown picture, and swipes between pictures. Moves the elements
 * without a render: a finger moves them up to 120 times a second.
 */
export class PictureGestures {
  private view = WHOLE
  private readonly pointers = new Map<number, Point>()
  private gesture: Gesture | null = null
  private lastTap: (Point & { at: number }) | null = null
  private readonly target: () => GestureTarget

  constructor(target: () => GestureTarget) {
    this.target = target
  }

  down(pointerId: number, at: Point) {
    this.pointers.set(pointerId, at)
    this.begin(this.pointers.size === 1)
  }

  move(pointerId: number, at: Point) {
    const start = this.gesture
    if (!start || !this.pointers.has(pointerId)) return
    this.pointers.set(pointerId, at)
    const points = [...this.pointers.values()]
    const middle = middleOf(points)
    const delta = { x: middle.x - start.middle.x, y: middle.y - start.middle.y }
    if (Math.hypot(delta.x, delta.y) > TAP_PX) start.isTap = false
    if (points.length > 1 && start.spread > 0) {
      const scale = (start.view.scale * spreadOf(points)) / start.spread
      const zoomed = zoomAt(start.view, fromMiddle(start.middle, this.target().stage), scale)
      this.show(movedBy(zoomed, delta))
    } else if (start.view.scale > 1) this.show(movedBy(start.view, delta))
    else if (!start.isTap) this.pull(delta.x)
  }

  up(pointerId: number, isCancelled: boolean) {
    const start = this.gesture
    const at = this.pointers.get(pointerId)
    this.pointers.delete(pointerId)
    if (this.pointers.size === 0) {
      this.pull(0)
      if (start && at && !isCancelled) this.finish(start, at)
    }
    this.begin(false)
  }

  /** Zooms around the middle. */
  zoomBy(factor: number) {
    this.show(zoomAt(this.view, { x: 0, y: 0 }, this.view.scale * factor))
  }

  /** For another picture, which begins whole. */
  reset() {
    this.view = WHOLE
  }

  private begin(isTap: boolean) {
    const points = [...this.pointers.values()]
    const isMoving = points.length > 0
    this.gesture = isMoving
      ? { view: this.view, middle: middleOf(points), spread: spreadOf(points), at: now(), isTap }
      : null
    const { stage } = this.target()
    if (stage) stage.dataset.moving = String(isMoving)
  }

  private finish(start: Gesture, at: Point) {
    const elapsedMs = now() - start.at
    if (start.isTap && elapsedMs < TAP_MS) return this.tap(at)
    if (this.view.scale > 1) return
    const { stage, onStep } = this.target()
    const step = swipeStep(at.x - start.middle.x, elapsedMs, stage?.clientWidth ?? 0)
    if (step !== 0) onStep(step)
  }

  private tap(at: Point) {
    const before = this.lastTap
    const isSecond =
      before &&
      now() - before.at < TAP_MS &&
      Math.hypot(at.x - before.x, at.y - before.y) < DOUBLE_TAP_PX
    this.lastTap = isSecond ? null : { ...at, at: now() }
    if (!isSecond) return
    const scale = this.view.scale > 1 ? 1 : TAPPED_SCALE
    this.show(zoomAt(this.view, fromMiddle(at, this.target().stage), scale))
  }

  private show(view: View) {
    const { stage, picture } = this.target()
    if (!stage || !picture) return
    const room = { width: stage.clientWidth, height: stage.clientHeight }
    const natural = { width: picture.naturalWidth, height: picture.naturalHeight }
    this.view = clamped(view, room, fitted(natural, room))
    const { scale, x, y } = this.view
    picture.style.transform = scale === 1 ? '' : `translate(${x}px, ${y}px) scale(${scale})`
  }

  private pull(distance: number) {
    const { stage, index, count } = this.target()
    const isEdge = (distance > 0 && index === 0) || (distance < 0 && index === count - 1)
    stage?.style.setProperty('--pull', `${distance * (isEdge ? EDGE_RESISTANCE : 1)}px`)
  }
}

const now = () => performance.now()

function middleOf(points: readonly Point[]): Point {
  const sum = points.reduce((one, other) => ({ x: one.x + other.x, y: one.y + other.y }))
  return { x: sum.x / points.length, y: sum.y / points.length }
}

function spreadOf([one, other]: readonly Point[]): number {
  return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0
}

function fromMiddle({ x, y }: Point, stage: HTMLElement | null): Point {
  const { left = 0, top = 0, width = 0, height = 0 } = stage?.getBoundingClientRect() ?? {}
  return { x: x - left - width / 2, y: y - top - height / 2 }
}
