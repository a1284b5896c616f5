import type { GroupMember } from '@saidian/shared/contracts/messaging'
import { readPublicProfiles } from '../../../profile'
import type { GroupsDeps } from '../group-deps'
import type { ListedMember } from '../storage/member-list.repository'

/** Members as others of the group see them. */
export async function shownMembers(
  { db }: Pick<GroupsDeps, 'db'>,
  listed: readonly ListedMember[],
): Promise<GroupMember[]> {
  const profiles = await readPublicProfiles(
    db,
    listed.map(({ id }) => id),
  )
  return listed.flatMap(({ id, role, mutedUntil }) => {
    const profile = profiles.get(id)
    return profile ? [{ ...profile, role, mutedUntil }] : []
  })
}
