import AntdStepper from 'antd-mobile/es/components/stepper'

export type StepperProps = {
  label: string
  value: number
  min: number
  max: number
  step: number
  onChange: (value: number) => void
}

/** A number with − and + beside it. */
export function Stepper({ label, value, min, max, step, onChange }: StepperProps) {
  return (
    <AntdStepper
      aria-label={label}
      value={value}
      min={min}
      max={max}
      step={step}
      digits={0}
      onChange={(chosen: number) => onChange(chosen)}
    />
  )
}
