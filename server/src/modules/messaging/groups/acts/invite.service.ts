import type { BodyOf } from '@saidian/shared/contracts/http'
import { type inviteToGroup, ROLE } from '@saidian/shared/contracts/messaging'
import { RequestError } from '../../../../platform/errors'
import type { GroupsDeps } from '../group-deps'
import { invitedNotices } from '../group-notices'
import { storeRequest } from '../joining/store-request'
import { readMemberships } from '../storage/members.repository'
import type { Membership } from '../storage/stored-group'
import { addToGroup } from './add-members'
import { plainIds } from './member-ids.rules'
import { requireFriends } from './require-friends'
import { type GroupAct, runAct } from './run-act'

export type Invite = (actorId: string, body: BodyOf<typeof inviteToGroup>) => Promise<void>

/**
 * Adds friends to a group. Where managers check who joins, an invitation by another member waits
 * for them, and so does the return of one whom they removed.
 */
export function createInvite(deps: GroupsDeps): Invite {
  return async (actorId, { id: groupId, members }) => {
    const others = plainIds(members)
    await requireFriends(deps, actorId, others)
    await runAct(deps, { actorId, groupId, need: 'member', others }, (act) => invite(act, others))
  }
}

async function invite(act: GroupAct, ids: readonly string[]): Promise<void> {
  const { trx, group, actor, living } = act
  const isManager = actor.role >= ROLE.administrator
  if (group.joinCheck === 'closed' && !isManager) throw new RequestError('group.closed')
  if (!ids.every((id) => living.has(id))) throw new RequestError('profile.no_such_member')
  const known = await readMemberships(trx, group.id, ids)
  const absent = [...known.values()].filter(({ isPresent }) => !isPresent)
  const mustAsk = ({ isRemoved }: Membership) =>
    !isManager && (group.joinCheck === 'check' || isRemoved)
  const added = absent.filter((one) => !mustAsk(one)).map(({ id }) => id)
  if (added.length > 0) {
    const seq = await addToGroup(act, { ids: added, senderId: actor.id, event: 'invited' })
    act.notify(await invitedNotices(trx, { group, byId: actor.id, ids: added, seq }))
  }
  for (const { id } of absent.filter(mustAsk))
    await storeRequest(act, { memberId: id, invitedBy: actor.id, message: '' })
}
