import AntdSwitch from 'antd-mobile/es/components/switch'

export type SwitchProps = {
  /** What is switched, for a screen reader. */
  label: string
  isOn: boolean
  onChange: (isOn: boolean) => void
  isDisabled?: boolean
}

/** On or off. */
export function Switch({ label, isOn, onChange, isDisabled = false }: SwitchProps) {
  return <AntdSwitch aria-label={label} checked={isOn} onChange={onChange} disabled={isDisabled} />
}
