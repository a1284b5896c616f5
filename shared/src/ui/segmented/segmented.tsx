import { type KeyboardEvent, useEffect, useRef } from 'react'
import css from './segmented.module.css'

export type SegmentedProps<Key extends string> = {
  label: string
  items: readonly { key: Key; text: string }[]
  /** Null while it is not known yet which. */
  value: Key | null
  onChoose: (key: Key) => void
  look?: 'line' | 'pill'
  /** Id of the element that shows the chosen one. */
  panelId?: string
}

const STEP: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

/**
 * A row of tabs of equal width; arrow keys, Home and End move along it. Tabs that do not fit scroll
 * sideways, and the chosen one comes into sight.
 */
export function Segmented<Key extends string>({
  label,
  items,
  value,
  onChoose,
  look = 'line',
  panelId,
}: SegmentedProps<Key>) {
  const list = useRef<HTMLDivElement>(null)
  const tabAt = (place: number) =>
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[place]
  const chosen = items.findIndex((item) => item.key === value)

  useEffect(() => {
    const tab = tabAt(chosen)
    const row = list.current
    // Only the row scrolls: `scrollIntoView` could move the page.
    if (tab && row) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2
  }, [chosen, items.length])

  const moveByKey = (event: KeyboardEvent) => {
    const place = placeOf(event.key, chosen, items.length)
    const next = place === null ? undefined : items[place]
    if (place === null || !next) return
    event.preventDefault()
    onChoose(next.key)
    tabAt(place)?.focus()
  }

  return (
    <div ref={list} className={css[look]} role="tablist" aria-label={label} onKeyDown={moveByKey}>
      {items.map((item, place) => (
        <button
          key={item.key}
          type="button"
          role="tab"
          className={css.tab}
          aria-selected={item.key === value}
          aria-controls={item.key === value ? panelId : undefined}
          tabIndex={item.key === value || (value === null && place === 0) ? 0 : -1}
          onClick={() => onChoose(item.key)}
        >
          {item.text}
        </button>
      ))}
    </div>
  )
}

/** The tab that a key moves to from `place`; null for another key. */
function placeOf(key: string, place: number, count: number): number | null {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = STEP[key]
  return step === undefined ? null : (place + step + count) % count
}
