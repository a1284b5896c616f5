import type { RoomMessage } from '@saidian/shared/contracts/rooms'
import { useHost } from '@saidian/shared/host'
import css from './match-room.module.css'
import { MessageRow } from './message-row'
import { useOlderMessagesMutation } from './room.api'
import { useScrollEnd } from './use-scroll-end'

type MessagesProps = { matchId: number; messages: readonly RoomMessage[]; hasMore: boolean }

/** The messages, newest at the end. */
export function Messages({ matchId, messages, hasMore }: MessagesProps) {
  const host = useHost()
  const [loadOlder, { isLoading }] = useOlderMessagesMutation()
  const { scroller, onScroll, showEnd, unseen } = useScrollEnd(messages)

  async function showOlder() {
    const { error } = await loadOlder({ matchId, before: messages[0]?.id ?? 0 })
    if (error) host.toast({ text: '加载失败，请重试', kind: 'fail' })
  }

  return (
    <div className={css.stage}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls it */}
      <div ref={scroller} className={css.messages} onScroll={onScroll} tabIndex={0} role="log">
        {hasMore && (
          <button type="button" className={css.older} disabled={isLoading} onClick={showOlder}>
            {isLoading ? '加载中…' : '查看更早的消息'}
          </button>
        )}
        {messages.length === 0 && <p className={css.empty}>还没有人说话，来说第一句</p>}
        {messages.map((message) => (
          <MessageRow key={message.id} message={message} />
        ))}
      </div>
      {unseen > 0 && (
        <button type="button" className={css.unseen} onClick={showEnd}>
          {unseen} 条新消息
        </button>
      )}
    </div>
  )
}
