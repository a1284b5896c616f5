import AntdSlider from 'antd-mobile/es/components/slider'

export type SliderProps = {
  label: string
  value: number
  min: number
  max: number
  step: number
  /** Told once, when the thumb lets go. */
  onChange: (value: number) => void
  /** Words of a value, such as 30 秒. */
  textOf: (value: number) => string
}

/** A number chosen along a line. */
export function Slider({ label, value, min, max, step, onChange, textOf }: SliderProps) {
  return (
    <AntdSlider
      aria-label={label}
      value={value}
      min={min}
      max={max}
      step={step}
      popover={(chosen) => textOf(chosen)}
      onChange={(chosen) => {
        if (typeof chosen === 'number') onChange(chosen)
      }}
    />
  )
}
