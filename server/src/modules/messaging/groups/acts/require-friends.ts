import { RequestError } from '../../../../platform/errors'
import { readPublicProfiles } from '../../../profile'
import type { GroupsDeps } from '../group-deps'

/** Throws `profile.no_such_member` or `message.not_friends` unless all are friends of them. */
export async function requireFriends(
  { db, areFriends }: Pick<GroupsDeps, 'db' | 'areFriends'>,
  memberId: string,
  ids: readonly string[],
): Promise<void> {
  const known = await readPublicProfiles(db, ids)
  if (known.size < ids.length) throw new RequestError('profile.no_such_member')
  if (!(await areFriends(memberId, ids)))
    throw new RequestError('message.not_friends', { field: 'members' })
}
