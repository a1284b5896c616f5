import { EmptyState } from './empty-state'

export function WithoutAction() {
  return <EmptyState text="暂无比赛" />
}

export function WithAction() {
  return (
    <EmptyState
      text="还没有关注的比赛"
      action={{ label: '去看热门赛事', onChoose: () => undefined }}
    />
  )
}
