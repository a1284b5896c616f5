import type { CSSProperties } from 'react'
import css from './slider.module.css'

export type SliderProps = {
  label: string
  value: number
  min: number
  max: number
  step: number
  /** Called at every step, by thumb and by key. */
  onChange: (value: number) => void
  /** Words of a value, such as 30 秒. */
  textOf: (value: number) => string
}

/** A number chosen along a line. The browser's own: the one of antd-mobile knows no keys. */
export function Slider({ label, value, onChange, textOf, ...range }: SliderProps) {
  const done = `${((value - range.min) / (range.max - range.min)) * 100}%`
  return (
    <input
      {...range}
      type="range"
      className={css.slider}
      style={{ '--done': done } as CSSProperties}
      aria-label={label}
      aria-valuetext={textOf(value)}
      value={value}
      onChange={(event) => onChange(Number(event.target.value))}
    />
  )
}
