import { type Group, type GroupMember, ROLE } from '@saidian/shared/contracts/messaging'

type Roles = Pick<Group, 'role' | 'joinCheck' | 'isDissolved'>

/** Owner and administrators of a group that still exists. */
export function mayManage({ role, isDissolved }: Roles): boolean {
  return !isDissolved && role >= ROLE.administrator
}

/** Managers always; members while one may join without an invitation of managers. */
export function mayInvite(group: Roles): boolean {
  return !group.isDissolved && (mayManage(group) || group.joinCheck !== 'closed')
}

/** What a reader may do with a member of the group. */
export type MemberAct = 'mute' | 'unmute' | 'promote' | 'demote' | 'transfer' | 'remove'

/** Managers act on those below them, and no one on themselves. `nowSeconds`: server time. */
export function actsOn(
  group: Roles,
  member: Pick<GroupMember, 'id' | 'role' | 'mutedUntil'>,
  reader: { id: string; nowSeconds: number },
): readonly MemberAct[] {
  if (!mayManage(group) || member.id === reader.id || member.role >= group.role) return []
  const isMuted = member.mutedUntil !== null && member.mutedUntil > reader.nowSeconds
  const ofManagers: MemberAct[] = [isMuted ? 'unmute' : 'mute', 'remove']
  if (group.role !== ROLE.owner) return ofManagers
  const isAdministrator = member.role === ROLE.administrator
  return [isAdministrator ? 'demote' : 'promote', 'transfer', ...ofManagers]
}
