import { useCallback, useRef } from 'react'
import { useShowChatTypingMutation } from '../chat.api'

/** The other one shows it for five seconds. */
const PAUSE_MS = 3_000

/** Reports that the member writes, at most once in three seconds; a lost report does no harm. */
export function useTypingSignal(conversationId: string, isWanted: boolean): () => void {
  const [show] = useShowChatTypingMutation()
  const last = useRef(Number.NEGATIVE_INFINITY)
  return useCallback(() => {
    const now = performance.now()
    if (!isWanted || now - last.current < PAUSE_MS) return
    last.current = now
    void show(conversationId)
  }, [show, conversationId, isWanted])
}
