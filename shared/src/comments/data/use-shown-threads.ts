import { useCallback, useEffect, useMemo, useState } from 'react'
import { serverClock } from '../../api'
import type { CommentPage, CommentSubject } from '../../contracts/comments'
import { useStreamDelayMs } from '../../store'
import { useTicking } from '../../ui'
import type { Pending } from './pending'
import { isShown, latestShown, uniqueThreads } from './shown.rules'
import { usePendingCommentsQuery } from './write.api'

const NO_PENDING: readonly Pending[] = []

/**
 * The threads that the reader may see now. Comments on a match wait as long as everything else that
 * gives its result away.
 */
export function useShownThreads(
  subject: CommentSubject,
  focusId: string | null,
  data: { pages: readonly CommentPage[] } | undefined,
) {
  const { data: pending = NO_PENDING } = usePendingCommentsQuery(subject)
  const loaded = useMemo(
    () => uniqueThreads(data?.pages.flatMap(({ threads }) => threads) ?? []),
    [data],
  )
  const latest = useLatestShown(subject, loaded)
  const threads = useMemo(
    () => loaded.filter(({ comment }) => isShown(comment, latest)),
    [loaded, latest],
  )
  const delayed = loaded.length - threads.length
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set())
  const onExpand = useCallback((threadId: string, isOn: boolean) => {
    setExpanded((before) => {
      const after = new Set(before)
      if (isOn) after.add(threadId)
      else after.delete(threadId)
      return after
    })
  }, [])
  // The page begins with the thread of the comment; a reply may stand further down in it.
  const first = loaded[0]
  const isHidden =
    focusId !== null &&
    first !== undefined &&
    !loaded.some(({ comment, replies }) =>
      [comment, ...replies].some((each) => each.id === focusId),
    )
  const foundId = isHidden ? first.comment.id : null
  useEffect(() => {
    if (foundId !== null) onExpand(foundId, true)
  }, [foundId, onExpand])
  return useMemo(
    () => ({ threads, delayed, latest, pending, expanded, onExpand }),
    [threads, delayed, latest, pending, expanded, onExpand],
  )
}

function useLatestShown(
  { kind }: CommentSubject,
  threads: readonly CommentPage['threads'][number][],
): number {
  const delay = useStreamDelayMs()
  const delayMs = kind === 'match' ? delay : 0
  const times = useMemo(
    () =>
      delayMs === 0
        ? []
        : threads.flatMap(({ comment, replies }) => [comment.at, ...replies.map(({ at }) => at)]),
    [threads, delayMs],
  )
  return useTicking(
    useCallback(
      (nowMs: number) => latestShown(times, delayMs, serverClock.toServer(nowMs)),
      [times, delayMs],
    ),
  )
}
