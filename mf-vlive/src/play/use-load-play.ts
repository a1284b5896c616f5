import type { RoomPlay } from '@saidian/shared/contracts/rooms'
import { useCallback } from 'react'
import { usePlayRoomMutation } from './play.api'
import { visitorOf } from './visitor'

/** Loads fresh signed addresses of a room; rejects with an `ApiError`. For `VideoPlayer`. */
export function useLoadPlay(roomId: number): () => Promise<RoomPlay> {
  const [play] = usePlayRoomMutation()
  return useCallback(
    () => play({ body: { roomId, visitor: visitorOf() } }).unwrap(),
    [play, roomId],
  )
}
