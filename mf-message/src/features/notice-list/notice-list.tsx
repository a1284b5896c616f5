import { dayLabel } from '@saidian/shared/calendar'
import { paths } from '@saidian/shared/contracts/page'
import { useHost } from '@saidian/shared/host'
import { EmptyState, ErrorState } from '@saidian/shared/ui'
import { EndlessList } from '@saidian/shared/ui/endless-list'
import { useCallback, useMemo } from 'react'
import { useOlderNoticesMutation } from '../../notices/notices.api'
import { useNotices } from '../../notices/use-notices'
import css from './notice-list.module.css'
import { NoticeRow } from './notice-row'
import { type ListRow, rowsByDay } from './notice-rows.rules'
import { NoticeSkeleton } from './notice-skeleton'

const NO_ROWS: ListRow[] = []

/** Notices by day, newest first; new ones appear by themselves. */
export function NoticeList() {
  const host = useHost()
  const { memberId, page, error, refetch } = useNotices()
  const [readOlder, older] = useOlderNoticesMutation()
  const notices = page?.notices
  const rows = useMemo(() => (notices ? rowsByDay(notices) : NO_ROWS), [notices])
  const renderRow = useCallback((row: ListRow) => renderOf(row, memberId), [memberId])
  const last = notices?.at(-1)

  if (!page)
    return error ? (
      <ErrorState text="加载失败，请稍后再试" onRetry={() => void refetch()} />
    ) : (
      <NoticeSkeleton />
    )
  if (!last) {
    const action = { label: '去看比赛', onChoose: () => host.navigate(paths.scores()) }
    return <EmptyState text="还没有通知" action={action} />
  }
  return (
    <EndlessList
      label="系统通知"
      items={rows}
      keyOf={keyOf}
      guessOf={guessOf}
      renderItem={renderRow}
      next={{
        hasMore: page.hasMore,
        isLoading: older.isLoading,
        hasFailed: older.isError,
        load: () => void readOlder({ memberId, notice: last }),
      }}
    />
  )
}

function renderOf(row: ListRow, memberId: string) {
  if ('notice' in row) return <NoticeRow memberId={memberId} notice={row.notice} />
  return <h2 className={css.day}>{dayLabel(row.day, Date.now())}</h2>
}

function keyOf(row: ListRow): string {
  return 'day' in row ? `day ${row.day}` : row.notice.id
}

function guessOf(row: ListRow): number {
  return 'day' in row ? 0.8 : 1.5
}
