import { useCallback } from 'react'
import type { CommentSubject } from '../../contracts/comments'
import { useHost } from '../../host'
import type { Pending } from '../data/pending'
import { useWriteCommentMutation } from '../data/write.api'
import { removeDraft } from './drafts'

/** Sends a comment and says how it ended; its draft goes with the server's answer. */
export function useWriteComment(subject: CommentSubject): (pending: Pending) => Promise<void> {
  const host = useHost()
  const [send] = useWriteCommentMutation()
  return useCallback(
    async (pending) => {
      const { data, error } = await send({ subject, pending })
      if (error) {
        host.toast({ text: error.message || '没有发送成功，请重发', kind: 'fail' })
        return
      }
      removeDraft(pending.key)
      const isWaiting = data?.state === 'waiting'
      host.toast({ text: isWaiting ? '已提交，审核通过后大家可见' : '已发布', kind: 'success' })
    },
    [host, send, subject],
  )
}
