import type { BodyOf } from '@saidian/shared/contracts/http'
import type {
  changeGroup,
  Group,
  GroupMember,
  inviteToGroup,
  muteGroupMember,
  removeFromGroup,
  setGroupRole,
} from '@saidian/shared/contracts/messaging'
import { permit } from '../../../platform/access'
import { createLimits, type Limit } from '../../../platform/limits'
import { GROUP } from './access.rules'
import { createChange } from './acts/change.service'
import { type CreateGroup, createCreate } from './acts/create.service'
import { createInvite } from './acts/invite.service'
import { createDissolve, createLeave, createRemove } from './acts/leave.service'
import { createMute, createSetRole } from './acts/roles.service'
import type { GroupsDeps } from './group-deps'
import { createJoining, type Joining } from './joining/join.service'
import { createGroupRequests, type GroupRequests } from './joining/requests.service'
import { ACT_LIMIT, INVITE_LIMIT } from './limits.rules'
import { createGroupReading, type GroupReading } from './reading/reading.service'

type Member = { id: string }
type GroupCall<Endpoint> = (member: Member, body: BodyOf<Endpoint>) => Promise<Group>

export type Groups = {
  create: CreateGroup
  reading: Omit<GroupReading, 'member'>
  joining: Joining
  requests: GroupRequests
  invite: GroupCall<typeof inviteToGroup>
  change: GroupCall<typeof changeGroup>
  setRole: GroupCall<typeof setGroupRole>
  mute: (member: Member, body: BodyOf<typeof muteGroupMember>) => Promise<GroupMember>
  remove: GroupCall<typeof removeFromGroup>
  leave: (member: Member, groupId: string) => Promise<null>
  dissolve: (member: Member, groupId: string) => Promise<null>
}

/** Groups of members: who belongs to them, who may do what, and the lines that it leaves. */
export function createGroups(deps: GroupsDeps): Groups {
  const reading = createGroupReading(deps)
  const acts = {
    invite: createInvite(deps),
    change: createChange(deps),
    setRole: createSetRole(deps),
    remove: createRemove(deps),
  }
  const [mute, leave, dissolve] = [createMute(deps), createLeave(deps), createDissolve(deps)]

  async function begin({ id }: Member, limit: Limit = ACT_LIMIT): Promise<string> {
    permit({ id }, 'change', { kind: GROUP })
    await createLimits(deps.db).take([{ limit, of: id }], 'request.too_many')
    return id
  }

  /** An act that answers the group as it is afterwards. */
  function answering<Body extends { id: string }>(
    act: (actorId: string, body: Body) => Promise<void>,
    limit?: Limit,
  ) {
    return async (member: Member, body: Body): Promise<Group> => {
      await act(await begin(member, limit), body)
      return reading.detail(member, body.id)
    }
  }

  return {
    create: createCreate(deps),
    reading,
    joining: createJoining(deps),
    requests: createGroupRequests(deps),
    invite: answering(acts.invite, INVITE_LIMIT),
    change: answering(acts.change),
    setRole: answering(acts.setRole),
    remove: answering(acts.remove),
    async mute(member, body) {
      await mute(await begin(member), body)
      return reading.member(body.id, body.memberId)
    },
    async leave(member, groupId) {
      await leave(await begin(member), groupId)
      return null
    },
    async dissolve(member, groupId) {
      await dissolve(await begin(member), groupId)
      return null
    },
  }
}
