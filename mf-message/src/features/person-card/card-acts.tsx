import type { FriendCard } from '@saidian/shared/contracts/friends'
import { paths } from '@saidian/shared/contracts/page'
import { useHost } from '@saidian/shared/host'
import { type FollowSubject, useFollow } from '@saidian/shared/store'
import { Button } from '@saidian/shared/ui'
import { lazy, Suspense, useMemo, useState } from 'react'
import { AddFriend } from '../../people/add-friend'
import { useEndBlockMutation } from '../../people/data/people.api'
import { useAct } from '../../people/use-act'
import css from './person-card.module.css'

const CardMenu = lazy(async () => ({
  default: (await import(/* webpackChunkName: "card-menu" */ './card-menu')).CardMenu,
}))

/** What the reader can do with another member. */
export function CardActs({ member }: { member: FriendCard }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={css.acts}>
      {member.isBlocked ? <EndBlock member={member} /> : <Contact member={member} />}
      <Button look="plain" isWide onClick={() => setOpen(true)}>
        更多操作
      </Button>
      {isOpen && (
        <Suspense>
          <CardMenu member={member} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}

function Contact({ member }: { member: FriendCard }) {
  const host = useHost()
  const { id, state } = member
  const isFriend = state === 'friend'
  return (
    <>
      {!isFriend && <AddFriend member={member} isWide />}
      <Button
        look={isFriend ? 'filled' : 'tinted'}
        isWide
        onClick={() => host.navigate(paths.chatWith(id))}
      >
        发消息
      </Button>
      <FollowButton member={member} />
    </>
  )
}

function FollowButton({ member: { id, nickName } }: { member: FriendCard }) {
  const subject = useMemo<FollowSubject>(
    () => ({ kind: 'member', sport: null, id, title: nickName, kickoffAt: null }),
    [id, nickName],
  )
  const { isFollowed, toggle } = useFollow(subject)
  return (
    <Button
      look="tinted"
      isWide
      aria-pressed={isFollowed}
      aria-label={`关注${nickName}`}
      onClick={toggle}
    >
      {isFollowed ? '已关注' : '关注'}
    </Button>
  )
}

function EndBlock({ member: { id, nickName } }: { member: FriendCard }) {
  const [endBlock, { isLoading }] = useEndBlockMutation()
  const act = useAct()
  return (
    <Button
      look="tinted"
      isWide
      disabled={isLoading}
      onClick={() => void act(endBlock(id), `已解除拉黑${nickName}`)}
    >
      解除拉黑
    </Button>
  )
}
