import { ErrorState } from '@saidian/shared/ui'
import { PanelSkeleton } from '../../match/components/panel-skeleton'
import { liveQueryState } from '../../match/live-query-state'
import { useMatchContext } from '../../match/match-context'
import { Composer } from './composer'
import css from './match-room.module.css'
import { Messages } from './messages'
import { useRoomNoticesQuery, useRoomQuery } from './room.api'

/** 聊天: what members say about the match. */
export function MatchRoom() {
  const { matchId } = useMatchContext()
  const { data, hasFailed, errorText, refresh } = liveQueryState(useRoomQuery(matchId))
  const { data: rules } = useRoomNoticesQuery(matchId)
  if (hasFailed) return <ErrorState text={errorText} onRetry={refresh} />
  if (!data) return <PanelSkeleton />
  return (
    <section className={css.room} aria-label="聊天">
      {rules?.notices.map((notice) => (
        <p key={notice} className={css.notice}>
          {notice}
        </p>
      ))}
      <Messages matchId={matchId} messages={data.messages} hasMore={data.hasMore} />
      <Composer matchId={matchId} mutedUntil={data.mutedUntil} />
    </section>
  )
}
