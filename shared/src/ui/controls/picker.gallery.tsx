import { Picker } from '.'

export const isOverlay = true

const HOURS = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'))
const ITEMS = HOURS.map((hour) => ({ value: hour, label: `${hour} 点` }))
const ignore = () => undefined

export function OneColumn() {
  return (
    <Picker title="开始" columns={[ITEMS]} value={['08']} onConfirm={ignore} onClose={ignore} />
  )
}

export function TwoColumns() {
  return (
    <Picker
      title="免打扰时段"
      columns={[ITEMS, ITEMS]}
      value={['23', '07']}
      onConfirm={ignore}
      onClose={ignore}
    />
  )
}
