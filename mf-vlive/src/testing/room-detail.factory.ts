import type { RoomDetail } from '@saidian/shared/contracts/rooms'
import { makeMatchSummary, makeRoomCard } from '@saidian/shared/testing'

export const ROOM_ID = 10_001

/** Room 10001 on air with a match, as a visitor opens it. */
export function makeRoomDetail(given: Partial<RoomDetail> = {}): RoomDetail {
  const match = makeMatchSummary()
  const room = makeRoomCard({ id: ROOM_ID, match })
  return {
    epoch: 'e1',
    seq: 0,
    serverAt: Date.now(),
    room,
    state: {
      isLive: true,
      title: room.title,
      notice: '每晚八点开播',
      matchId: match.id,
      sport: match.sport,
      startedAt: Date.now() - 600_000,
      heat: 126_000,
      viewers: 321,
      slowSeconds: 0,
    },
    followers: 32_000,
    mine: { role: 0, isFollowing: false, mutedUntil: null, isRemoved: false },
    upcoming: [],
    ...given,
  }
}
