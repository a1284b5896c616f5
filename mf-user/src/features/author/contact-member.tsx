import type { FriendCard } from '@saidian/shared/contracts/friends'
import { paths } from '@saidian/shared/contracts/page'
import type { AuthorHome } from '@saidian/shared/contracts/profile'
import { useAsMember, useHost } from '@saidian/shared/host'
import { sessionSlice, useAppSelector } from '@saidian/shared/store'
import { Button } from '@saidian/shared/ui'
import { useAuthorCardQuery } from '../../member/member.api'

/** What leads to a friendship; a friend needs nothing. */
const LABELS: Record<Exclude<FriendCard['state'], 'self' | 'friend'>, string> = {
  none: '加好友',
  requested: '等待验证',
  asked: '通过申请',
}

/**
 * The ways to a conversation with a member and to a friendship. A visitor sees both and logs in
 * first; nothing on the own page, and nothing with a member whom the reader blocks.
 */
export function ContactMember({ member: { id, nickName } }: { member: AuthorHome }) {
  const host = useHost()
  const asMember = useAsMember()
  const isLoggedIn = useAppSelector(sessionSlice.selectors.selectIsLoggedIn)
  const ownId = useAppSelector(sessionSlice.selectors.selectUserInfo)?.id
  const { data, error } = useAuthorCardQuery(id, {
    skip: !isLoggedIn || id === ownId,
    refetchOnMountOrArgChange: true,
  })
  if (id === ownId || data?.state === 'self' || data?.isBlocked) return null
  // A reader whose answer is on its way may be a friend.
  const state = data?.state ?? (isLoggedIn && !error ? 'friend' : 'none')
  const go = (to: string) => asMember(() => host.navigate(to))
  return (
    <>
      <Button
        look="tinted"
        aria-label={`给${nickName}发消息`}
        onClick={() => go(paths.chatWith(id))}
      >
        发消息
      </Button>
      {state !== 'friend' && (
        <Button
          look="tinted"
          aria-label={`${LABELS[state]}：${nickName}`}
          onClick={() => go(paths.contact(id))}
        >
          {LABELS[state]}
        </Button>
      )}
    </>
  )
}
