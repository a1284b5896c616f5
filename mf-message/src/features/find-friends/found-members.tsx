import { EmptyState, ErrorState } from '@saidian/shared/ui'
import { AddFriend } from '../../people/add-friend'
import { useFoundFriendsQuery } from '../../people/data/people.api'
import css from '../../people/people.module.css'
import { PeopleSkeleton } from '../../people/people-skeleton'
import { PersonRow } from '../../people/person-row'

/** Members that a search found, each with what leads to a friendship. */
export function FoundMembers({ words }: { words: string }) {
  const { currentData, error, refetch } = useFoundFriendsQuery(words)
  if (!currentData)
    return error ? (
      <ErrorState text={error.message || '加载失败，请稍后再试'} onRetry={refetch} />
    ) : (
      <PeopleSkeleton />
    )
  if (currentData.members.length === 0)
    return <EmptyState text={`没有找到“${words}”，换完整的昵称或赛点号试试`} />
  return (
    <ul className={css.rows} aria-label="搜索结果">
      {currentData.members.map((member) => (
        <PersonRow
          key={member.id}
          as="li"
          id={member.id}
          portrait={member.portrait}
          nickName={member.nickName}
          remark={member.remark}
          note={`Lv.${member.level} · 赛点号 ${member.id}`}
          after={<AddFriend member={member} />}
        />
      ))}
    </ul>
  )
}
