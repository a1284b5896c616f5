import { type KeyboardEvent, useRef } from 'react'
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

/** A row of tabs of equal width; arrow keys move along it. */
export function Segmented<Key extends string>({
  label,
  items,
  value,
  onChoose,
  look = 'line',
  panelId,
}: SegmentedProps<Key>) {
  const list = useRef<HTMLDivElement>(null)

  const moveByArrow = (event: KeyboardEvent) => {
    const step = STEP[event.key]
    if (step === undefined) return
    const index = items.findIndex((item) => item.key === value)
    const next = items[(index + step + items.length) % items.length]
    if (!next) return
    onChoose(next.key)
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[items.indexOf(next)]?.focus()
  }

  return (
    <div ref={list} className={css[look]} role="tablist" aria-label={label} onKeyDown={moveByArrow}>
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
