import AntdCheckbox from 'antd-mobile/es/components/checkbox'
import type { ReactNode } from 'react'

export type CheckboxProps = {
  isChecked: boolean
  onChange: (isChecked: boolean) => void
  children: ReactNode
}

/** A tick with its words; the whole line is the target. */
export function Checkbox({ isChecked, onChange, children }: CheckboxProps) {
  return (
    <AntdCheckbox block checked={isChecked} onChange={onChange}>
      {children}
    </AntdCheckbox>
  )
}
