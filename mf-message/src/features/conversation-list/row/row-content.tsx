import { messageTime, TimeText } from '@saidian/shared/calendar'
import { useSetting } from '@saidian/shared/store'
import { Badge, Icon } from '@saidian/shared/ui'
import {
  ConversationPicture,
  type ListedConversation,
  lastLineOf,
  nameOf,
} from '../../../conversations'
import css from './conversation-row.module.css'

type RowContentProps = { conversation: ListedConversation; memberId: string; draft: string }

/** Picture, name, time, the last line or the draft, and what waits unread. */
export function RowContent({ conversation, memberId, draft }: RowContentProps) {
  const { at, unread, isMuted, mentionSeq, isPinned } = conversation
  const [isYoung] = useSetting('teenMode')
  return (
    <>
      <ConversationPicture {...conversation} />
      <span className={css.text}>
        <span className={css.head}>
          <span className={css.name}>{nameOf(conversation)}</span>
          {isPinned && <span className={css.spoken}>已置顶，</span>}
          <span className={css.time}>
            <TimeText at={at} format={messageTime} />
          </span>
        </span>
        <span className={css.foot}>
          <span className={css.last}>
            {mentionSeq > 0 && <em className={css.alert}>[有人@我]</em>}
            {draft !== '' && mentionSeq === 0 && <em className={css.alert}>[草稿]</em>}
            {draft !== '' && mentionSeq === 0
              ? draft
              : lastLineOf(conversation, { memberId, isYoung })}
          </span>
          {isMuted && (
            <span className={css.muted} role="img" aria-label="免打扰">
              <Icon name="bellOff" size={16} />
            </span>
          )}
          <Badge count={unread} label="条未读" isMuted={isMuted} />
        </span>
      </span>
    </>
  )
}
