import type { ApiError } from '@saidian/shared/api'
import type { Host } from '@saidian/shared/host'
import { useParams } from '@saidian/shared/router'
import { room, useRoomQuery } from '../features/room/data/room.api'
import { preloadPlayer } from '../features/room/stage/room-stage'
import { RoomScreen } from './room-screen'
import { RoomMissing, RoomSkeleton } from './room-states'

/** Errors that another try does not change. */
const FINAL = new Set(['room.no_such_room', 'room.closed'])
const ROOM_ID = /^\d{1,9}$/

/** Starts to load the room and the player side by side. */
export function loadRoom({ params, context: host }: LoaderGiven) {
  const roomId = roomIdOf(params.id)
  if (roomId === 0) return null
  preloadPlayer()
  return host.dispatch(room.initiate(roomId, { subscribe: false }))
}
type LoaderGiven = { params: { id?: string }; context: Host }

/** 0 for an address without the number of a room. */
function roomIdOf(id = ''): number {
  return ROOM_ID.test(id) ? Number(id) : 0
}

/** The live room of an anchor. */
export function RoomPage() {
  const { id } = useParams()
  const roomId = roomIdOf(id)
  if (roomId === 0) return <RoomMissing text="直播间不存在" />
  return <Room key={roomId} roomId={roomId} />
}

function Room({ roomId }: { roomId: number }) {
  const { currentData, error, refetch } = useRoomQuery(roomId)
  if (currentData) return <RoomScreen view={currentData} />
  if (!error) return <RoomSkeleton />
  const { reason = '', message = '' } = error as Partial<ApiError>
  if (FINAL.has(reason)) return <RoomMissing text={message} />
  return <RoomMissing text={message || '加载失败'} onRetry={() => void refetch()} />
}
