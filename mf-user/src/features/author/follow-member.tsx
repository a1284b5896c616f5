import type { AuthorHome } from '@saidian/shared/contracts/profile'
import { useAsMember } from '@saidian/shared/host'
import { type FollowSubject, useAppSelector, useFollow } from '@saidian/shared/store'
import { Button } from '@saidian/shared/ui'
import { useMemo } from 'react'

/** Follows a member, or unfollows them; nothing on the own page. */
export function FollowMember({ member }: { member: AuthorHome }) {
  const { id, nickName, followsCaller } = member
  const asMember = useAsMember()
  const ownId = useAppSelector(({ session }) => session.userInfo?.id)
  const subject = useMemo<FollowSubject>(
    () => ({ kind: 'member', sport: null, id, title: nickName, kickoffAt: null }),
    [id, nickName],
  )
  const { isFollowed, toggle } = useFollow(subject)
  if (id === ownId) return null
  return (
    <Button
      look={isFollowed ? 'tinted' : 'filled'}
      aria-pressed={isFollowed}
      aria-label={`关注${nickName}`}
      onClick={() => asMember(toggle)}
    >
      {labelOf(isFollowed, followsCaller)}
    </Button>
  )
}

function labelOf(isFollowed: boolean, followsCaller: boolean): string {
  if (isFollowed) return followsCaller ? '互相关注' : '已关注'
  return followsCaller ? '回关' : '关注'
}
