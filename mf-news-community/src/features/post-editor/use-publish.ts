import type { ApiError } from '@saidian/shared/api'
import type { Post } from '@saidian/shared/contracts/community'
import { useHost } from '@saidian/shared/host'
import { useRef } from 'react'
import { useAddPostMutation } from '../../posts/data/post-acts.api'
import type { Draft } from './draft/draft.rules'

/**
 * Publishes a draft once: a second tap waits for the first, and a resend after a lost answer has
 * the same key.
 */
export function usePublish(onPublished: (post: Post) => void) {
  const host = useHost()
  const [add, { isLoading }] = useAddPostMutation()
  const isSending = useRef(false)
  async function publish({ text, circleId, tag, pictures, requestKey }: Draft) {
    if (isSending.current || circleId === null) return
    isSending.current = true
    const body = {
      circleId,
      text: text.trim(),
      pictures: pictures.flatMap((picture) => ('key' in picture ? [picture.key] : [])),
      ...(tag && { tag: { kind: tag.kind, id: tag.id } }),
      key: requestKey,
    }
    try {
      const post = await add({ body }).unwrap()
      const isWaiting = post.state === 'waiting'
      host.toast({ text: isWaiting ? '已提交，审核通过后展示' : '发布成功', kind: 'success' })
      onPublished(post)
    } catch (failure) {
      host.toast({ text: (failure as ApiError).message, kind: 'fail' })
    } finally {
      isSending.current = false
    }
  }
  return { publish, isPublishing: isLoading }
}
