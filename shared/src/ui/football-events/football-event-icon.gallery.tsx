import { FOOTBALL_EVENT_LABELS } from './event-labels'
import { FootballEventIcon, type FootballEventIconProps } from './football-event-icon'

const TYPES = Object.keys(FOOTBALL_EVENT_LABELS).map((type) =>
  type.includes('-') ? type : Number(type),
) as FootballEventIconProps['type'][]

export function EveryType() {
  return (
    <ul style={{ display: 'grid', gridTemplateColumns: '1fr 1fr 1fr', gap: 8 }}>
      {TYPES.map((type) => (
        <li key={type} style={{ display: 'flex', gap: 4 }}>
          <FootballEventIcon type={type} />
          {FOOTBALL_EVENT_LABELS[type]}
        </li>
      ))}
    </ul>
  )
}

export function Sizes() {
  return (
    <p style={{ display: 'flex', gap: 12 }}>
      <FootballEventIcon type={1} size={12} />
      <FootballEventIcon type={1} size={16} />
      <FootballEventIcon type={1} size={20} />
    </p>
  )
}

export function UnknownType() {
  return <FootballEventIcon type={999} />
}
