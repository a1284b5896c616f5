import { dayTitle } from '@saidian/shared/calendar'
import { paths } from '@saidian/shared/contracts/page'
import type { Visit } from '@saidian/shared/contracts/personal'
import { useHost } from '@saidian/shared/host'
import { beijingDate, formatDate } from '@saidian/shared/lib'
import { RowsSkeleton } from '@saidian/shared/marks'
import { Button, EmptyState, ErrorState } from '@saidian/shared/ui'
import { useMemo } from 'react'
import css from '../../personal/list.module.css'
import { useHistoryInfiniteQuery } from '../../personal/personal.api'
import { kickoffText, MatchLineList } from './match-line-list'
import type { MatchEntry } from './sections.rules'
import { useEntries } from './use-entries'

const FAILED = '加载失败，请稍后再试'

/** Visited matches by the day of the visit, the latest first. */
export function WatchedMatches() {
  const host = useHost()
  const history = useHistoryInfiniteQuery('match', { refetchOnMountOrArgChange: true })
  const visits = useMemo(
    () => history.data?.pages.flatMap((page) => page.visits) ?? [],
    [history.data],
  )
  const listed = useMemo(
    () => visits.map(({ sport, id, title }) => ({ sport, id, title, kickoffAt: null })),
    [visits],
  )
  const { entries, lists, isLoading, hasFailed, retry } = useEntries(listed)
  if ((!history.data && history.error) || hasFailed)
    return <ErrorState text={FAILED} onRetry={() => (history.data ? retry() : history.refetch())} />
  if (!history.data || isLoading) return <RowsSkeleton />
  if (visits.length === 0 && !history.hasNextPage) {
    const action = { label: '去看比赛', onChoose: () => host.navigate(paths.scores()) }
    return <EmptyState text="还没有看过比赛" action={action} />
  }
  const now = Date.now()
  const known = new Map(entries.map((entry) => [entry.id, entry]))
  const seenAt = new Map(visits.map(({ id, at }) => [id, at]))
  const timeOf = ({ id, kickoffAt }: MatchEntry) =>
    [kickoffText(kickoffAt, 'M月d日 hh:mm'), `${formatDate(seenAt.get(id) ?? 0, 'hh:mm')} 看过`]
      .filter(Boolean)
      .join(' · ')
  return (
    <>
      {[...byDay(visits)].map(([day, ofDay]) => (
        <section key={day} className={css.group} aria-label={dayTitle(day, now)}>
          <h2 className={css.day}>{dayTitle(day, now)}</h2>
          <ul className={css.list}>
            <MatchLineList
              entries={ofDay.flatMap(({ id }) => known.get(id) ?? [])}
              lists={lists}
              timeOf={timeOf}
            />
          </ul>
        </section>
      ))}
      {history.hasNextPage && (
        <div className={css.more}>
          <Button
            look="plain"
            isWide
            disabled={history.isFetchingNextPage}
            onClick={() => void history.fetchNextPage()}
          >
            更早的比赛
          </Button>
        </div>
      )}
    </>
  )
}

function byDay(visits: readonly Visit[]): Map<string, Visit[]> {
  const days = new Map<string, Visit[]>()
  for (const visit of visits) {
    const day = beijingDate(visit.at)
    days.set(day, [...(days.get(day) ?? []), visit])
  }
  return days
}
