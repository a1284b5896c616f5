import type { ApiError } from '@saidian/shared/api'
import { useHost } from '@saidian/shared/host'
import { formatDate } from '@saidian/shared/lib'
import { Button, EmptyState, ErrorState, Skeleton } from '@saidian/shared/ui'
import { Portrait, Sheet } from '@saidian/shared/ui/subpages'
import list from '../../account/account-list.module.css'
import { useBlockedMembersQuery, useSetBlockedMutation } from '../../written/written.api'
import css from './blocked.module.css'

/** 黑名单: whom the member blocks, and the way to end it. */
export function BlockedSheet({ onClose }: { onClose: () => void }) {
  const { data, error, refetch } = useBlockedMembersQuery(undefined, {
    refetchOnMountOrArgChange: true,
  })
  return (
    <Sheet title="黑名单" onClose={onClose}>
      <div className={css.sheet}>
        {!data && error && <ErrorState text="加载失败，请稍后再试" onRetry={refetch} />}
        {!data && !error && (
          <div role="status" aria-label="加载中">
            {['a', 'b'].map((key) => (
              <div key={key} className={list.row}>
                <Skeleton width={5} />
              </div>
            ))}
          </div>
        )}
        {data?.members.length === 0 && (
          <EmptyState text="没有拉黑任何人，可以在评论或个人主页里拉黑" />
        )}
        {data && data.members.length > 0 && (
          <ul className={list.list}>
            {data.members.map((member) => (
              <BlockedRow key={member.id} member={member} />
            ))}
          </ul>
        )}
      </div>
    </Sheet>
  )
}

type BlockedMember = NonNullable<ReturnType<typeof useBlockedMembersQuery>['data']>['members'][0]

function BlockedRow({ member: { id, nickName, portrait, blockedAt } }: { member: BlockedMember }) {
  const host = useHost()
  const [setBlocked, { isLoading }] = useSetBlockedMutation()
  const unblock = () => {
    setBlocked({ body: { memberId: id, isOn: false } })
      .unwrap()
      .then(() => host.toast({ text: `已解除拉黑${nickName}`, kind: 'success' }))
      .catch((failure: ApiError) => host.toast({ text: failure.message, kind: 'fail' }))
  }
  return (
    <li className={list.row}>
      <Portrait name={nickName} id={id} src={portrait} size={48} />
      <span className={css.who}>
        <span className={list.name}>{nickName}</span>
        <span className={list.facts}>{formatDate(blockedAt * 1_000, 'yyyy-MM-dd')} 拉黑</span>
      </span>
      <Button
        look="tinted"
        disabled={isLoading}
        aria-label={`解除拉黑 ${nickName}`}
        onClick={unblock}
      >
        解除
      </Button>
    </li>
  )
}
