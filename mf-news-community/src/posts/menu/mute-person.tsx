import type { Post } from '@saidian/shared/contracts/community'
import { useHost } from '@saidian/shared/host'
import { Button, Segmented } from '@saidian/shared/ui'
import { Sheet } from '@saidian/shared/ui/subpages'
import { useState } from 'react'
import { useMuteMemberMutation } from '../data/post-acts.api'
import { ReasonField } from './reason-field'

const PERIODS = [
  { key: '24', text: '1天' },
  { key: '72', text: '3天' },
  { key: '168', text: '7天' },
  { key: '720', text: '30天' },
  { key: '0', text: '解除' },
] as const
type Period = (typeof PERIODS)[number]['key']

/** A manager lets the author of a post write nothing in the circle for some days. */
export function MutePerson({ post, onClose }: { post: Post; onClose: () => void }) {
  const host = useHost()
  const [hours, setHours] = useState<Period>('24')
  const [reason, setReason] = useState('')
  const [mute, { isLoading }] = useMuteMemberMutation()
  const { author, circle } = post
  async function send() {
    const body = { circleId: circle.id, memberId: author.id, hours: Number(hours) }
    const { error } = await mute({ body: { ...body, reason: reason.trim() } })
    if (error) return host.toast({ text: error.message ?? '没有成功，请稍后再试', kind: 'fail' })
    host.toast({ text: hours === '0' ? '已解除禁言' : '已禁言', kind: 'success' })
    onClose()
  }
  return (
    <Sheet title={`在${circle.name}禁言${author.nickName}`} onClose={onClose}>
      <Segmented label="时长" look="pill" items={PERIODS} value={hours} onChoose={setHours} />
      <ReasonField value={reason} onChange={setReason} />
      <Button isWide disabled={isLoading || !reason.trim()} onClick={() => void send()}>
        确定
      </Button>
    </Sheet>
  )
}
