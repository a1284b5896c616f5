import { Icon } from '../icon/icon'
import { Badge } from './badge'

/** A badge stands at the corner of what it counts for. */
function Corner({ count }: { count: number }) {
  return (
    <span style={{ position: 'relative', display: 'inline-block', padding: 8 }}>
      <Icon name="message" size={24} />
      <span style={{ position: 'absolute', top: 0, left: 24 }}>
        <Badge count={count} label="条未读消息" />
      </span>
    </span>
  )
}

export function Counts() {
  return (
    <p style={{ display: 'flex', gap: 24 }}>
      <Corner count={1} />
      <Corner count={42} />
      <Corner count={120} />
    </p>
  )
}

export function NothingAtZero() {
  return <Corner count={0} />
}

export function Muted() {
  return <Badge count={24} label="条未读消息" isMuted />
}
