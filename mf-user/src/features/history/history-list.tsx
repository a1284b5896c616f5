import { dayLabel, TimeText, timeOfDay } from '@saidian/shared/calendar'
import { paths } from '@saidian/shared/contracts/page'
import { useHost } from '@saidian/shared/host'
import { Button, EmptyState, ErrorState } from '@saidian/shared/ui'
import { isShown } from '../../personal/page-address'
import { PageRow } from '../../personal/page-row'
import css from '../../personal/page-row.module.css'
import { useHistoryInfiniteQuery } from '../../personal/personal.api'
import { RowsSkeleton } from '../../personal/rows-skeleton'
import { byDay } from './by-day.rules'
import { RemoveVisit } from './remove-visit'

/** Visited pages by day. */
export function HistoryList() {
  const host = useHost()
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useHistoryInfiniteQuery(undefined, { refetchOnMountOrArgChange: true })
  if (!data) {
    return error ? <ErrorState text="加载失败，请稍后再试" onRetry={refetch} /> : <RowsSkeleton />
  }
  const days = byDay(data.pages.flatMap(({ visits }) => visits.filter(isShown)))
  if (days.length === 0 && !hasNextPage) {
    const action = { label: '去看比赛', onChoose: () => host.navigate(paths.scores()) }
    return <EmptyState text="还没有浏览记录" action={action} />
  }
  return (
    <>
      {days.map(({ day, visits }) => (
        <section key={day} className={css.group} aria-label={dayLabel(day, Date.now())}>
          <h2 className={css.day}>{dayLabel(day, Date.now())}</h2>
          <ul className={css.list}>
            {visits.map((visit) => (
              <PageRow
                key={`${visit.kind} ${visit.id}`}
                kind={visit.kind}
                sport={visit.sport}
                id={visit.id}
                title={visit.title}
                time={<TimeText at={visit.at} format={timeOfDay} />}
                after={<RemoveVisit visit={visit} />}
              />
            ))}
          </ul>
        </section>
      ))}
      {hasNextPage && (
        <div className={css.more}>
          <Button
            look="plain"
            isWide
            disabled={isFetchingNextPage}
            onClick={() => void fetchNextPage()}
          >
            更早的记录
          </Button>
        </div>
      )}
    </>
  )
}
