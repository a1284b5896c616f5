import type { GroupRequest } from '@saidian/shared/contracts/messaging'
import { Button, EmptyState, ErrorState } from '@saidian/shared/ui'
import { useDecideGroupRequestMutation, useGroupRequestsQuery } from '../../people/data/groups.api'
import css from '../../people/people.module.css'
import { PeopleSkeleton } from '../../people/people-skeleton'
import { PersonRow } from '../../people/person-row'
import { useAct } from '../../people/use-act'

/** Who waits to join, for managers. */
export function GroupRequests({ id }: { id: string }) {
  const { currentData, error, refetch } = useGroupRequestsQuery(id, {
    refetchOnMountOrArgChange: true,
  })
  if (!currentData)
    return error ? (
      <ErrorState
        text={('message' in error && error.message) || '加载失败，请稍后再试'}
        onRetry={refetch}
      />
    ) : (
      <PeopleSkeleton />
    )
  if (currentData.requests.length === 0) return <EmptyState text="没有待处理的入群申请" />
  return (
    <ul className={css.rows} aria-label="入群申请">
      {currentData.requests.map((request) => (
        <RequestRow key={request.id} request={request} />
      ))}
    </ul>
  )
}

function RequestRow({ request: { id, member, message } }: { request: GroupRequest }) {
  const [decide, { isLoading }] = useDecideGroupRequestMutation()
  const act = useAct()
  const { nickName } = member
  const answer = (isAccepted: boolean) =>
    void act(
      decide({ body: { requestId: id, isAccepted } }),
      isAccepted ? `${nickName}已加入` : '已拒绝',
    )
  return (
    <PersonRow
      as="li"
      id={member.id}
      portrait={member.portrait}
      nickName={nickName}
      note={message || '申请加入群聊'}
      hasLongNote
      after={
        <>
          <Button
            look="plain"
            disabled={isLoading}
            aria-label={`拒绝${nickName}`}
            onClick={() => answer(false)}
          >
            拒绝
          </Button>
          <Button disabled={isLoading} aria-label={`通过${nickName}`} onClick={() => answer(true)}>
            通过
          </Button>
        </>
      }
    />
  )
}
