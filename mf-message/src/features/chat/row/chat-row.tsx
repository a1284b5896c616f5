import { messageTime } from '@saidian/shared/calendar'
import { classNames } from '@saidian/shared/ui'
import { memo } from 'react'
import type { ChatItem } from '../history/items.rules'
import { isMessage, type LineLook } from '../history/lines.rules'
import { MessageRow } from './message-row'
import { NoticeRow } from './notice-row'
import css from './row.module.css'

type ChatRowProps = LineLook & { item: ChatItem; isFound: boolean }

/** A line of the history with what stands above it: its time, the mark of what was unread. */
export const ChatRow = memo(function ChatRow(props: ChatRowProps) {
  const { item, showsTime, isFirst, isFirstUnread, isFound } = props
  return (
    <div
      className={classNames(
        css.line,
        isFirst && isMessage(item) && css.first,
        isFound && css.found,
      )}
    >
      {showsTime && (
        <p className={css.time}>
          <time dateTime={new Date(item.at).toISOString()}>{messageTime(item.at, Date.now())}</time>
        </p>
      )}
      {isFirstUnread && <p className={css.unread}>以下是新消息</p>}
      {isMessage(item) ? (
        <MessageRow item={item} isFirst={isFirst} />
      ) : (
        item.kind === 'entry' && <NoticeRow entry={item.entry} />
      )}
    </div>
  )
})
