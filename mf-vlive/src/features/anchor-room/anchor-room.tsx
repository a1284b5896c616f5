import type { PlaceValues } from '@saidian/shared/contracts/registry'
import { LiveMatches, sportsOf } from '@saidian/shared/matches/summary'
import { RoomCard } from '../../cards/room-card'
import { useRoomOfAnchorQuery } from './anchor-room.api'
import css from './anchor-room.module.css'

const FRESH_SECONDS = 30

/** The room of a member who is an anchor; nothing for others. */
export function AnchorRoom({ memberId }: PlaceValues<'member.sections'>) {
  const { currentData: room } = useRoomOfAnchorQuery(memberId, {
    refetchOnMountOrArgChange: FRESH_SECONDS,
  })
  if (!room) return null
  return (
    <section className={css.room} aria-label="直播间">
      <h2 className={css.title}>直播间</h2>
      <LiveMatches sports={sportsOf([room])}>
        <RoomCard room={room} />
      </LiveMatches>
    </section>
  )
}
