import { messageTime, TimeText } from '@saidian/shared/calendar'
import type { AssistantConversation } from '@saidian/shared/contracts/assistant'
import css from './conversations.module.css'

type ConversationRowProps = {
  conversation: AssistantConversation
  isShown: boolean
  onOpen: () => void
  onRemove: () => void
}

/** A conversation with its time, and the way to delete it. */
export function ConversationRow(props: ConversationRowProps) {
  const { conversation, isShown, onOpen, onRemove } = props
  const { title, at } = conversation
  return (
    <li className={css.row}>
      <button
        type="button"
        className={css.open}
        aria-current={isShown ? 'true' : undefined}
        onClick={onOpen}
      >
        <span className={css.title}>{title}</span>
        <span className={css.time}>
          <TimeText at={at} format={messageTime} />
        </span>
      </button>
      <button
        type="button"
        className={css.remove}
        aria-label={`删除对话：${title}`}
        onClick={onRemove}
      >
        删除
      </button>
    </li>
  )
}
