import { beijingDate } from '@saidian/shared/lib'
import { permit } from '../../../platform/access'
import { createFreshCache } from '../../../platform/cache'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import { ROOM } from '../access.rules'
import { findRoomToWatch } from '../detail/open-room.service'
import type { StoredRoom } from '../state/room-state.repository'
import type { Entrances } from './entrances'
import { addMinute, saveMember } from './presence.repository'
import { viewerKey } from './viewer.rules'
import type { WaitingVisitors } from './waiting-visitors'

const RECENT_MS = 1_000
const MAX_ROOMS = 1_000

/** A free gift that came into the bag. */
export type EarnedGift = { giftId: number; name: string; count: number }

/** Counts that a member is in a room on air now; resolves with what this has earned. */
export type EarnGifts = (memberId: string, roomId: number) => Promise<EarnedGift[]>

type Caller = { id: string } | null
type Stayed = { roomId: number; visitor: string; isEntering: boolean; network: string }

export type PresenceDeps = {
  db: Db
  clock: Clock
  visitors: WaitingVisitors
  entrances: Entrances
  earn?: EarnGifts
}

/** Stores that the caller is in a room now. Throws `room.*` for who may not be there. */
export function createPresence({ db, clock, visitors, entrances, earn }: PresenceDeps) {
  const recent = createFreshCache<StoredRoom>(clock, MAX_ROOMS)

  /** A crowd of visitors comes at once when a match begins: they read the room once. */
  const findForVisitor = (roomId: number) =>
    recent.get(String(roomId), RECENT_MS, () =>
      findRoomToWatch(db, { roomId, caller: null, nowMs: clock.now() }),
    )

  return async (caller: Caller, stayed: Stayed): Promise<{ earned: EarnedGift[] }> => {
    permit(caller, 'read', { kind: ROOM })
    const { roomId, visitor, isEntering, network } = stayed
    const memberId = caller?.id ?? null
    const viewer = viewerKey({ memberId, visitor, network })
    if (memberId === null) {
      await findForVisitor(roomId)
      visitors.add({ viewer, roomId, network })
      return { earned: [] }
    }
    const nowMs = clock.now()
    const room = await findRoomToWatch(db, { roomId, caller, nowMs })
    const isMinute = await saveMember(db, { viewer, roomId, network, memberId })
    if (isEntering) await entrances.add(roomId, memberId)
    // Watching an empty room is no activity.
    if (!room.state.isLive) return { earned: [] }
    if (isMinute) await addMinute(db, { roomId, memberId, day: beijingDate(nowMs) })
    return { earned: (await earn?.(memberId, roomId)) ?? [] }
  }
}
