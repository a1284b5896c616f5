import type { QueryOf, ReplyOf } from '@saidian/shared/contracts/http'
import {
  type Group,
  type GroupMember,
  type getGroupMembers,
  type getGroups,
  ROLE,
} from '@saidian/shared/contracts/messaging'
import { permit } from '../../../../platform/access'
import { RequestError } from '../../../../platform/errors'
import { writtenLine } from '../../../../platform/text-filter'
import { readGroupHeads } from '../../list/group-heads'
import { GROUP } from '../access.rules'
import { plainIds } from '../acts/member-ids.rules'
import { faultOf } from '../acts/roles.rules'
import type { GroupsDeps } from '../group-deps'
import { findGroup } from '../storage/groups.repository'
import { findListed, readGroupIds, readMemberPage } from '../storage/member-list.repository'
import { readMembership } from '../storage/members.repository'
import { countRequests } from '../storage/requests.repository'
import type { Membership } from '../storage/stored-group'
import { shownMembers } from './shown-members'

const MEMBERS_A_PAGE = 100
const CURSOR = /^\d{1,18}$/

type Member = { id: string }
type Query = QueryOf<typeof getGroupMembers>

export type GroupReading = {
  detail: (member: Member, groupId: string) => Promise<Group>
  members: (member: Member, query: Query) => Promise<ReplyOf<typeof getGroupMembers>>
  list: (member: Member) => Promise<ReplyOf<typeof getGroups>>
  /** One present member, as managers see them after an act. */
  member: (groupId: string, memberId: string) => Promise<GroupMember>
}

/** Groups as their members see them, also dissolved ones. */
export function createGroupReading(deps: GroupsDeps): GroupReading {
  const { db, clock, readConversations } = deps

  async function requireMember(id: string, groupId: string): Promise<Membership> {
    permit({ id }, 'read', { kind: GROUP })
    const membership = await readMembership(db, groupId, id)
    const fault = faultOf(membership, 'member')
    if (fault !== null) throw new RequestError(fault)
    return membership
  }

  return {
    async detail({ id }, groupId) {
      const { role } = await requireMember(id, groupId)
      const group = await findGroup(db, groupId)
      const head = (await readGroupHeads(db, [groupId])).get(groupId)
      if (!group || !head) throw new RequestError('group.no_such_group')
      const { notice, noticeAt, joinCheck, isAllMuted, code } = group
      const isManager = role >= ROLE.administrator
      const requests = isManager ? await countRequests(db, groupId) : 0
      const own = { notice, noticeAt, joinCheck, isAllMuted, code }
      return { id: group.id, ...head, ...own, role, requests }
    },
    async members({ id }, { id: groupId, q = '', cursor }) {
      await requireMember(id, groupId)
      if (cursor !== undefined && !CURSOR.test(cursor))
        throw new RequestError('request.invalid', { field: 'cursor' })
      const listed = await readMemberPage(db, {
        groupId,
        q: writtenLine(q),
        after: cursor ?? null,
        limit: MEMBERS_A_PAGE + 1,
        nowMs: clock.now(),
      })
      const page = listed.slice(0, MEMBERS_A_PAGE)
      const next = listed.length > page.length ? (page.at(-1)?.id ?? null) : null
      return { members: await shownMembers(deps, page), next }
    },
    async list({ id }) {
      permit({ id }, 'read', { kind: GROUP })
      const ids = await readGroupIds(db, id)
      const found = new Map((await readConversations(id, ids)).map((one) => [one.id, one]))
      return { groups: ids.flatMap((groupId) => found.get(groupId) ?? []) }
    },
    async member(groupId, memberId) {
      const [id = memberId] = plainIds([memberId])
      const listed = await findListed(db, { groupId, memberId: id, nowMs: clock.now() })
      const [member] = await shownMembers(deps, listed ? [listed] : [])
      if (!member) throw new RequestError('group.no_such_member')
      return member
    },
  }
}
