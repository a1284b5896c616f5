import { dayLabel } from '@saidian/shared/calendar'
import { paths } from '@saidian/shared/contracts/page'
import { useHost } from '@saidian/shared/host'
import { useSearchParams } from '@saidian/shared/router'
import { EmptyState, ErrorState, Segmented } from '@saidian/shared/ui'
import { EndlessList } from '@saidian/shared/ui/endless-list'
import { useCallback, useMemo } from 'react'
import { useOlderNoticesMutation } from '../../notices/notices.api'
import { useNotices } from '../../notices/use-notices'
import { filterItems, filterOf, type NoticeFilter, noticesOf } from './notice-kinds.rules'
import css from './notice-list.module.css'
import { NoticeRow } from './notice-row'
import { type ListRow, rowsByDay } from './notice-rows.rules'
import { isFilterIn, type NoticeScope, noticesIn } from './notice-scope.rules'
import { NoticeSkeleton } from './notice-skeleton'

const NOTHING: Record<NoticeScope, string> = { note: '还没有互动消息', notice: '还没有通知' }
const NO_ROWS: ListRow[] = []

const NO_UNREAD = { total: 0, kinds: {} }
const EMPTY: Partial<Record<NoticeFilter, string>> = {
  likes: '还没有人赞过你',
  replies: '还没有人回复你',
  mentions: '还没有人@你',
  follows: '还没有新粉丝',
}

/** Notices of a page by day, newest first, all or of one kind; new ones appear by themselves. */
export function NoticeList({ scope }: { scope: NoticeScope }) {
  const [query, setQuery] = useSearchParams()
  const { page } = useNotices()
  const typed = filterOf(query.get('kind'))
  const filter = isFilterIn(typed, scope) ? typed : 'all'
  const items = filterItems(page?.unread ?? NO_UNREAD).filter(({ key }) => isFilterIn(key, scope))
  const choose = (kind: NoticeFilter) =>
    setQuery(kind === 'all' ? {} : { kind }, { replace: true, preventScrollReset: true })
  return (
    <>
      <div className={css.filters}>
        <Segmented label="通知类型" items={items} value={filter} onChoose={choose} />
      </div>
      <FilteredList key={filter} filter={filter} scope={scope} />
    </>
  )
}

function FilteredList({ filter, scope }: { filter: NoticeFilter; scope: NoticeScope }) {
  const host = useHost()
  const { memberId, page, error, refetch } = useNotices()
  const [readOlder, older] = useOlderNoticesMutation()
  const notices = page?.notices
  const rows = useMemo(
    () => (notices ? rowsByDay(noticesOf(noticesIn(notices, scope), filter)) : NO_ROWS),
    [notices, filter, scope],
  )
  const renderRow = useCallback((row: ListRow) => renderOf(row, memberId), [memberId])
  const last = notices?.at(-1)

  if (!page)
    return error ? (
      <ErrorState text="加载失败，请稍后再试" onRetry={() => void refetch()} />
    ) : (
      <NoticeSkeleton />
    )
  if (!last || (rows.length === 0 && !page.hasMore)) {
    const action = { label: '去社区看看', onChoose: () => host.navigate(paths.community()) }
    return <EmptyState text={EMPTY[filter] ?? NOTHING[scope]} action={action} />
  }
  return (
    <EndlessList
      label={scope === 'note' ? '互动消息' : '通知'}
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
