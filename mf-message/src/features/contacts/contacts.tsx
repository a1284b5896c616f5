import { useHost } from '@saidian/shared/host'
import { Badge, EmptyState, ErrorState } from '@saidian/shared/ui'
import { SearchField } from '@saidian/shared/ui/subpages'
import { useMemo, useState } from 'react'
import { useFriends } from '../../people/data/use-friends'
import { EntryRow } from '../../people/entry-row'
import { friendsWith } from '../../people/names.rules'
import { peoplePaths } from '../../people/paths'
import css from '../../people/people.module.css'
import { PeopleSkeleton } from '../../people/people-skeleton'
import { ContactList } from './contact-list'

/** Friends by letter with a search field; above them new friends, groups, follows and fans. */
export function Contacts() {
  const { friends, waiting, error, refetch } = useFriends()
  const [typed, setTyped] = useState('')
  if (!friends)
    return error ? <ErrorState text="加载失败，请稍后再试" onRetry={refetch} /> : <PeopleSkeleton />
  return (
    <>
      <SearchField
        label="搜索好友"
        placeholder="搜索备注、昵称或赛点号"
        value={typed}
        onChange={setTyped}
      />
      {typed.trim() === '' && <Entries waiting={waiting} />}
      <Found friends={friends} typed={typed} />
    </>
  )
}

function Entries({ waiting }: { waiting: number }) {
  return (
    <nav className={css.card} aria-label="通讯录">
      <EntryRow
        title="新的朋友"
        icon="person"
        to={peoplePaths.requests()}
        value={<Badge count={waiting} label="个申请" />}
      />
      <EntryRow title="群聊" icon="message" to={peoplePaths.groups()} />
      <EntryRow title="关注" icon="heart" to={peoplePaths.attention()} />
      <EntryRow title="粉丝" icon="people" to={peoplePaths.fans()} />
    </nav>
  )
}

type FoundProps = { friends: NonNullable<ReturnType<typeof useFriends>['friends']>; typed: string }

function Found({ friends, typed }: FoundProps) {
  const host = useHost()
  const found = useMemo(() => friendsWith(friends, typed), [friends, typed])
  if (found.length > 0) return <ContactList friends={found} hasLetters={typed.trim() === ''} />
  return (
    <EmptyState
      text={friends.length === 0 ? '还没有好友，添加朋友一起看球' : '通讯录里没有找到'}
      action={{ label: '添加朋友', onChoose: () => host.navigate(peoplePaths.find()) }}
    />
  )
}
