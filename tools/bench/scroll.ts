/** In the page: scrolls by a step every frame until the end; returns the time of each frame. */
export async function scrollToEnd(given: {
  rows: string
  stepPx: number
  limitMs: number
}): Promise<number[]> {
  const row = document.querySelector(given.rows)
  if (!row) throw new Error('no row to scroll')
  const canScroll = (element: Element) =>
    element.scrollHeight > element.clientHeight + 1 &&
    /auto|scroll/.test(getComputedStyle(element).overflowY)
  let box: Element | null = row.parentElement
  while (box && !canScroll(box)) box = box.parentElement
  const scroller = box ?? document.scrollingElement ?? document.documentElement
  // The browser may have restored the position of an earlier visit.
  scroller.scrollTop = 0
  await new Promise(requestAnimationFrame)
  const at: number[] = []
  let stuckFrames = 0
  while (stuckFrames < 30 && (at.at(-1) ?? 0) - (at[0] ?? 0) < given.limitMs) {
    at.push(await new Promise<number>(requestAnimationFrame))
    const before = scroller.scrollTop
    scroller.scrollTop += given.stepPx
    stuckFrames = scroller.scrollTop === before ? stuckFrames + 1 : 0
  }
  return at
}

/** Frames a second in the slowest half second, from the times of all frames. */
export function slowestHalfSecond(at: readonly number[]): number {
  const spans = at.slice(30).map((end, index) => end - (at[index] ?? end))
  if (spans.length === 0) throw new Error('less than half a second was scrolled')
  return 30_000 / Math.max(...spans)
}
