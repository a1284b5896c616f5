import { dayTitle } from '@saidian/shared/calendar'
import { paths } from '@saidian/shared/contracts/page'
import type { TvMatch } from '@saidian/shared/contracts/tv'
import { beijingDate, groupBy } from '@saidian/shared/lib'
import { LiveMatches, sportsOf } from '@saidian/shared/matches/summary'
import { useNavigate } from '@saidian/shared/router'
import { EmptyState, ErrorState, PullToRefresh } from '@saidian/shared/ui'
import { useMemo } from 'react'
import { useTvMatchesQuery } from './match-rooms.api'
import css from './match-rooms.module.css'
import { MatchRoomsSkeleton } from './match-rooms-skeleton'
import { MatchRow } from './match-row'

const REFRESH_MS = 60_000
const FRESH_SECONDS = 30
/** What the server answers when no match has video. */
const NO_VIDEO = 'tv.no_video'
const NONE: readonly TvMatch[] = []

/** Matches with video by day, each with its rooms. */
export function MatchRooms() {
  const navigate = useNavigate()
  const { data, error, refetch } = useTvMatchesQuery(undefined, {
    pollingInterval: REFRESH_MS,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: FRESH_SECONDS,
  })
  const hasNoVideo = error !== undefined && 'reason' in error && error.reason === NO_VIDEO
  const matches = hasNoVideo ? NONE : data
  const days = useMemo(() => byDay(matches ?? NONE), [matches])
  const sports = useMemo(() => sportsOf(matches ?? NONE), [matches])
  if (!matches) {
    return error ? (
      <ErrorState text="加载失败，请稍后再试" onRetry={() => void refetch()} />
    ) : (
      <MatchRoomsSkeleton />
    )
  }
  return (
    <PullToRefresh onRefresh={refetch}>
      {matches.length === 0 ? (
        <EmptyState
          text="暂无视频直播的比赛"
          action={{ label: '去看比分', onChoose: () => navigate(paths.scores()) }}
        />
      ) : (
        <LiveMatches sports={sports}>
          {days.map(([day, some]) => (
            <section key={day} aria-labelledby={`day-${day}`}>
              <h2 id={`day-${day}`} className={css.day}>
                {dayTitle(day, Date.now())}
              </h2>
              {some.map((match) => (
                <MatchRow key={match.matchId} {...match} />
              ))}
            </section>
          ))}
        </LiveMatches>
      )}
    </PullToRefresh>
  )
}

function byDay(matches: readonly TvMatch[]): [string, TvMatch[]][] {
  return [...groupBy(matches, ({ match }) => beijingDate(match.kickoffAt * 1000))]
}
