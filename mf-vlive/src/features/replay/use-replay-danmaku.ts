import type { DanmakuStage } from '@saidian/shared/player'
import { useHiddenPeople } from '@saidian/shared/rooms'
import { type RefObject, useEffect, useRef } from 'react'
import { useReplayMessagesQuery } from './replay.api'
import { saidBetween, windowOf } from './replay-moment.rules'

type Moment = { ms: number; isSeek: boolean }

/** Shows what was said at its time of the recording. A jump takes what flies away. */
export function useReplayDanmaku(
  recording: { id: number; startedAt: number },
  moment: Moment,
  stage: RefObject<DanmakuStage | null>,
): void {
  const hidden = useHiddenPeople()
  const fromMs = windowOf(moment.ms)
  const { currentData: messages } = useReplayMessagesQuery({ recordingId: recording.id, fromMs })
  const shownUntil = useRef(moment.ms)
  useEffect(() => {
    const { ms, isSeek } = moment
    if (isSeek) {
      stage.current?.clear()
      shownUntil.current = ms
      return
    }
    // Until they are there nothing counts as shown, so that none is skipped.
    if (!messages) return
    const after = recording.startedAt + Math.max(shownUntil.current, fromMs - 1)
    const away = new Set(hidden.map(({ id }) => id))
    const due = saidBetween(messages, after, recording.startedAt + ms)
    shownUntil.current = ms
    stage.current?.add(
      due
        .filter(({ author }) => !away.has(author.id))
        .map(({ id, text, author, noble }) => ({
          id,
          text,
          authorId: author.id,
          ...(noble && { noble }),
        })),
    )
  }, [moment, messages, hidden, recording.startedAt, fromMs, stage])
}
