import type { Friend } from '@saidian/shared/contracts/friends'
import type { Conversation } from '@saidian/shared/contracts/messaging'
import { paths } from '@saidian/shared/contracts/page'
import { Link } from '@saidian/shared/router'
import { Portrait } from '@saidian/shared/ui/subpages'
import { type ReactNode, useState } from 'react'
import { ConversationPicture, nameOf, useConversations } from '../../conversations'
import { messagePaths } from '../../paths'
import { contains } from './marked.rules'
import { MarkedText } from './marked-text'
import css from './message-search.module.css'
import { useSearchedFriendsQuery } from './search.api'

/** So many at first; the rest follows on demand. */
const SHOWN = 3

/** Friends and groups whose name has the words; nothing while none has. */
export function FoundPeople({ words }: { words: string }) {
  const { data } = useSearchedFriendsQuery()
  const { list } = useConversations()
  const friends = (data?.friends ?? []).filter(
    ({ nickName, remark, id }) =>
      contains(nickName, words) || contains(remark, words) || id === words,
  )
  const groups = (list?.conversations ?? []).filter(
    (one) => one.kind === 'group' && contains(nameOf(one), words),
  )
  return (
    <>
      <Section
        title="好友"
        rows={friends.map((friend) => <FriendRow key={friend.id} friend={friend} words={words} />)}
      />
      <Section
        title="群聊"
        rows={groups.map((group) => <GroupRow key={group.id} group={group} words={words} />)}
      />
    </>
  )
}

function Section({ title, rows }: { title: string; rows: readonly ReactNode[] }) {
  const [isWhole, setWhole] = useState(false)
  if (rows.length === 0) return null
  return (
    <section className={css.section} aria-label={title}>
      <h2 className={css.heading}>{title}</h2>
      {isWhole ? rows : rows.slice(0, SHOWN)}
      {!isWhole && rows.length > SHOWN && (
        <button type="button" className={css.more} onClick={() => setWhole(true)}>
          查看全部 {rows.length} 个
        </button>
      )}
    </section>
  )
}

function FriendRow({ friend, words }: { friend: Friend; words: string }) {
  const { id, nickName, remark, portrait } = friend
  return (
    <Link to={paths.chatWith(id)} className={css.row}>
      <Portrait name={remark || nickName} id={id} src={portrait} size={48} />
      <span className={css.text}>
        <span className={css.name}>
          <MarkedText text={remark || nickName} words={words} />
        </span>
        {remark && contains(nickName, words) && (
          <span className={css.note}>
            昵称：
            <MarkedText text={nickName} words={words} />
          </span>
        )}
      </span>
    </Link>
  )
}

function GroupRow({ group, words }: { group: Conversation; words: string }) {
  return (
    <Link to={messagePaths.chat(group.id)} className={css.row}>
      <ConversationPicture {...group} />
      <span className={css.text}>
        <span className={css.name}>
          <MarkedText text={nameOf(group)} words={words} />
        </span>
        <span className={css.note}>{group.group?.members ?? 0} 人</span>
      </span>
    </Link>
  )
}
