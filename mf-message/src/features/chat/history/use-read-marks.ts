import { type RefObject, useCallback, useEffect } from 'react'
import type { VListHandle } from 'virtua'
import { isBehind } from '../../../log'
import { useChat, useLogState } from '../chat-context'
import type { ChatItem } from './items.rules'

/**
 * Reports what the member has seen, and what this device has while the page is hidden. Nothing is
 * reported before the server has said what is unread, for the mark of the first unread message.
 */
export function useReadMarks(
  list: RefObject<VListHandle | null>,
  items: readonly ChatItem[],
  isAtEnd: boolean,
): () => void {
  const { log } = useChat()
  const { run, opened, conversation } = useLogState()
  const mark = useCallback(() => {
    if (!run || !opened || !conversation || items.length === 0) return
    if (document.hidden) {
      if (conversation.kind === 'private') log.receipts.has(run.to)
      return
    }
    const seq = isAtEnd && !isBehind(run) ? run.to : lastSeen(list.current, items)
    if (seq > conversation.readSeq) log.receipts.read(seq)
  }, [log, run, opened, conversation, items, isAtEnd, list])
  useEffect(() => {
    mark()
    document.addEventListener('visibilitychange', mark)
    return () => document.removeEventListener('visibilitychange', mark)
  }, [mark])
  return mark
}

/** The number of the last line whose beginning is on the screen. */
function lastSeen(list: VListHandle | null, items: readonly ChatItem[]): number {
  if (!list) return 0
  for (let at = list.findItemIndex(list.scrollOffset + list.viewportSize); at >= 0; at--) {
    const item = items[at]
    if (item?.kind === 'entry') return item.entry.seq
  }
  return 0
}
