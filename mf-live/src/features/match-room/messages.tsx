import type { RoomMessage } from '@saidian/shared/contracts/rooms'
import { useHost } from '@saidian/shared/host'
import { useLayoutEffect, useRef, useState } from 'react'
import css from './match-room.module.css'
import { MessageRow } from './message-row'
import { useOlderMessagesMutation } from './room.api'

/** As close to the end the reader follows what is said. */
const END_PX = 48

type MessagesProps = { matchId: number; messages: readonly RoomMessage[]; hasMore: boolean }

/** The messages, newest at the end. The reader who reads older ones is not moved. */
export function Messages({ matchId, messages, hasMore }: MessagesProps) {
  const host = useHost()
  const [loadOlder, { isLoading }] = useOlderMessagesMutation()
  const scroller = useRef<HTMLDivElement>(null)
  const follows = useRef(true)
  const [seen, setSeen] = useState(0)
  const first = messages[0]?.id ?? 0
  const last = messages.at(-1)?.id ?? 0
  const bottom = useRef({ first, fromEnd: 0 })

  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    // Older messages came above: what is read stays on its place.
    if (first < bottom.current.first)
      element.scrollTop = element.scrollHeight - bottom.current.fromEnd
    else if (follows.current) {
      element.scrollTop = element.scrollHeight
      setSeen(last)
    }
    bottom.current = { first, fromEnd: element.scrollHeight - element.scrollTop }
  }, [first, last])

  function onScroll() {
    const element = scroller.current
    if (!element) return
    const fromEnd = element.scrollHeight - element.scrollTop
    bottom.current = { first, fromEnd }
    follows.current = fromEnd - element.clientHeight < END_PX
    if (follows.current) setSeen(last)
  }

  function showEnd() {
    follows.current = true
    scroller.current?.scrollTo({ top: scroller.current.scrollHeight })
    setSeen(last)
  }

  async function showOlder() {
    const { error } = await loadOlder({ matchId, before: first })
    if (error) host.toast({ text: '加载失败，请重试', kind: 'fail' })
  }

  const unseen = messages.filter(({ id }) => id > seen).length
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
