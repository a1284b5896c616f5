import { Icon } from '@saidian/shared/ui'
import { useState } from 'react'
import { useChat, useLogState } from '../chat-context'
import css from './history.module.css'
import type { ChatItem } from './items.rules'

/** Fewer unread messages are on the screen at once. */
const MANY_UNREAD = 10

/** Messages that a reader looks for above the screen; 0 where there is none. */
export function useWanted() {
  const { conversation } = useChat()
  const { opened } = useLogState()
  const mention = conversation?.mentionSeq || (opened?.mentionSeq ?? 0)
  const firstUnread = opened && opened.unread > MANY_UNREAD ? opened.readSeq + 1 : 0
  return { mention, firstUnread }
}

/** Ways to what is above the screen: a mention, the first unread message. */
export function UpButtons({ reached }: { reached: ReadonlySet<number> }) {
  const { acts } = useChat()
  const { opened } = useLogState()
  const { mention, firstUnread } = useWanted()
  return (
    <div className={css.above}>
      {mention > 0 && !reached.has(mention) && (
        <button type="button" className={css.jump} onClick={() => acts.goTo(mention)}>
          <Icon name="at" size={14} />
          有人@我
        </button>
      )}
      {firstUnread > 0 && !reached.has(firstUnread) && (
        <button type="button" className={css.jump} onClick={() => acts.goTo(firstUnread)}>
          <span className={css.up}>
            <Icon name="chevron" size={14} />
          </span>
          {opened?.unread}条新消息
        </button>
      )}
    </div>
  )
}

type EndButtonProps = { items: readonly ChatItem[]; isAtEnd: boolean; toEnd: () => void }

/** The way back to the end, with how many messages came since. */
export function EndButton({ items, isAtEnd, toEnd }: EndButtonProps) {
  const { log, memberId } = useChat()
  const { run } = useLogState()
  const [seenSeq, setSeen] = useState(0)
  if (isAtEnd && run && seenSeq !== run.lastSeq) setSeen(run.lastSeq)
  if (isAtEnd || !run) return null
  const isDetached = run.lastSeq > run.to
  const fresh = isDetached
    ? run.lastSeq - Math.max(run.to, seenSeq)
    : countAfter(items, seenSeq, memberId)
  return (
    <button
      type="button"
      className={css.toEnd}
      aria-label={fresh > 0 ? `${fresh}条新消息，回到底部` : '回到底部'}
      onClick={() => void log.goToEnd().then(toEnd)}
    >
      <span className={css.down}>
        <Icon name="chevron" size={16} />
      </span>
      {fresh > 0 && <span>{fresh > 99 ? '99+' : fresh}</span>}
    </button>
  )
}

function countAfter(items: readonly ChatItem[], seq: number, memberId: string): number {
  let count = 0
  for (let at = items.length - 1; at >= 0; at--) {
    const item = items[at]
    if (item?.kind !== 'entry') continue
    if (item.entry.seq <= seq) break
    if (item.senderId !== memberId && item.entry.clientMsgId !== null) count += 1
  }
  return count
}
