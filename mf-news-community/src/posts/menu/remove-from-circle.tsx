import type { Post } from '@saidian/shared/contracts/community'
import { useHost } from '@saidian/shared/host'
import { Button } from '@saidian/shared/ui'
import { Sheet } from '@saidian/shared/ui/subpages'
import { useState } from 'react'
import { useRemovePostMutation } from '../data/post-acts.api'
import { ReasonField } from './reason-field'

type Props = { post: Post; onGone?: (() => void) | undefined; onClose: () => void }

/** A manager removes a post from the circle and says why. */
export function RemoveFromCircle({ post, onGone, onClose }: Props) {
  const host = useHost()
  const [reason, setReason] = useState('')
  const [remove, { isLoading }] = useRemovePostMutation()
  async function send() {
    const { error } = await remove({ body: { code: post.code, reason: reason.trim() } })
    if (error) return host.toast({ text: error.message ?? '没有成功，请稍后再试', kind: 'fail' })
    host.toast({ text: '帖子已移除，作者会收到原因', kind: 'success' })
    onClose()
    onGone?.()
  }
  return (
    <Sheet title={`移出${post.circle.name}`} onClose={onClose}>
      <ReasonField value={reason} onChange={setReason} />
      <Button isWide disabled={isLoading || !reason.trim()} onClick={() => void send()}>
        移除帖子
      </Button>
    </Sheet>
  )
}
