/** Longest and shortest side of a picture in the history, in pixels of the 375 wide page. */
const MAX_SIDE = 200
const MIN_SIDE = 72
const REM_PX = 50

/** The size of a picture in the history: in its shape, unless it is a long stripe. */
export function pictureBox({ width, height }: { width: number; height: number }) {
  const scale = Math.min(1, MAX_SIDE / Math.max(width, height, 1))
  const side = (px: number) => Math.min(MAX_SIDE, Math.max(MIN_SIDE, Math.round(px * scale)))
  return { width: `${side(width) / REM_PX}rem`, height: `${side(height) / REM_PX}rem` }
}
