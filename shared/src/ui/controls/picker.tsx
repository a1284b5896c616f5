import AntdPicker from 'antd-mobile/es/components/picker'

export type PickerProps = {
  title: string
  /** Columns from left to right. */
  columns: readonly (readonly { value: string; label: string }[])[]
  value: readonly string[]
  onConfirm: (value: string[]) => void
  onClose: () => void
}

/** Wheels from the bottom of the page. Mounted means open. */
export function Picker({ title, columns, value, onConfirm, onClose }: PickerProps) {
  return (
    <AntdPicker
      visible
      title={title}
      confirmText="确定"
      cancelText="取消"
      columns={columns.map((column) => column.map((item) => ({ ...item })))}
      value={[...value]}
      onConfirm={(chosen) => onConfirm(chosen.map(String))}
      onClose={onClose}
    />
  )
}
