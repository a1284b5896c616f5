import { Icon } from './icon'
import { ICON_DRAWINGS, type IconName } from './icon-drawings'

const NAMES = Object.keys(ICON_DRAWINGS) as IconName[]

export function EveryIcon() {
  return (
    <ul style={{ display: 'grid', gridTemplateColumns: '1fr 1fr 1fr', gap: 12 }}>
      {NAMES.map((name) => (
        <li key={name} style={{ display: 'flex', gap: 4 }}>
          <Icon name={name} size={20} />
          {name}
        </li>
      ))}
    </ul>
  )
}

export function Sizes() {
  return (
    <p style={{ display: 'flex', gap: 12 }}>
      {([12, 14, 16, 20, 24] as const).map((size) => (
        <Icon key={size} name="gear" size={size} />
      ))}
    </p>
  )
}

export function InTheColourOfItsText() {
  return (
    <p style={{ color: 'var(--danger)' }}>
      <Icon name="warning" label="警告" />
    </p>
  )
}
