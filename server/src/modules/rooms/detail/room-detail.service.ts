import type { RoomCard, RoomDetail } from '@saidian/shared/contracts/rooms'
import { TOPIC } from '@saidian/shared/contracts/sockets'
import { permit } from '../../../platform/access'
import { createFreshCache } from '../../../platform/cache'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import { RequestError } from '../../../platform/errors'
import type { StoredTopics } from '../../../platform/topics'
import { countFollowers } from '../../personal'
import { ROOM } from '../access.rules'
import { readCards, readFollowed } from '../list/room-cards.service'
import { readUpcoming } from '../schedule/upcoming.service'
import type { StoredRoom } from '../state/room-state.repository'
import { findOpenRoom, findRoomToWatch } from './open-room.service'
import type { MemberPlace } from './place.repository'

const ROLE = { viewer: 0, manager: 1, anchor: 2 } as const
const MAX_UPCOMING = 10
/** Followers of a great anchor are counted once for all who open the room. */
const FOLLOWERS_MS = 10_000
const MAX_ROOMS = 1_000

type Caller = { id: string } | null
type DetailDeps = { db: Db; clock: Clock; topics: StoredTopics }

/** A room as its page opens. */
export function createRoomDetail({ db, clock, topics }: DetailDeps) {
  const followers = createFreshCache<number>(clock, MAX_ROOMS)
  const countOf = (anchorId: string) =>
    followers.get(anchorId, FOLLOWERS_MS, () =>
      countFollowers(db, { kind: 'member', id: anchorId }),
    )

  return async (caller: Caller, roomId: number): Promise<RoomDetail> => {
    permit(caller, 'read', { kind: ROOM })
    const nowMs = clock.now()
    // An unknown id must not leave a topic behind, so the room is looked up before the position.
    await findOpenRoom(db, { roomId, caller: null, nowMs })
    // Then the position: the state that is read afterwards is at least as new.
    const position = await topics.position(TOPIC.room(roomId))
    const room = await findOpenRoom(db, { roomId, caller, nowMs })
    const followed = await readFollowed(db, caller)
    const [cards, count, upcoming] = await Promise.all([
      readCards(db, [rowOf(room)], followed),
      countOf(room.anchorId),
      readUpcoming(db, { caller, roomId, nowMs, limit: MAX_UPCOMING }),
    ])
    const [card] = cards
    if (!card) throw new RequestError('room.no_such_room')
    return {
      ...position,
      serverAt: clock.now(),
      room: card,
      state: room.state,
      followers: count,
      mine: { ...mineOf(caller, room), isFollowing: card.isFollowed },
      upcoming,
    }
  }
}

/** The card of a room for who may watch it; throws `room.*` for others. */
export async function readCardToWatch(
  { db, clock }: { db: Db; clock: Clock },
  caller: Caller,
  roomId: number,
): Promise<RoomCard> {
  const room = await findRoomToWatch(db, { roomId, caller, nowMs: clock.now() })
  const [card] = await readCards(db, [rowOf(room)], await readFollowed(db, caller))
  if (!card) throw new RequestError('room.no_such_room')
  return card
}

function rowOf({ id, anchorId, column, state }: StoredRoom) {
  const { title, isLive, heat, matchId } = state
  return { id, anchorId, column, title, isLive, heat, matchId }
}

function mineOf(caller: Caller, { anchorId, place }: StoredRoom & { place: MemberPlace }) {
  const role = place.isManager ? ROLE.manager : ROLE.viewer
  return {
    role: caller?.id === anchorId ? ROLE.anchor : role,
    mutedUntil: place.mutedUntil,
    isRemoved: place.isRemoved,
  }
}
