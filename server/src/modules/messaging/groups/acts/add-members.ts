import { MAX_GROUP } from '@saidian/shared/contracts/messaging'
import type { Db } from '../../../../platform/database'
import { RequestError } from '../../../../platform/errors'
import { MAX_GROUPS } from '../limits.rules'
import { addMembers, findFull } from '../storage/members.repository'
import { deleteRequests } from '../storage/requests.repository'
import type { GroupAct } from './run-act'

export type Added = { ids: readonly string[]; senderId: string; event: 'joined' | 'invited' }

/**
 * Adds absent members to the group of an act, with the line of the log that says so; resolves with
 * its number.
 */
export async function addToGroup(act: GroupAct, { ids, senderId, event }: Added): Promise<number> {
  const { trx, nowMs, group } = act
  if (group.members + ids.length > MAX_GROUP) throw new RequestError('group.full')
  await requireRoom(trx, ids)
  await addMembers(trx, { groupId: group.id, ids, firstSeq: group.lastSeq, nowMs })
  await deleteRequests(trx, group.id, ids)
  act.changeListOf(group.id, ids)
  return act.append(group.id, senderId, { event, members: [...ids] })
}

/** Throws `group.too_many` when one of them belongs to as many groups as a member may. */
export async function requireRoom(trx: Db, ids: readonly string[]): Promise<void> {
  if ((await findFull(trx, ids, MAX_GROUPS)).length > 0) throw new RequestError('group.too_many')
}
