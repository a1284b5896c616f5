import { ROLE } from '@saidian/shared/contracts/messaging'
import type { Db } from '../../../../platform/database'
import { lockLogsOf } from '../../log/lock-logs'
import { type Effects, type EffectsDeps, openEffects } from '../acts/effects'
import { endGroup } from '../storage/groups.repository'
import { endMemberships, readMembership, setRole } from '../storage/members.repository'
import { findHeir, forgetRequests, readJoined } from './erasure.repository'

/**
 * An erased member leaves every group, within the transaction of the erasure; resolves with what
 * publishes it. The account is locked, so the member joins no group meanwhile.
 */
export async function leaveAll(
  deps: EffectsDeps,
  trx: Db,
  memberId: string,
): Promise<() => Promise<void>> {
  const { effects, publish } = openEffects(deps, trx)
  // Private ones too, which the erasure of messages needs: all logs are locked in one order.
  await lockLogsOf(trx, memberId)
  for (const group of await readJoined(trx, memberId)) await leave(effects, memberId, group)
  await forgetRequests(trx, memberId)
  return publish
}

/** A dissolved group gets no line any more. */
async function leave(
  effects: Effects,
  memberId: string,
  group: { id: string; isDissolved: boolean },
): Promise<void> {
  const { trx } = effects
  const { id: groupId, isDissolved } = group
  const ids = [memberId]
  if (isDissolved) return endMemberships(trx, { groupId, ids, leftSeq: 0, removedAtMs: null })
  const { role } = await readMembership(trx, groupId, memberId)
  const leftSeq = await effects.append(groupId, memberId, { event: 'left', members: ids })
  await endMemberships(trx, { groupId, ids, leftSeq, removedAtMs: null })
  if (role === ROLE.owner) await passOn(effects, groupId, memberId)
}

/** The group of an owner who is erased goes to the next one, or ends without any. */
async function passOn(effects: Effects, groupId: string, memberId: string): Promise<void> {
  const { trx, nowMs } = effects
  const heirId = await findHeir(trx, groupId, memberId)
  if (heirId === null) return endGroup(trx, groupId, nowMs)
  await setRole(trx, groupId, { id: heirId, role: ROLE.owner })
  await effects.append(groupId, memberId, { event: 'owner', members: [heirId] })
  effects.changeListOf(groupId, [heirId])
}
