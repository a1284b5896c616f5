import { VirtualList } from './virtual-list'

const TEAMS = Array.from({ length: 1000 }, (_, place) => `第 ${place + 1} 支球队`)

function keyOf(team: string): string {
  return team
}

function heightOf(): number {
  return 0.96
}

function row(team: string) {
  return (
    <a href="#team" style={{ display: 'block', padding: 12 }}>
      {team}
    </a>
  )
}

export function AThousandRows() {
  return (
    <div style={{ maxHeight: 320, overflow: 'auto' }}>
      <VirtualList label="球队" items={TEAMS} keyOf={keyOf} heightOf={heightOf} renderItem={row} />
    </div>
  )
}

export function Empty() {
  return <VirtualList label="球队" items={[]} keyOf={keyOf} heightOf={heightOf} renderItem={row} />
}
