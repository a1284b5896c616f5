import { classNames, Icon } from '@saidian/shared/ui'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { VList, type VListHandle } from 'virtua'
import { hasOlder, isBehind } from '../../../log'
import { useChat, useLogState } from '../chat-context'
import { ChatRow } from '../row/chat-row'
import css from './history.module.css'
import { type ChatItem, placeOf } from './items.rules'
import { EndButton, UpButtons, useWanted } from './jump-buttons'
import { lineLook } from './lines.rules'
import { useEnd } from './use-end'
import { useIsPrepended } from './use-is-prepended'
import { useReached } from './use-reached'
import { useReadMarks } from './use-read-marks'

/** A place to show, such as that of a mention; another object shows it again. */
export type Place = { seq: number }

type HistoryProps = { items: readonly ChatItem[]; place: Place | null }

/** Pages load this far before their end is on the screen. */
const LOAD_PX = 800
const FOUND_MS = 2_000

/**
 * The lines of the conversation, of which only what is near the screen exists. What is read stays
 * on its place while older lines load above; at the end, new ones scroll up.
 */
export function History({ items, place }: HistoryProps) {
  const { log } = useChat()
  const state = useLogState()
  const list = useRef<VListHandle>(null)
  const { isAtEnd, toEnd, leave, isPinned, follow } = useEnd(list, items)
  const isPrepended = useIsPrepended(items)
  const found = usePlace({ list, items, place, leave })
  const markRead = useReadMarks(list, items, isAtEnd)
  const { mention, firstUnread } = useWanted()
  const { reached, look } = useReached(list, items, [mention, firstUnread])
  const unreadAfter = state.opened && state.opened.unread > 0 ? state.opened.readSeq : null
  const isWhole = state.run !== null && !isBehind(state.run)

  function onScroll(offset: number): void {
    const { run } = state
    const below = follow(offset, isWhole)
    if (offset < LOAD_PX && run && hasOlder(run) && state.older === 'idle') void log.loadOlder()
    if (below < LOAD_PX && run && isBehind(run)) void log.loadNewer()
    markRead()
  }
  const onResize = () => {
    if (isPinned()) toEnd()
    markRead()
    const { scrollSize = 0, viewportSize = 0 } = list.current ?? {}
    // All is on the screen, and nothing scrolls.
    if (scrollSize <= viewportSize) {
      follow(0, isWhole)
      look()
    }
  }
  return (
    <div className={css.history}>
      <VList
        ref={list}
        className={css.list}
        role="log"
        aria-label="聊天记录"
        aria-live="off"
        tabIndex={0}
        data={items}
        shift={isPrepended}
        onScroll={onScroll}
        onResize={onResize}
        onScrollEnd={look}
      >
        {(item: ChatItem, at: number) => (
          <ChatRow
            key={item.key}
            item={item}
            isFound={item.key === found}
            {...lineLook(items[at - 1], item, unreadAfter)}
          />
        )}
      </VList>
      {state.older !== 'idle' && <OlderState isFailed={state.older === 'failed'} />}
      <UpButtons reached={reached} />
      <EndButton items={items} isAtEnd={isAtEnd} toEnd={toEnd} />
    </div>
  )
}

function OlderState({ isFailed }: { isFailed: boolean }) {
  const { log } = useChat()
  if (!isFailed) return <p className={css.older}>加载中…</p>
  return (
    <button
      type="button"
      className={classNames(css.older, css.retry)}
      onClick={() => void log.loadOlder()}
    >
      <Icon name="refresh" size={12} />
      加载失败，点击重试
    </button>
  )
}

type PlaceDeps = {
  list: RefObject<VListHandle | null>
  items: readonly ChatItem[]
  place: Place | null
  leave: () => void
}

/** Shows a place as soon as its line is there, and marks it for a moment. */
function usePlace({ list, items, place, leave }: PlaceDeps): string | null {
  const [found, setFound] = useState<string | null>(null)
  const shown = useRef<Place | null>(null)
  useEffect(() => {
    if (!place || shown.current === place) return
    const at = placeOf(items, place.seq)
    const item = items[at]
    if (!item) return
    shown.current = place
    leave()
    list.current?.scrollToIndex(at, { align: 'center' })
    setFound(item.key)
  }, [list, items, place, leave])
  useEffect(() => {
    if (found === null) return
    const timer = setTimeout(() => setFound(null), FOUND_MS)
    return () => clearTimeout(timer)
  }, [found])
  return found
}
