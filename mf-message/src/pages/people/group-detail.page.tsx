import type { Group } from '@saidian/shared/contracts/messaging'
import { useSearchParams } from '@saidian/shared/router'
import { GroupDetail } from '../../features/group/group-detail'
import { GroupHome } from '../../features/group/group-home'
import { GroupInvitation } from '../../features/group/group-invitation'
import { GroupRequests } from '../../features/group/group-requests'
import { InviteFriends } from '../../features/group/invite-friends'
import { ManageGroup } from '../../features/group/manage-group'
import { MemberList } from '../../features/group/member-list'
import { GROUP_VIEWS, type GroupView, peoplePaths } from '../../people/paths'
import { PeoplePage } from '../../people/people-page'

const TITLES: Record<GroupView, string> = {
  members: '群成员',
  invite: '邀请好友',
  requests: '入群申请',
  manage: '群管理',
}

/** 群资料: a group of the member by `id` with its views, or an invitation by `code`. */
export function GroupDetailPage() {
  const [query] = useSearchParams()
  const id = query.get('id') ?? ''
  const code = query.get('code') ?? ''
  const view = GROUP_VIEWS.find((known) => known === query.get('view'))
  if (code)
    return (
      <PeoplePage title="加入群聊">
        <GroupInvitation key={code} code={code} />
      </PeoplePage>
    )
  const above = view ? peoplePaths.group(id) : peoplePaths.groups()
  return (
    <PeoplePage title={view ? TITLES[view] : '群资料'} above={above}>
      <GroupDetail key={id} id={id}>
        {(group) => <View view={view} group={group} />}
      </GroupDetail>
    </PeoplePage>
  )
}

function View({ view, group }: { view: GroupView | undefined; group: Group }) {
  if (view === 'members') return <MemberList group={group} />
  if (view === 'invite') return <InviteFriends group={group} />
  if (view === 'requests') return <GroupRequests id={group.id} />
  if (view === 'manage') return <ManageGroup group={group} />
  return <GroupHome group={group} />
}
