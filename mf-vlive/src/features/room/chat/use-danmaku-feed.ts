import type { RoomMessage } from '@saidian/shared/contracts/rooms'
import type { DanmakuStage } from '@saidian/shared/player'
import { useHiddenPeople } from '@saidian/shared/rooms'
import { type RefObject, useEffect, useRef } from 'react'

/** Shows each new message over the picture once. Those of before the page opened stay below. */
export function useDanmakuFeed(
  messages: readonly RoomMessage[] | undefined,
  stage: RefObject<DanmakuStage | null>,
  ownId: string | undefined,
): void {
  const hidden = useHiddenPeople()
  const shown = useRef<Set<number> | null>(null)
  const newestAtStart = useRef(0)
  useEffect(() => {
    if (!messages) return
    const before = shown.current
    shown.current = new Set(messages.map(({ id }) => id))
    if (!before) newestAtStart.current = messages.at(-1)?.at ?? 0
    if (!before) return
    const away = new Set(hidden.map(({ id }) => id))
    // Others come when the list is read further back.
    const isNew = ({ id, at }: RoomMessage) => !before.has(id) && at >= newestAtStart.current
    const fresh = messages.filter((one) => isNew(one) && !away.has(one.author.id))
    stage.current?.add(
      fresh.map(({ id, text, author, noble }) => ({
        id,
        text,
        authorId: author.id,
        isOwn: author.id === ownId,
        ...(noble && { noble }),
      })),
    )
  }, [messages, stage, ownId, hidden])
}
