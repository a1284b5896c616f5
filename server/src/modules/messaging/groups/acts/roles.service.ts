import type { BodyOf } from '@saidian/shared/contracts/http'
import { type muteGroupMember, ROLE, type setGroupRole } from '@saidian/shared/contracts/messaging'
import { RequestError } from '../../../../platform/errors'
import type { GroupsDeps } from '../group-deps'
import { MAX_ADMINISTRATORS } from '../limits.rules'
import { readManagers, readMembership, setRole } from '../storage/members.repository'
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
      if (role === ROLE.owner) return giveAway(deps, act, target)
      if (role === ROLE.administrator) await requireFewAdministrators(act)
      await setRole(trx, group.id, { id: target.id, role })
      const value = String(role)
      await act.append(group.id, actor.id, { event: 'role', members: [target.id], value })
      act.changeListOf(group.id, [target.id])
    })
}

async function giveAway(deps: GroupsDeps, act: GroupAct, target: Membership): Promise<void> {
  const { trx, group, actor } = act
  await setRole(trx, group.id, { id: actor.id, role: ROLE.member })
  await setRole(trx, group.id, { id: target.id, role: ROLE.owner })
  await deps.sanctions.lift(trx, muteOf(act, target))
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
      const mute = muteOf(act, target)
      if (minutes === 0 && !(await deps.sanctions.lift(trx, mute))) return
      if (minutes > 0)
        await deps.sanctions.impose(trx, {
          ...mute,
          untilMs: nowMs + minutes * MINUTE_MS,
          reason: '',
          by: { memberId: actor.id },
          placeName: group.name,
        })
      const value = String(minutes)
      await act.append(group.id, actor.id, { event: 'muted', members: [target.id], value })
      act.changeListOf(group.id, [target.id])
    })
}

function muteOf({ group, nowMs }: GroupAct, { id: memberId }: Membership) {
  return { memberId, kind: 'mute', scope: 'group', place: Number(group.id), nowMs } as const
}

async function requirePresent({ trx, group }: GroupAct, memberId: string): Promise<Membership> {
  const [id = memberId] = plainIds([memberId])
  const target = await readMembership(trx, group.id, id)
  if (!target.isPresent) throw new RequestError('group.no_such_member')
  return target
}
