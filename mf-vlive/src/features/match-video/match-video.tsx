import type { PlaceValues } from '@saidian/shared/contracts/registry'
import { EmptyState, ErrorState, Skeleton } from '@saidian/shared/ui'
import { useState } from 'react'
import { useRoomsOfMatchQuery } from '../../play/play.api'
import { FloatingVideo } from './floating-video'
import css from './match-video.module.css'
import { RoomChoice } from './room-choice'
import { RoomVideo } from './room-video'

/** Video inside the page of a match: the rooms that show it, and the one that plays. */
export function MatchVideo({ matchId }: PlaceValues<'match.video'>) {
  const { data: rooms, error, refetch } = useRoomsOfMatchQuery(matchId, { pollingInterval: 60_000 })
  const [chosenId, setChosenId] = useState<number | null>(null)
  if (error && !rooms) return <ErrorState text="视频加载失败，请稍后再试" onRetry={refetch} />
  if (!rooms)
    return (
      <div className={css.picture} role="status" aria-label="加载中">
        <Skeleton width={10} />
      </div>
    )
  // A room that went off air stays while it is the chosen one: its anchor may come back.
  const room = rooms.find(({ id }) => id === chosenId) ?? rooms[0]
  if (!room) return <EmptyState text="这场比赛暂时没有直播" />
  return (
    <section className={css.video} aria-label="视频直播">
      <FloatingVideo>
        <RoomVideo key={room.id} room={room} />
      </FloatingVideo>
      <RoomChoice rooms={rooms} chosen={room} onChoose={setChosenId} />
    </section>
  )
}
