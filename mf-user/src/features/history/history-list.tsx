import { paths } from '@saidian/shared/contracts/page'
import { useHost } from '@saidian/shared/host'
import { RowsSkeleton } from '@saidian/shared/marks'
import { EmptyState, ErrorState } from '@saidian/shared/ui'
import { EndlessList, nextPageOf } from '@saidian/shared/ui/endless-list'
import { useMemo } from 'react'
import { useHistoryInfiniteQuery } from '../../personal/personal.api'
import { rowsByDay, type VisitRow } from './by-day.rules'
import { HistoryRow } from './history-row'

const keyOf = ({ visit: { kind, sport, id } }: VisitRow) => `${kind} ${sport} ${id}`
/** In rem; the first row of a day has its title. */
const guessOf = ({ day }: VisitRow) => (day === null ? 1.12 : 1.9)
const renderRow = (row: VisitRow) => <HistoryRow row={row} />

/** Visited pages by day. */
export function HistoryList() {
  const host = useHost()
  const query = useHistoryInfiniteQuery(undefined, { refetchOnMountOrArgChange: true })
  const { data, error, refetch, hasNextPage } = query
  const rows = useMemo(() => rowsByDay(data?.pages.flatMap(({ visits }) => visits) ?? []), [data])
  if (!data) {
    return error ? <ErrorState text="加载失败，请稍后再试" onRetry={refetch} /> : <RowsSkeleton />
  }
  if (rows.length === 0 && !hasNextPage) {
    const action = { label: '去看比赛', onChoose: () => host.navigate(paths.scores()) }
    return <EmptyState text="还没有浏览记录" action={action} />
  }
  return (
    <EndlessList
      label="浏览历史"
      items={rows}
      keyOf={keyOf}
      guessOf={guessOf}
      renderItem={renderRow}
      next={nextPageOf(query)}
    />
  )
}
