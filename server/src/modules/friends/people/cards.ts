import type { FriendCard } from '@saidian/shared/contracts/friends'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import { readFollowedIds } from '../../personal'
import { readPublicProfiles } from '../../profile'
import { friendsAmong, remarksOf } from '../friends.repository'
import { REQUEST_MS } from '../limits.rules'
import { readBetween } from '../requests/requests.repository'
import { stateBetween } from './friend-state.rules'

export type CardDeps = { db: Db; clock: Clock }

/** Members as one member sees them, in the order of the ids; unknown ones are left out. */
export async function readCards(
  { db, clock }: CardDeps,
  memberId: string,
  ids: readonly string[],
): Promise<FriendCard[]> {
  const nowMs = clock.now()
  const profiles = await readPublicProfiles(db, ids)
  const [friends, remarks, requests, followed] = [
    await friendsAmong(db, memberId, ids),
    await remarksOf(db, memberId, ids),
    await readBetween(db, memberId, { ids, sinceMs: nowMs - REQUEST_MS }),
    new Set(await readFollowedIds(db, memberId, 'member')),
  ]
  return ids.flatMap((id) => {
    const profile = profiles.get(id)
    if (!profile) return []
    const between = requests.filter(({ from, to }) => from === id || to === id)
    const known = { isFriend: friends.has(id), requests: between, nowMs }
    return {
      ...profile,
      remark: remarks.get(id) ?? '',
      state: stateBetween([memberId, id], known),
      isBlocked: false,
      isFollowing: followed.has(id),
    }
  })
}
