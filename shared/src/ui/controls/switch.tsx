import AntdSwitch from 'antd-mobile/es/components/switch'
import type { KeyboardEvent } from 'react'

export type SwitchProps = {
  /** What is switched, for a screen reader. */
  label: string
  isOn: boolean
  onChange: (isOn: boolean) => void
  isDisabled?: boolean
  /** Id of the text that explains it. */
  describedBy?: string
}

/** On or off. */
export function Switch({ label, isOn, onChange, isDisabled = false, describedBy }: SwitchProps) {
  const switchByKey = (event: KeyboardEvent) => {
    if (isDisabled || (event.key !== ' ' && event.key !== 'Enter')) return
    event.preventDefault()
    onChange(!isOn)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the switch inside has the role; antd-mobile gives it no keys
    <span onKeyDown={switchByKey}>
      <AntdSwitch
        aria-label={label}
        aria-describedby={describedBy}
        tabIndex={isDisabled ? -1 : 0}
        checked={isOn}
        onChange={onChange}
        disabled={isDisabled}
      />
    </span>
  )
}
