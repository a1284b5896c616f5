import { useMemo, useState } from 'react'
import type { RoomMessage } from '../../contracts/rooms'
import { useHost } from '../../host'
import { sessionSlice, useAppSelector } from '../../store'
import { useOlderMessagesMutation } from '../conversation/conversation.api'
import type { Conversation } from '../conversation/conversation.rules'
import type { ConversationOf } from '../conversation/conversation-of'
import { HiddenPeople } from '../menu/hidden-people'
import { useHiddenPeople } from '../menu/hidden-people.store'
import { type MessageAct, MessageMenu } from '../menu/message-menu'
import { ExtraRow } from './extra-row'
import { MessageRow } from './message-row'
import css from './messages.module.css'
import { type RoomExtra, rowsOf } from './rows.rules'
import { useScrollEnd } from './use-scroll-end'

export type MessageListProps = {
  of: ConversationOf
  conversation: Conversation
  /** What stands between the messages. */
  extras?: readonly RoomExtra[]
  /** What else the caller may do with a message, such as 禁言; none by default. */
  actsOf?: (message: RoomMessage) => readonly MessageAct[]
}

const NONE: readonly RoomExtra[] = []

/** The messages of a conversation, newest at the end, where the list stays until it is scrolled. */
export function MessageList({ of, conversation, extras = NONE, actsOf }: MessageListProps) {
  const { messages, hasMore, leftOut = 0 } = conversation
  const ownId = useAppSelector(sessionSlice.selectors.selectUserInfo)?.id
  const hidden = useHiddenPeople()
  const [opened, setOpened] = useState<RoomMessage | null>(null)
  const rows = useMemo(() => {
    const ids = new Set(hidden.map(({ id }) => id))
    return rowsOf(
      messages.filter(({ author }) => !ids.has(author.id)),
      extras,
    )
  }, [messages, extras, hidden])
  const keys = useMemo(() => rows.map(({ key }) => key), [rows])
  const { scroller, onScroll, showEnd, unseen } = useScrollEnd(keys)
  return (
    <div className={css.stage}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls it */}
      <div ref={scroller} className={css.messages} onScroll={onScroll} tabIndex={0} role="log">
        {hasMore && <Older of={of} before={messages[0]?.id ?? 0} />}
        {hidden.length > 0 && <HiddenPeople />}
        {rows.map((row) =>
          row.kind === 'message' ? (
            <MessageRow
              key={row.key}
              message={row.message}
              isOwn={row.message.author.id === ownId}
              onOpenMenu={setOpened}
            />
          ) : (
            <ExtraRow key={row.key} row={row} />
          ),
        )}
        {messages.length === 0 && <p className={css.empty}>还没有人说话，来说第一句</p>}
        {leftOut > 0 && <p className={css.leftOut}>消息太多，有 {leftOut} 条没有显示</p>}
      </div>
      {unseen > 0 && (
        <button type="button" className={css.unseen} onClick={showEnd}>
          ↓ {unseen} 条新消息
        </button>
      )}
      {opened && (
        <MessageMenu
          message={opened}
          isOwn={opened.author.id === ownId}
          acts={actsOf?.(opened) ?? []}
          onClose={() => setOpened(null)}
        />
      )}
    </div>
  )
}

function Older({ of, before }: { of: ConversationOf; before: number }) {
  const host = useHost()
  const [loadOlder, { isLoading }] = useOlderMessagesMutation()
  async function showOlder() {
    const { error } = await loadOlder({ of, before })
    if (error) host.toast({ text: '加载失败，请重试', kind: 'fail' })
  }
  return (
    <button type="button" className={css.older} disabled={isLoading} onClick={showOlder}>
      {isLoading ? '加载中…' : '查看更早的消息'}
    </button>
  )
}
