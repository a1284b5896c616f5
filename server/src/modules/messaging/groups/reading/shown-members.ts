import type { GroupMember } from '@saidian/shared/contracts/messaging'
import { readPublicProfiles } from '../../../profile'
import type { GroupsDeps } from '../group-deps'
import type { ListedMember } from '../storage/member-list.repository'

/** Members as others of the group see them; a mute that is over is none. */
export async function shownMembers(
  { db, clock }: Pick<GroupsDeps, 'db' | 'clock'>,
  listed: readonly ListedMember[],
): Promise<GroupMember[]> {
  const nowSeconds = clock.now() / 1_000
  const profiles = await readPublicProfiles(
    db,
    listed.map(({ id }) => id),
  )
  return listed.flatMap(({ id, role, mutedUntil }) => {
    const profile = profiles.get(id)
    const isMuted = mutedUntil !== null && mutedUntil > nowSeconds
    return profile ? [{ ...profile, role, mutedUntil: isMuted ? mutedUntil : null }] : []
  })
}
