import { useEffect, useRef } from 'react'
import css from './date-strip.module.css'
import { type Direction, dayLabel, stripDates } from './date-strip.rules'

export type DateStripProps = {
  today: string
  direction: Direction
  value: string
  onChoose: (date: string) => void
}

/** A row of eight days to choose from. */
export function DateStrip({ today, direction, value, onChoose }: DateStripProps) {
  const chosen = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // Missing in jsdom and old web views: there the user scrolls the strip.
    chosen.current?.scrollIntoView?.({ inline: 'center', block: 'nearest' })
  }, [value])

  return (
    <fieldset className={css.strip} aria-label="日期">
      {stripDates(today, direction).map((date) => {
        const label = dayLabel(date, today)
        const isChosen = date === value
        return (
          <button
            key={date}
            ref={isChosen ? chosen : undefined}
            type="button"
            className={css.day}
            aria-pressed={isChosen}
            onClick={() => onChoose(date)}
          >
            <span className={css.name}>{label.day}</span>
            <span className={css.date}>{label.date}</span>
          </button>
        )
      })}
    </fieldset>
  )
}
