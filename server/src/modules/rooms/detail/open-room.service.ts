import type { Db } from '../../../platform/database'
import { RequestError } from '../../../platform/errors'
import { readRoom, type StoredRoom } from '../state/room-state.repository'
import { type MemberPlace, readPlace } from './place.repository'

type Asked = { roomId: number; caller: { id: string } | null; nowMs: number }

const VISITOR: MemberPlace = { isManager: false, isRemoved: false, mutedUntil: null }

/** An open room and the place of the caller in it. Throws `room.no_such_room`, `room.closed`. */
export async function findOpenRoom(
  db: Db,
  { roomId, caller, nowMs }: Asked,
): Promise<StoredRoom & { place: MemberPlace }> {
  const [room, place] = await Promise.all([
    readRoom(db, roomId),
    caller ? readPlace(db, { roomId, memberId: caller.id, nowMs }) : VISITOR,
  ])
  if (!room) throw new RequestError('room.no_such_room')
  if (room.closedReason !== null) throw new RequestError('room.closed')
  return { ...room, place }
}

/** As `findOpenRoom`; also throws `room.removed` for a member who was removed from the room. */
export async function findRoomToWatch(db: Db, asked: Asked): Promise<StoredRoom> {
  const room = await findOpenRoom(db, asked)
  if (room.place.isRemoved) throw new RequestError('room.removed')
  return room
}
