import type { FriendRequest } from '@saidian/shared/contracts/friends'
import { useHost } from '@saidian/shared/host'
import { Button, EmptyState, ErrorState } from '@saidian/shared/ui'
import {
  useAnswerFriendRequestMutation,
  useFriendRequestsQuery,
} from '../../people/data/people.api'
import { useFriends } from '../../people/data/use-friends'
import { peoplePaths } from '../../people/paths'
import css from '../../people/people.module.css'
import { PeopleSkeleton } from '../../people/people-skeleton'
import { PersonRow } from '../../people/person-row'
import { useAct } from '../../people/use-act'

const STATES: Record<Exclude<FriendRequest['state'], 'waiting'>, string> = {
  accepted: '已添加',
  declined: '已拒绝',
  expired: '已过期',
}

/** 新的朋友: who asked the member, newest first. */
export function FriendRequests() {
  const host = useHost()
  // The friends follow the account, and with them the requests.
  useFriends()
  const { data, error, refetch } = useFriendRequestsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  })
  if (!data)
    return error ? <ErrorState text="加载失败，请稍后再试" onRetry={refetch} /> : <PeopleSkeleton />
  if (data.requests.length === 0) {
    const action = { label: '添加朋友', onChoose: () => host.navigate(peoplePaths.find()) }
    return <EmptyState text="还没有新的好友申请" action={action} />
  }
  return (
    <ul className={css.rows} aria-label="新的朋友">
      {data.requests.map((request) => (
        <RequestRow key={request.id} request={request} />
      ))}
    </ul>
  )
}

function RequestRow({ request: { id, member, message, state } }: { request: FriendRequest }) {
  return (
    <PersonRow
      as="li"
      id={member.id}
      portrait={member.portrait}
      nickName={member.nickName}
      note={message || '请求添加你为好友'}
      hasLongNote
      after={
        state === 'waiting' ? (
          <Answer requestId={id} nickName={member.nickName} />
        ) : (
          <span className={css.state}>{STATES[state]}</span>
        )
      }
    />
  )
}

function Answer({ requestId, nickName }: { requestId: string; nickName: string }) {
  const [answer, { isLoading }] = useAnswerFriendRequestMutation()
  const act = useAct()
  const decide = (isAccepted: boolean) =>
    void act(
      answer({ body: { requestId, isAccepted } }),
      isAccepted ? `已添加${nickName}` : '已拒绝',
    )
  return (
    <>
      <Button
        look="plain"
        disabled={isLoading}
        aria-label={`拒绝${nickName}`}
        onClick={() => decide(false)}
      >
        拒绝
      </Button>
      <Button disabled={isLoading} aria-label={`接受${nickName}`} onClick={() => decide(true)}>
        接受
      </Button>
    </>
  )
}
