import type { BodyOf } from '@saidian/shared/contracts/http'
import { ROLE, type removeFromGroup } from '@saidian/shared/contracts/messaging'
import { RequestError } from '../../../../platform/errors'
import type { GroupsDeps } from '../group-deps'
import { removedNotices } from '../group-notices'
import { endGroup } from '../storage/groups.repository'
import { endMemberships, readMemberships } from '../storage/members.repository'
import { plainIds } from './member-ids.rules'
import { runAct } from './run-act'

export type Remove = (actorId: string, body: BodyOf<typeof removeFromGroup>) => Promise<void>
export type End = (actorId: string, groupId: string) => Promise<void>

/** Managers remove those below them; all of the given ones or, on an error, none. */
export function createRemove(deps: GroupsDeps): Remove {
  return (actorId, { id: groupId, members }) =>
    runAct(deps, { actorId, groupId, need: 'manager' }, async (act) => {
      const { trx, nowMs, group, actor } = act
      const known = await readMemberships(trx, group.id, plainIds(members))
      const present = [...known.values()].filter(({ isPresent }) => isPresent)
      if (present.some(({ role }) => role >= actor.role)) throw new RequestError('group.protected')
      const ids = present.map(({ id }) => id)
      if (ids.length === 0) return
      const leftSeq = await act.append(group.id, actor.id, { event: 'removed', members: ids })
      await endMemberships(trx, { groupId: group.id, ids, leftSeq, removedAtMs: nowMs })
      act.changeListOf(group.id, ids)
      act.notify(removedNotices({ group, ids, seq: leftSeq }))
    })
}

/** A member leaves; its owner gives the group away first. */
export function createLeave(deps: GroupsDeps): End {
  return (actorId, groupId) =>
    runAct(deps, { actorId, groupId, need: 'member' }, async (act) => {
      const { trx, group, actor } = act
      if (actor.role === ROLE.owner) throw new RequestError('group.owner_stays')
      const ids = [actor.id]
      const leftSeq = await act.append(group.id, actor.id, { event: 'left', members: ids })
      await endMemberships(trx, { groupId: group.id, ids, leftSeq, removedAtMs: null })
      act.changeListOf(group.id, ids)
    })
}

/** The owner ends the group: its log stays readable, and no act on it is possible any more. */
export function createDissolve(deps: GroupsDeps): End {
  return (actorId, groupId) =>
    runAct(deps, { actorId, groupId, need: 'owner' }, async (act) => {
      const { trx, nowMs, group, actor } = act
      await endGroup(trx, group.id, nowMs)
      await act.append(group.id, actor.id, { event: 'dissolved', members: [] })
      act.changeListOf(group.id, [actor.id])
    })
}
