import { paths } from '@saidian/shared/contracts'
import { type Host, useHost } from '@saidian/shared/host'
import { formatDate } from '@saidian/shared/lib'
import { Button, EmptyState, ErrorState } from '@saidian/shared/ui'
import { PageRow } from '../../personal/page-row'
import css from '../../personal/page-row.module.css'
import { useFollowsQuery, useHistoryInfiniteQuery } from '../../personal/personal.api'
import { RowsSkeleton } from '../../personal/rows-skeleton'
import { byKickoff } from './by-kickoff.rules'

const seeMatches = (host: Host) => ({ label: '去看比赛', onChoose: () => host.navigate(paths.scores()) })

const FAILED = '加载失败，请稍后再试'

/** Matches the member follows: what comes first, then what was. */
export function FollowedMatches() {
  const host = useHost()
  const { data, isError, refetch } = useFollowsQuery(undefined, { refetchOnMountOrArgChange: true })
  if (!data) return isError ? <ErrorState text={FAILED} onRetry={() => void refetch()} /> : <RowsSkeleton />
  const parts = byKickoff(data, Date.now())
  if (parts.every(({ matches }) => matches.length === 0)) {
    return <EmptyState text="还没有关注比赛" action={seeMatches(host)} />
  }
  return parts.map(
    ({ title, matches }) =>
      matches.length > 0 && (
        <section key={title} className={css.group} aria-label={title}>
          <h2 className={css.day}>{title}</h2>
          <ul className={css.list}>
            {matches.map(({ id, title: name, kickoffAt }) => (
              <PageRow
                key={id}
                kind="match"
                id={id}
                title={name}
                time={kickoffAt === null ? '' : formatDate(kickoffAt * 1000, 'M月d日 hh:mm')}
              />
            ))}
          </ul>
        </section>
      ),
  )
}

/** Matches the member has looked at, the last one first. */
export function WatchedMatches() {
  const host = useHost()
  const { data, isError, refetch, hasNextPage, fetchNextPage } = useHistoryInfiniteQuery('match', {
    refetchOnMountOrArgChange: true,
  })
  if (!data) return isError ? <ErrorState text={FAILED} onRetry={() => void refetch()} /> : <RowsSkeleton />
  const visits = data.pages.flatMap((page) => page.visits)
  if (visits.length === 0) return <EmptyState text="还没有看过比赛" action={seeMatches(host)} />
  return (
    <section className={css.group} aria-label="看过">
      <ul className={css.list}>
        {visits.map(({ id, title, at }) => (
          <PageRow
            key={id}
            kind="match"
            id={id}
            title={title}
            time={`${formatDate(at, 'M月d日 hh:mm')} 看过`}
          />
        ))}
      </ul>
      {hasNextPage && (
        <Button look="plain" isWide onClick={() => void fetchNextPage()}>
          更早的比赛
        </Button>
      )}
    </section>
  )
}
