import { type RefObject, useLayoutEffect } from 'react'

const MAX_LINES = 5

/** A field that grows with its text, up to five lines. */
export function useAutoHeight(field: RefObject<HTMLTextAreaElement | null>, text: string): void {
  useLayoutEffect(() => {
    const element = field.current
    if (!element) return
    element.style.height = 'auto'
    const line = Number.parseFloat(getComputedStyle(element).lineHeight) || 0
    const { scrollHeight, clientHeight } = element
    const max = line > 0 ? clientHeight + line * (MAX_LINES - 1) : scrollHeight
    element.style.height = `${Math.min(scrollHeight, max)}px`
  }, [field, text])
}
