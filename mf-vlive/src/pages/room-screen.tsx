import { LiveMatches, sportsOf } from '@saidian/shared/matches/summary'
import { outboxSlice, sessionSlice, useAppDispatch, useAppSelector } from '@saidian/shared/store'
import { useEffect, useMemo } from 'react'
import { ownStanding, type RoomView } from '../features/room/data/room-view.rules'
import { useStayInRoom } from '../features/room/data/use-stay-in-room'
import { usePictureDelay } from '../picture-delay/use-picture-delay'
import { RoomBody } from './room-body'
import { RoomMissing } from './room-states'

/** A room that is loaded: for a removed member why, else the room. */
export function RoomScreen({ view }: { view: RoomView }) {
  const { room, state } = view
  const ownId = useAppSelector(sessionSlice.selectors.selectUserInfo)?.id
  const standing = ownStanding(view, ownId)
  const delay = usePictureDelay(room.id, state.isLive && !standing.isRemoved)
  useStayInRoom(room.id, !standing.isRemoved)
  useRememberRoom(room.id, room.title)
  const sports = useMemo(() => sportsOf([room]), [room])
  if (standing.isRemoved)
    return (
      <RoomMissing
        text="你已被移出该直播间"
        {...(standing.removedBecause && { reason: standing.removedBecause })}
      />
    )
  return (
    <LiveMatches sports={sports}>
      <RoomBody view={view} standing={standing} delay={delay} />
    </LiveMatches>
  )
}

/** Adds the room to the history of the member. */
function useRememberRoom(roomId: number, title: string): void {
  const dispatch = useAppDispatch()
  useEffect(() => {
    const page = { kind: 'room', sport: null, id: String(roomId), title } as const
    dispatch(outboxSlice.actions.pageVisited(page))
  }, [dispatch, roomId, title])
}
