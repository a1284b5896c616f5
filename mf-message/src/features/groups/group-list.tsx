import { type Conversation, ROLE } from '@saidian/shared/contracts/messaging'
import { paths } from '@saidian/shared/contracts/page'
import { useHost } from '@saidian/shared/host'
import { Link } from '@saidian/shared/router'
import { EmptyState, ErrorState } from '@saidian/shared/ui'
import { SearchField } from '@saidian/shared/ui/subpages'
import { useState } from 'react'
import { useGroupsQuery } from '../../people/data/groups.api'
import { useOwnId } from '../../people/data/use-friends'
import { GroupPicture } from '../../people/group-picture'
import { peoplePaths } from '../../people/paths'
import css from '../../people/people.module.css'
import { PeopleSkeleton } from '../../people/people-skeleton'
import own from './group-list.module.css'

const SECTIONS = [
  { role: ROLE.owner, title: '我创建的' },
  { role: ROLE.administrator, title: '我管理的' },
  { role: ROLE.member, title: '我加入的' },
]

/** 我的群聊: groups by the role of the member. */
export function GroupList() {
  const host = useHost()
  const { data, error, refetch } = useGroupsQuery(useOwnId())
  const [typed, setTyped] = useState('')
  if (!data)
    return error ? <ErrorState text="加载失败，请稍后再试" onRetry={refetch} /> : <PeopleSkeleton />
  if (data.groups.length === 0) {
    const action = { label: '发起群聊', onChoose: () => host.navigate(peoplePaths.createGroup()) }
    return <EmptyState text="还没有群聊，和好友建一个吧" action={action} />
  }
  const found = groupsWith(data.groups, typed)
  return (
    <>
      <SearchField label="搜索群聊" placeholder="搜索群聊" value={typed} onChange={setTyped} />
      {found.length === 0 && <EmptyState text="没有找到这个群聊" />}
      {SECTIONS.map(({ role, title }) => (
        <Section key={role} title={title} groups={found.filter((group) => group.role === role)} />
      ))}
    </>
  )
}

function groupsWith(groups: readonly Conversation[], typed: string): readonly Conversation[] {
  const wanted = typed.trim().toLowerCase()
  return groups.filter(({ group }) => group?.name.toLowerCase().includes(wanted))
}

type SectionProps = { title: string; groups: readonly Conversation[] }

function Section({ title, groups }: SectionProps) {
  if (groups.length === 0) return null
  return (
    <section aria-label={title}>
      <h2 className={own.title}>
        {title}（{groups.length}）
      </h2>
      <ul className={css.rows}>
        {groups.map((conversation) => (
          <GroupRow key={conversation.id} conversation={conversation} />
        ))}
      </ul>
    </section>
  )
}

function GroupRow({ conversation: { id, group } }: { conversation: Conversation }) {
  if (!group) return null
  return (
    <li className={own.row}>
      <Link to={paths.conversation(id)} className={css.who}>
        <GroupPicture id={id} group={group} />
        <span className={css.text}>
          <span className={css.name}>{group.name}</span>
          <span className={css.note}>
            {group.members} 人{group.isDissolved && ' · 已解散'}
          </span>
        </span>
      </Link>
    </li>
  )
}
