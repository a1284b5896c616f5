import type { Friend } from '@saidian/shared/contracts/friends'
import { type Group, ROLE } from '@saidian/shared/contracts/messaging'
import { useHost } from '@saidian/shared/host'
import { useMemo } from 'react'
import { ChooseFriends } from '../../people/choose-friends'
import {
  useGroupMembersInfiniteQuery,
  useInviteToGroupMutation,
} from '../../people/data/groups.api'
import { peoplePaths } from '../../people/paths'
import { useAct } from '../../people/use-act'

const MAX_AT_ONCE = 100

/** Adds friends to a group. Those among its first members are marked; the server knows the rest. */
export function InviteFriends({ group: { id, role, joinCheck } }: { group: Group }) {
  const host = useHost()
  const act = useAct()
  const [invite, { isLoading }] = useInviteToGroupMutation()
  const { data } = useGroupMembersInfiniteQuery({ id, q: '' })
  const present = useMemo(
    () => new Set(data?.pages.flatMap(({ members }) => members.map((member) => member.id))),
    [data],
  )
  async function add(chosen: readonly Friend[]) {
    const members = chosen.map((friend) => friend.id)
    // Managers decide on what members suggest.
    const mustWait = joinCheck === 'check' && role === ROLE.member
    const done = mustWait ? '邀请已发送，等待群主或管理员通过' : '邀请成功'
    if (await act(invite({ body: { id, members } }), done))
      host.navigate(peoplePaths.group(id), { replace: true })
  }
  return (
    <ChooseFriends
      present={present}
      max={MAX_AT_ONCE}
      action="邀请"
      isBusy={isLoading}
      onDone={(chosen) => void add(chosen)}
    />
  )
}
