export type Point = { x: number; y: number }
export type Size = { width: number; height: number }
/** How a picture is shown: its scale, and how far its middle is moved in pixels. */
export type View = Point & { scale: number }

export const WHOLE: View = { scale: 1, x: 0, y: 0 }
const MAX_SCALE = 4
/** Scale of a double tap. */
export const TAPPED_SCALE = 2.5

/** Zooms to `scale` so that `at`, measured from the middle of the stage, stays where it is. */
export function zoomAt(view: View, at: Point, scale: number): View {
  const next = Math.min(MAX_SCALE, Math.max(WHOLE.scale, scale))
  const factor = next / view.scale
  return {
    scale: next,
    x: at.x - (at.x - view.x) * factor,
    y: at.y - (at.y - view.y) * factor,
  }
}

/** Moves a view; `clamped` afterwards. */
export function movedBy(view: View, { x, y }: Point): View {
  return { ...view, x: view.x + x, y: view.y + y }
}

/** No gap between the picture and the stage, and a picture smaller than the stage in its middle. */
export function clamped(view: View, stage: Size, shown: Size): View {
  const limit = (value: number, room: number) => Math.min(room, Math.max(-room, value))
  return {
    scale: view.scale,
    x: limit(view.x, Math.max(0, (shown.width * view.scale - stage.width) / 2)),
    y: limit(view.y, Math.max(0, (shown.height * view.scale - stage.height) / 2)),
  }
}

/** Size of a picture that is shown as a whole on the stage; the stage's before it has loaded. */
export function fitted(picture: Size, stage: Size): Size {
  if (picture.width === 0 || picture.height === 0) return stage
  const factor = Math.min(stage.width / picture.width, stage.height / picture.height)
  return { width: picture.width * factor, height: picture.height * factor }
}

/** What letting go of a swipe does: 1 the next picture, -1 the one before, 0 none. */
export function swipeStep(distance: number, elapsedMs: number, width: number): -1 | 0 | 1 {
  const isFar = Math.abs(distance) > width / 4
  const isFast = Math.abs(distance) > 24 && Math.abs(distance) / Math.max(1, elapsedMs) > 0.4
  if (!isFar && !isFast) return 0
  return distance < 0 ? 1 : -1
}
