import type { Author } from '@saidian/shared/contracts/content'
import { useAsMember } from '@saidian/shared/host'
import { type FollowSubject, useFollow } from '@saidian/shared/store'
import { Button } from '@saidian/shared/ui'
import { useMemo } from 'react'

/** Follows the author of a post, or unfollows them. */
export function FollowAuthor({ author: { id, nickName } }: { author: Author }) {
  const asMember = useAsMember()
  const subject = useMemo<FollowSubject>(
    () => ({ kind: 'member', sport: null, id, title: nickName, kickoffAt: null }),
    [id, nickName],
  )
  const { isFollowed, toggle } = useFollow(subject)
  return (
    <Button
      look={isFollowed ? 'plain' : 'tinted'}
      aria-pressed={isFollowed}
      aria-label={`关注${nickName}`}
      onClick={() => asMember(toggle)}
    >
      {isFollowed ? '已关注' : '关注'}
    </Button>
  )
}
