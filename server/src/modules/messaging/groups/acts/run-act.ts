import { RequestError } from '../../../../platform/errors'
import { findGroup } from '../storage/groups.repository'
import { lockAccounts, lockConversations } from '../storage/locks.repository'
import { readMembership } from '../storage/members.repository'
import type { Membership, StoredGroup } from '../storage/stored-group'
import { type Effects, type EffectsDeps, runChange } from './effects'
import { faultOf, type Need } from './roles.rules'

/** An act on a group that is locked until the transaction ends. */
export type GroupAct = Effects & {
  group: StoredGroup
  actor: Membership
  /** Accounts of the actor and the others that exist. */
  living: ReadonlySet<string>
}

export type ActOrder = {
  actorId: string
  groupId: string
  /** Null for those who join: they are no members yet. */
  need: Need | null
  /** Members whom it adds. */
  others?: readonly string[]
}

/**
 * Runs an act with accounts and group locked. Throws `group.no_such_group` for a stranger and for a
 * dissolved group, and what else `faultOf` says.
 */
export function runAct<T>(
  deps: EffectsDeps,
  { actorId, groupId, need, others = [] }: ActOrder,
  change: (act: GroupAct) => Promise<T>,
): Promise<T> {
  return runChange(deps, async (effects) => {
    const { trx } = effects
    const living = new Set((await lockAccounts(trx, [actorId, ...others])).keys())
    if (!living.has(actorId)) throw new RequestError('auth.no_token')
    await lockConversations(trx, [groupId])
    const group = await findGroup(trx, groupId)
    if (!group) throw new RequestError('group.no_such_group')
    const actor = await readMembership(trx, groupId, actorId)
    const fault = need === null ? null : faultOf(actor, need)
    if (fault !== null) throw new RequestError(fault)
    if (group.isDissolved) throw new RequestError('group.no_such_group')
    return change({ ...effects, group, actor, living })
  })
}
