import { useState } from 'react'
import type { Static } from 'typebox'
import type { ReportReason as Reason } from '../../contracts/content'
import { useHost } from '../../host'
import { ActButton, ActGrid, Sheet } from '../../ui/subpages'

type ReportReason = Static<typeof Reason>

const REASONS: readonly (readonly [ReportReason, string])[] = [
  ['spam', '广告引流'],
  ['abuse', '辱骂攻击'],
  ['politics', '政治敏感'],
  ['pornography', '色情低俗'],
  ['fraud', '诈骗赌博'],
  ['privacy', '侵犯隐私'],
  ['other', '其他'],
]

export type ReportSheetProps = {
  /** Sends the report; the answer of a mutation of the one cache. */
  send: (reason: ReportReason) => Promise<{ error?: { message?: string | undefined } | undefined }>
  onClose: () => void
}

/** Asks why something that a member wrote is reported, and reports it to the staff. */
export function ReportSheet({ send, onClose }: ReportSheetProps) {
  const host = useHost()
  const [isSending, setSending] = useState(false)
  async function report(reason: ReportReason) {
    setSending(true)
    const { error } = await send(reason)
    setSending(false)
    if (error) host.toast({ text: error.message || '没有成功，请稍后再试', kind: 'fail' })
    else {
      host.toast({ text: '已举报，我们会尽快处理', kind: 'success' })
      onClose()
    }
  }
  return (
    <Sheet title="举报原因" onClose={onClose}>
      <ActGrid>
        {REASONS.map(([reason, text]) => (
          <ActButton key={reason} isDisabled={isSending} onAct={() => void report(reason)}>
            {text}
          </ActButton>
        ))}
      </ActGrid>
    </Sheet>
  )
}
