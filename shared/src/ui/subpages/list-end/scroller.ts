/** What scrolls an element: its nearest ancestor with a scroll of its own, else the page. */
export function scrollerOf(element: HTMLElement): Element {
  for (let above = element.parentElement; above; above = above.parentElement) {
    if (above !== document.body && /auto|scroll/.test(getComputedStyle(above).overflowY))
      return above
  }
  return document.scrollingElement ?? document.documentElement
}

/** Where the top of the screen is, in px from the top of the element; 0 without one. */
export function screenTopIn(element: HTMLElement | null): number {
  if (!element) return 0
  const scroller = scrollerOf(element)
  const top = scroller === document.scrollingElement ? 0 : scroller.getBoundingClientRect().top
  return top - element.getBoundingClientRect().top
}
