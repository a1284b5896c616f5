import { Skeleton } from './skeleton'

const WIDTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const

export function Widths() {
  return (
    <div role="status" aria-label="加载中" style={{ display: 'grid', gap: 8 }}>
      {WIDTHS.map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </div>
  )
}

export function RowOfAList() {
  return (
    <div role="status" aria-label="加载中" style={{ display: 'flex', gap: 8 }}>
      <Skeleton shape="disc" />
      <div style={{ flex: 1 }}>
        <Skeleton width={6} />
      </div>
    </div>
  )
}
