import { dayTitle } from '@saidian/shared/calendar'
import { MAX_MATCHES } from '@saidian/shared/contracts/matches'
import { paths } from '@saidian/shared/contracts/page'
import type { Follow } from '@saidian/shared/contracts/personal'
import { useHost } from '@saidian/shared/host'
import { RowsSkeleton, useFollows } from '@saidian/shared/marks'
import { Button, EmptyState, ErrorState } from '@saidian/shared/ui'
import { useMemo, useState } from 'react'
import css from '../../personal/list.module.css'
import sectionCss from './followed-matches.module.css'
import { kickoffText, MatchLineList } from './match-line-list'
import { isUpcoming, sectionsOf } from './sections.rules'
import { useEntries } from './use-entries'

const FAILED = '加载失败，请稍后再试'

/** Followed matches, grouped by state and by day. */
export function FollowedMatches() {
  const host = useHost()
  const { data, error, refetch } = useFollows()
  const [maxShown, setMaxShown] = useState(MAX_MATCHES)
  const followed = useMemo(() => inOrder(data ?? [], Date.now()), [data])
  const listed = useMemo(() => followed.slice(0, maxShown), [followed, maxShown])
  const { entries, lists, isLoading, hasFailed, retry } = useEntries(listed)
  if ((!data && error) || hasFailed)
    return <ErrorState text={FAILED} onRetry={() => (data ? retry() : refetch())} />
  if (!data || isLoading) return <RowsSkeleton />
  if (followed.length === 0) {
    const action = { label: '去看比赛', onChoose: () => host.navigate(paths.scores()) }
    return <EmptyState text="还没有关注比赛" action={action} />
  }
  const now = Date.now()
  return (
    <>
      {sectionsOf(entries, now).map(({ title, days }) => (
        <section key={title} aria-label={title}>
          <h2 className={sectionCss.sectionTitle}>{title}</h2>
          {days.map(({ day, entries: ofDay }) => (
            <div key={day} className={css.group}>
              <h3 className={css.day}>{day === '' ? '时间未定' : dayTitle(day, now)}</h3>
              <ul className={css.list}>
                <MatchLineList
                  entries={ofDay}
                  lists={lists}
                  timeOf={({ kickoffAt }) => kickoffText(kickoffAt, 'hh:mm')}
                />
              </ul>
            </div>
          ))}
        </section>
      ))}
      {followed.length > maxShown && (
        <div className={css.more}>
          <Button look="plain" isWide onClick={() => setMaxShown(maxShown + MAX_MATCHES)}>
            更早的比赛
          </Button>
        </div>
      )}
    </>
  )
}

/** Upcoming matches first, the next one on top, then past ones, the latest one on top. */
function inOrder(follows: readonly Follow[], nowMs: number): Follow[] {
  const matches = follows.filter(({ kind, isOn }) => kind === 'match' && isOn)
  const [upcoming, past] = [true, false].map((wanted) =>
    matches.filter(({ kickoffAt }) => isUpcoming(kickoffAt, nowMs) === wanted),
  )
  const time = ({ kickoffAt }: Follow) => kickoffAt ?? 0
  return [
    ...(upcoming ?? []).sort((a, b) => time(a) - time(b)),
    ...(past ?? []).sort((a, b) => time(b) - time(a)),
  ]
}
