import type { BodyOf } from '@saidian/shared/contracts/http'
import { type muteGroupMember, ROLE, type setGroupRole } from '@saidian/shared/contracts/messaging'
import { RequestError } from '../../../../platform/errors'
import type { GroupsDeps } from '../group-deps'
import { MAX_ADMINISTRATORS } from '../limits.rules'
import { readManagers, readMembership, setMutedUntil, setRole } from '../storage/members.repository'
import type { Membership } from '../storage/stored-group'
import { plainIds } from './member-ids.rules'
import { type GroupAct, runAct } from './run-act'

const MINUTE_MS = 60_000

export type SetRole = (actorId: string, body: BodyOf<typeof setGroupRole>) => Promise<void>
export type Mute = (actorId: string, body: BodyOf<typeof muteGroupMember>) => Promise<void>

/** The owner makes administrators and gives the group away. */
export function createSetRole(deps: GroupsDeps): SetRole {
  return (actorId, { id: groupId, memberId, role }) =>
    runAct(deps, { actorId, groupId, need: 'owner' }, async (act) => {
      const { trx, group, actor } = act
      const target = await requirePresent(act, memberId)
      if (target.id === actor.id) throw new RequestError('group.protected')
      if (target.role === role) return
      if (role === ROLE.owner) return giveAway(act, target)
      if (role === ROLE.administrator) await requireFewAdministrators(act)
      await setRole(trx, group.id, { id: target.id, role })
      const value = String(role)
      await act.append(group.id, actor.id, { event: 'role', members: [target.id], value })
      act.changeListOf(group.id, [target.id])
    })
}

async function giveAway(act: GroupAct, target: Membership): Promise<void> {
  const { trx, group, actor } = act
  await setRole(trx, group.id, { id: actor.id, role: ROLE.member })
  await setRole(trx, group.id, { id: target.id, role: ROLE.owner })
  await setMutedUntil(trx, group.id, { id: target.id, untilMs: null })
  await act.append(group.id, actor.id, { event: 'owner', members: [target.id] })
  act.changeListOf(group.id, [actor.id, target.id])
}

async function requireFewAdministrators({ trx, group }: GroupAct): Promise<void> {
  const managers = await readManagers(trx, group.id)
  if (managers.length - 1 >= MAX_ADMINISTRATORS) throw new RequestError('group.too_many_managers')
}

/** Managers mute those below them (禁言). */
export function createMute(deps: GroupsDeps): Mute {
  return (actorId, { id: groupId, memberId, minutes }) =>
    runAct(deps, { actorId, groupId, need: 'manager' }, async (act) => {
      const { trx, nowMs, group, actor } = act
      const target = await requirePresent(act, memberId)
      if (target.role >= actor.role) throw new RequestError('group.protected')
      const isMuted = (target.mutedUntil ?? 0) * 1_000 > nowMs
      if (minutes === 0 && !isMuted) return
      const untilMs = minutes === 0 ? null : nowMs + minutes * MINUTE_MS
      await setMutedUntil(trx, group.id, { id: target.id, untilMs })
      const value = String(minutes)
      await act.append(group.id, actor.id, { event: 'muted', members: [target.id], value })
      act.changeListOf(group.id, [target.id])
    })
}

async function requirePresent({ trx, group }: GroupAct, memberId: string): Promise<Membership> {
  const [id = memberId] = plainIds([memberId])
  const target = await readMembership(trx, group.id, id)
  if (!target.isPresent) throw new RequestError('group.no_such_member')
  return target
}
