import type { ApiError } from '@saidian/shared/api'
import { useBlockMember } from '@saidian/shared/comments'
import type { AuthorHome } from '@saidian/shared/contracts/profile'
import { useAsMember, useHost } from '@saidian/shared/host'
import { sessionSlice, useAppSelector } from '@saidian/shared/store'
import { Button } from '@saidian/shared/ui'
import { useBlockedMembersQuery, useSetBlockedMutation } from '../../written/written.api'

/** Blocks a member, or ends it; nothing on the own page. */
export function BlockMember({ member: { id, nickName } }: { member: AuthorHome }) {
  const host = useHost()
  const asMember = useAsMember()
  const isLoggedIn = useAppSelector(sessionSlice.selectors.selectIsLoggedIn)
  const ownId = useAppSelector(sessionSlice.selectors.selectUserInfo)?.id
  const { data } = useBlockedMembersQuery(undefined, { skip: !isLoggedIn })
  const [setBlocked] = useSetBlockedMutation()
  const block = useBlockMember()
  const isBlocked = isLoggedIn && data?.members.some((member) => member.id === id) === true
  if (id === ownId) return null
  const unblock = () =>
    setBlocked({ body: { memberId: id, isOn: false } })
      .unwrap()
      .then(() => host.toast({ text: `已解除拉黑${nickName}`, kind: 'success' }))
      .catch((failure: ApiError) => host.toast({ text: failure.message, kind: 'fail' }))
  return (
    <Button
      look="plain"
      aria-pressed={isBlocked}
      aria-label={`拉黑${nickName}`}
      onClick={() => asMember(() => void (isBlocked ? unblock() : block({ id, nickName })))}
    >
      {isBlocked ? '解除拉黑' : '拉黑'}
    </Button>
  )
}
