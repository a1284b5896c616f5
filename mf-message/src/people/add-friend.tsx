import type { FriendCard } from '@saidian/shared/contracts/friends'
import { Button } from '@saidian/shared/ui'
import { lazy, Suspense, useState } from 'react'
import { useRequestFriendMutation } from './data/people.api'
import css from './people.module.css'
import { useAct } from './use-act'

const RequestSheet = lazy(async () => ({
  default: (await import(/* webpackChunkName: "forms" */ './sheets/request-sheet')).RequestSheet,
}))

type AddFriendProps = {
  member: Pick<FriendCard, 'id' | 'nickName' | 'state'>
  isWide?: boolean
}

/** What leads to a friendship from where the two stand now. */
export function AddFriend({ member: { id, nickName, state }, isWide = false }: AddFriendProps) {
  const [isAsking, setAsking] = useState(false)
  const [request, { isLoading }] = useRequestFriendMutation()
  const act = useAct()
  if (state === 'self') return <span className={css.state}>自己</span>
  if (state === 'friend') return <span className={css.state}>已添加</span>
  if (state === 'requested')
    return isWide ? (
      <Button look="tinted" isWide disabled>
        等待验证
      </Button>
    ) : (
      <span className={css.state}>等待验证</span>
    )
  if (state === 'asked')
    return (
      <Button
        isWide={isWide}
        disabled={isLoading}
        aria-label={`通过${nickName}的申请`}
        onClick={() => void act(request({ body: { memberId: id } }), `已添加${nickName}`)}
      >
        通过验证
      </Button>
    )
  return (
    <>
      <Button
        look={isWide ? 'filled' : 'tinted'}
        isWide={isWide}
        aria-label={`添加${nickName}`}
        onClick={() => setAsking(true)}
      >
        {isWide ? '添加到通讯录' : '添加'}
      </Button>
      {isAsking && (
        <Suspense>
          <RequestSheet memberId={id} nickName={nickName} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  )
}
