import { ROLE } from '@saidian/shared/contracts/messaging'
import { ErrorState, Skeleton } from '@saidian/shared/ui'
import { Portrait, Sheet } from '@saidian/shared/ui/subpages'
import { useDeferredValue, useState } from 'react'
import { useChatMembersQuery } from '../chat.api'
import { useChat } from '../chat-context'
import css from './composer.module.css'
import { ALL, type Mention } from './mentions.rules'

type MentionSheetProps = { onChoose: (mention: Mention) => void; onClose: () => void }

/** Whom the message names with @: a member of the group; for its managers, all of them. */
export function MentionSheet({ onChoose, onClose }: MentionSheetProps) {
  const { log, conversation, memberId } = useChat()
  const [typed, setTyped] = useState('')
  const q = useDeferredValue(typed.trim())
  const query = { id: log.id, ...(q ? { q } : {}) }
  const { data, error, refetch } = useChatMembersQuery({ query })
  const isManager = (conversation?.role ?? ROLE.member) > ROLE.member
  const members = data?.members.filter(({ id }) => id !== memberId)
  return (
    <Sheet title="选择提醒的人" onClose={onClose}>
      <input
        className={css.search}
        type="search"
        aria-label="搜索群成员"
        placeholder="搜索"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {error && !data && <ErrorState text="群成员加载失败" onRetry={refetch} />}
      {!data && !error && (
        <div role="status" aria-label="加载中" className={css.loading}>
          <Skeleton width={8} />
          <Skeleton width={6} />
          <Skeleton width={7} />
        </div>
      )}
      <ul>
        {isManager && q === '' && (
          <li>
            <button type="button" className={css.person} onClick={() => onChoose(ALL)}>
              <span className={css.all} aria-hidden="true">
                @
              </span>
              所有人
            </button>
          </li>
        )}
        {members?.map(({ id, nickName, portrait }) => (
          <li key={id}>
            <button
              type="button"
              className={css.person}
              onClick={() => onChoose({ id, name: nickName })}
            >
              <Portrait id={id} name={nickName} src={portrait} size={32} />
              {nickName}
            </button>
          </li>
        ))}
      </ul>
      {members?.length === 0 && <p className={css.none}>没有找到</p>}
    </Sheet>
  )
}
