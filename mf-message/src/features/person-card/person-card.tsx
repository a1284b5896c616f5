import type { FriendCard } from '@saidian/shared/contracts/friends'
import { paths } from '@saidian/shared/contracts/page'
import { useHost } from '@saidian/shared/host'
import { EmptyState, ErrorState } from '@saidian/shared/ui'
import { Portrait } from '@saidian/shared/ui/subpages'
import { useFriendCardQuery } from '../../people/data/people.api'
import { useOwnId } from '../../people/data/use-friends'
import { EntryRow } from '../../people/entry-row'
import { shownName } from '../../people/names.rules'
import { peoplePaths } from '../../people/paths'
import css from '../../people/people.module.css'
import { CardActs } from './card-acts'
import { CardSkeleton } from './card-skeleton'
import card from './person-card.module.css'
import { RemarkRow } from './remark-row'

const NOT_FOUND = ['profile.no_such_member', 'request.invalid']

/** A member, and how the reader stands to them. */
export function PersonCard({ memberId }: { memberId: string }) {
  const host = useHost()
  const ownId = useOwnId()
  const isNumber = /^\d{1,18}$/.test(memberId)
  const { data, error, refetch } = useFriendCardQuery(
    { ownId, memberId },
    { skip: !isNumber, refetchOnMountOrArgChange: true },
  )
  const known = data?.id === memberId ? data : undefined
  if (!isNumber || (!known && error && 'reason' in error && NOT_FOUND.includes(error.reason)))
    return (
      <EmptyState
        text="用户不存在"
        action={{
          label: '搜索其他用户',
          onChoose: () => host.navigate(peoplePaths.find(), { replace: true }),
        }}
      />
    )
  if (!known)
    return error ? <ErrorState text="加载失败，请稍后再试" onRetry={refetch} /> : <CardSkeleton />
  return <Content member={known} />
}

function Content({ member }: { member: FriendCard }) {
  const { id, nickName, portrait, level, remark, state, isBlocked } = member
  return (
    <>
      <section className={card.head} aria-label={shownName(member)}>
        <Portrait name={nickName} id={id} src={portrait} size={64} />
        <div className={css.text}>
          <h2 className={card.name}>{shownName(member)}</h2>
          {remark && <p className={card.fact}>昵称：{nickName}</p>}
          <p className={card.fact}>
            赛点号 {id} · Lv.{level}
          </p>
        </div>
      </section>
      {isBlocked && (
        <p className={card.blocked} role="status">
          已拉黑，你们看不到对方的消息和内容
        </p>
      )}
      <div className={css.card}>
        {state === 'friend' && <RemarkRow member={member} />}
        <EntryRow title="个人主页" to={paths.member(id)} value="动态、关注和直播" />
      </div>
      {state !== 'self' && <CardActs member={member} />}
    </>
  )
}
