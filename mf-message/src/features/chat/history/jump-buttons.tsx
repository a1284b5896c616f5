import { Icon } from '@saidian/shared/ui'
import { type RefObject, useState } from 'react'
import type { VListHandle } from 'virtua'
import { useChat, useLogState } from '../chat-context'
import css from './history.module.css'
import { type ChatItem, placeOf } from './items.rules'

/** Fewer unread messages are on the screen at once. */
const MANY_UNREAD = 10

type UpButtonsProps = { list: RefObject<VListHandle | null>; items: readonly ChatItem[] }

/** Ways to what is above the screen: a mention, the first unread message. */
export function UpButtons({ list, items }: UpButtonsProps) {
  const { conversation, acts } = useChat()
  const { opened } = useLogState()
  const [isUnreadDone, setUnreadDone] = useState(false)
  const [doneMention, setDoneMention] = useState(0)
  const mention = conversation?.mentionSeq || (opened?.mentionSeq ?? 0)
  const firstUnread = opened && opened.unread > MANY_UNREAD ? opened.readSeq + 1 : 0
  const isUnreadAbove =
    firstUnread > 0 && !isUnreadDone && isAbove(list.current, items, firstUnread)
  const goToMention = () => {
    setDoneMention(mention)
    acts.goTo(mention)
  }
  const goToUnread = () => {
    setUnreadDone(true)
    acts.goTo(firstUnread)
  }
  return (
    <div className={css.above}>
      {mention > 0 && mention !== doneMention && (
        <button type="button" className={css.jump} onClick={goToMention}>
          <Icon name="at" size={14} />
          有人@我
        </button>
      )}
      {isUnreadAbove && (
        <button type="button" className={css.jump} onClick={goToUnread}>
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

/** Whether a message is above what the screen shows, or is not loaded yet. */
function isAbove(list: VListHandle | null, items: readonly ChatItem[], seq: number): boolean {
  const first = items.find((item) => item.kind === 'entry')
  if (first?.kind === 'entry' && first.entry.seq > seq) return true
  const at = placeOf(items, seq)
  return list !== null && at >= 0 && list.getItemOffset(at) < list.scrollOffset
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
