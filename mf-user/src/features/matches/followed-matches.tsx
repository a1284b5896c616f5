import { type Follow, MAX_MATCHES, paths } from '@saidian/shared/contracts'
import { useHost } from '@saidian/shared/host'
import { Button, EmptyState, ErrorState } from '@saidian/shared/ui'
import { useMemo, useState } from 'react'
import css from '../../personal/page-row.module.css'
import { RowsSkeleton } from '../../personal/rows-skeleton'
import { useFollows } from '../../personal/use-follows'
import { dayTitle } from './day-title.rules'
import { kickoffText, LedgerLines } from './ledger-lines'
import lineCss from './match-line.module.css'
import { isAhead, partsOf } from './parts.rules'
import { useEntries } from './use-entries'

const FAILED = '加载失败，请稍后再试'

/** Matches the member follows, by what they are now and by day. */
export function FollowedMatches() {
  const host = useHost()
  const { data, error, refetch } = useFollows()
  const [most, setMost] = useState(MAX_MATCHES)
  const followed = useMemo(() => inOrder(data ?? [], Date.now()), [data])
  const noted = useMemo(() => followed.slice(0, most), [followed, most])
  const { entries, ledger, isComing, hasFailed, retry } = useEntries(noted)
  if ((!data && error) || hasFailed)
    return <ErrorState text={FAILED} onRetry={() => (data ? retry() : refetch())} />
  if (!data || isComing) return <RowsSkeleton />
  if (followed.length === 0) {
    const action = { label: '去看比赛', onChoose: () => host.navigate(paths.scores()) }
    return <EmptyState text="还没有关注比赛" action={action} />
  }
  const now = Date.now()
  return (
    <>
      {partsOf(entries, now).map(({ title, days }) => (
        <section key={title} aria-label={title}>
          <h2 className={lineCss.part}>{title}</h2>
          {days.map(({ day, entries: ofDay }) => (
            <div key={day} className={css.group}>
              <h3 className={css.day}>{dayTitle(day, now)}</h3>
              <ul className={css.list}>
                <LedgerLines
                  entries={ofDay}
                  ledger={ledger}
                  timeOf={({ kickoffAt }) => kickoffText(kickoffAt, 'hh:mm')}
                />
              </ul>
            </div>
          ))}
        </section>
      ))}
      {followed.length > most && (
        <div className={css.more}>
          <Button look="plain" isWide onClick={() => setMost(most + MAX_MATCHES)}>
            更早的比赛
          </Button>
        </div>
      )}
    </>
  )
}

/** What comes first, then what was, the last one first: of many the first are shown. */
function inOrder(follows: readonly Follow[], nowMs: number): Follow[] {
  const matches = follows.filter(({ kind, isOn }) => kind === 'match' && isOn)
  const [ahead, past] = [true, false].map((wanted) =>
    matches.filter(({ kickoffAt }) => isAhead(kickoffAt, nowMs) === wanted),
  )
  const time = ({ kickoffAt }: Follow) => kickoffAt ?? 0
  return [
    ...(ahead ?? []).sort((a, b) => time(a) - time(b)),
    ...(past ?? []).sort((a, b) => time(b) - time(a)),
  ]
}
