import type { RoomRank } from '@saidian/shared/contracts/rooms'
import { permit } from '../../../platform/access'
import { createFreshCache } from '../../../platform/cache'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import { RequestError } from '../../../platform/errors'
import type { User } from '../../../platform/http'
import { readPublicProfiles } from '../../profile'
import { ROOM_RANK } from '../access.rules'
import type { NobleOf } from '../events/gift-events.service'
import { isRoom, readOwnRank, readRanked } from './rank.repository'
import { daysOf, type RankPeriod } from './rank.rules'

const PLACES = 50
/** A room of thousands opens its list at the same time. */
const LIFE_MS = 10_000
const LISTS = 1_000

type Member = Pick<User, 'id'>

/** 榜单 of a room with the place of the caller, if they have one. */
export type ReadRank = (
  caller: Member | null,
  roomId: number,
  period: RankPeriod,
) => Promise<RoomRank>

export function createReadRank(deps: { db: Db; clock: Clock; nobleOf: NobleOf }): ReadRank {
  const { db, clock, nobleOf } = deps
  const known = createFreshCache<RoomRank['members']>(clock, LISTS)

  function rankedDays(roomId: number, period: RankPeriod) {
    const nowMs = clock.now()
    return { roomId, nowMs, ...daysOf(period, nowMs) }
  }

  async function readMembers(roomId: number, period: RankPeriod): Promise<RoomRank['members']> {
    if (!(await isRoom(db, roomId))) throw new RequestError('room.no_such_room')
    const places = await readRanked(db, rankedDays(roomId, period), PLACES)
    const ids = places.map(({ memberId }) => memberId)
    const [profiles, nobles] = await Promise.all([readPublicProfiles(db, ids), nobleOf(ids)])
    return places.flatMap(({ memberId, rank, points }) => {
      const member = profiles.get(memberId)
      return member ? [{ rank, member, noble: nobles.get(memberId) ?? 0, points }] : []
    })
  }

  return async (caller, roomId, period) => {
    permit(caller, 'read', { kind: ROOM_RANK })
    const members = await known.get(`${roomId}/${period}`, LIFE_MS, () =>
      readMembers(roomId, period),
    )
    const mine = caller && (await readOwnRank(db, rankedDays(roomId, period), caller.id))
    return { members, mine }
  }
}
