/**
 * Whether something between the touched element and the pager takes fingers across itself: a table
 * or a strip that scrolls, a slider, a canvas that is drawn on.
 */
export function hasOwnGesture(touched: EventTarget | null, pager: Element): boolean {
  let each = touched instanceof Element ? touched : null
  for (; each && each !== pager; each = each.parentElement) {
    if (each.matches('input, select, textarea, [role="slider"]')) return true
    const { overflowX, touchAction } = getComputedStyle(each)
    if (touchAction === 'none' || touchAction.includes('pan-x')) return true
    if (/auto|scroll/.test(overflowX) && each.scrollWidth > each.clientWidth + 1) return true
  }
  return false
}
