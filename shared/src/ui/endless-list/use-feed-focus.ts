import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import type { RowKey } from './row-places'

const STEP: Record<string, number> = { PageDown: 1, PageUp: -1 }

/**
 * The keyboard of a feed (ARIA): Page Down and Page Up go from row to row. The row with the focus
 * exists for as long, also when it is scrolled away, so that Tab goes on from there.
 */
export function useFeedFocus(keys: readonly RowKey[], elements: Map<RowKey, HTMLElement>) {
  const [focused, setFocused] = useState<RowKey | null>(null)
  const isMoving = useRef(false)
  useLayoutEffect(() => {
    if (!isMoving.current || focused === null) return
    isMoving.current = false
    elements.get(focused)?.focus()
  }, [focused, elements])

  const keyOf = (target: EventTarget) =>
    [...elements].find(([, element]) => element.contains(target as Node))?.[0] ?? null
  return {
    focusedRow: focused === null ? -1 : keys.indexOf(focused),
    handlers: {
      onFocus: ({ target }: FocusEvent) => setFocused(keyOf(target)),
      onBlur: ({ relatedTarget }: FocusEvent) => relatedTarget || setFocused(null),
      onKeyDown: (event: KeyboardEvent) => {
        const step = STEP[event.key]
        const from = keyOf(event.target)
        const to = from === null || !step ? undefined : keys[keys.indexOf(from) + step]
        if (to === undefined) return
        event.preventDefault()
        isMoving.current = true
        setFocused(to)
      },
    },
  }
}
