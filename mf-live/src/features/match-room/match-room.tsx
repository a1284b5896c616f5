import {
  Composer,
  MessageList,
  useConversationQuery,
  useRoomNoticesQuery,
} from '@saidian/shared/rooms'
import { ErrorState } from '@saidian/shared/ui'
import { PanelSkeleton } from '../../match/components/panel-skeleton'
import { liveQueryState } from '../../match/live-query-state'
import { useMatchContext } from '../../match/match-context'
import css from './match-room.module.css'

/** 聊天: what members say about the match. */
export function MatchRoom() {
  const of = { matchId: useMatchContext().matchId }
  const { data, hasFailed, errorText, refresh } = liveQueryState(useConversationQuery(of))
  const { data: rules } = useRoomNoticesQuery(of)
  if (hasFailed) return <ErrorState text={errorText} onRetry={refresh} />
  if (!data) return <PanelSkeleton />
  return (
    <section className={css.room} aria-label="聊天">
      {rules?.notices.map((notice) => (
        <p key={notice} className={css.notice}>
          {notice}
        </p>
      ))}
      <MessageList of={of} conversation={data} />
      <Composer of={of} mutedUntil={data.mutedUntil} placeholder="说说这场比赛" />
    </section>
  )
}
