import type { BodyOf, ReplyOf } from '@saidian/shared/contracts/http'
import type {
  decideGroupRequest,
  GroupRequest,
  getGroupRequests,
} from '@saidian/shared/contracts/messaging'
import { paths } from '@saidian/shared/contracts/page'
import { permit } from '../../../../platform/access'
import { RequestError } from '../../../../platform/errors'
import { createLimits } from '../../../../platform/limits'
import { readPublicProfiles } from '../../../profile'
import { GROUP_REQUEST } from '../access.rules'
import { addToGroup } from '../acts/add-members'
import { faultOf } from '../acts/roles.rules'
import { type GroupAct, runAct } from '../acts/run-act'
import type { GroupsDeps } from '../group-deps'
import { acceptedNotice } from '../group-notices'
import { ACT_LIMIT } from '../limits.rules'
import { readManagers, readMembership } from '../storage/members.repository'
import {
  countRequests,
  deleteRequests,
  findRequest,
  readRequests,
  type WaitingRequest,
} from '../storage/requests.repository'

type Member = { id: string }

export type GroupRequests = {
  list: (member: Member, groupId: string) => Promise<ReplyOf<typeof getGroupRequests>>
  decide: (member: Member, body: BodyOf<typeof decideGroupRequest>) => Promise<null>
}

/** Who waits to join, as the managers of a group see and decide it. */
export function createGroupRequests(deps: GroupsDeps): GroupRequests {
  const { db } = deps
  return {
    async list({ id }, groupId) {
      permit({ id }, 'read', { kind: GROUP_REQUEST })
      const fault = faultOf(await readMembership(db, groupId, id), 'manager')
      if (fault !== null) throw new RequestError(fault)
      return { requests: await shownRequests(deps, await readRequests(db, groupId)) }
    },
    async decide({ id }, { requestId, isAccepted }) {
      permit({ id }, 'change', { kind: GROUP_REQUEST })
      await createLimits(db).take([{ limit: ACT_LIMIT, of: id }], 'request.too_many')
      const request = await findRequest(db, requestId)
      if (!request) throw new RequestError('group.no_such_request')
      const { groupId, memberId } = request
      // The number of a request says nothing about a group to one who is not in it.
      if (!(await readMembership(db, groupId, id)).isPresent)
        throw new RequestError('group.no_such_request')
      const order = { actorId: id, groupId, need: 'manager', others: [memberId] } as const
      await runAct(deps, order, (act) => decide(act, requestId, isAccepted))
      if ((await countRequests(db, groupId)) === 0) await readRequested(deps, groupId)
      return null
    },
  }
}

/** Nothing waits any more: the notices that said so are read, for every manager. */
async function readRequested({ db, notices }: GroupsDeps, groupId: string): Promise<void> {
  const link = paths.group(groupId)
  for (const memberId of await readManagers(db, groupId))
    await notices.read(memberId, { template: 'groups.requested', link })
}

async function decide(act: GroupAct, requestId: string, isAccepted: boolean): Promise<void> {
  const { trx, group } = act
  // Read again behind the locks: another manager may have decided meanwhile.
  const request = await findRequest(trx, requestId)
  if (!request || !act.living.has(request.memberId)) throw new RequestError('group.no_such_request')
  const { memberId, invitedBy } = request
  if (!isAccepted) return deleteRequests(trx, group.id, [memberId])
  const senderId = invitedBy ?? memberId
  const event = invitedBy === null ? 'joined' : 'invited'
  const seq = await addToGroup(act, { ids: [memberId], senderId, event })
  act.notify([acceptedNotice({ group, memberId, seq })])
}

/** Members who were erased meanwhile are left out. */
async function shownRequests(
  { db }: GroupsDeps,
  requests: readonly WaitingRequest[],
): Promise<GroupRequest[]> {
  const ids = requests.flatMap(({ memberId, invitedBy }) =>
    invitedBy === null ? [memberId] : [memberId, invitedBy],
  )
  const profiles = await readPublicProfiles(db, ids)
  return requests.flatMap(({ id, memberId, invitedBy, message, at }) => {
    const member = profiles.get(memberId)
    const inviter = invitedBy === null ? null : profiles.get(invitedBy)
    const shown = inviter ? `${inviter.nickName} 邀请加入` : message
    return member ? [{ id, member, message: shown, at }] : []
  })
}
