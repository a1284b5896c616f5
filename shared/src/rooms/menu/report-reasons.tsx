import { REPORT_REASONS } from '../../contracts/rooms'
import { useHost } from '../../host'
import { ActButton, ActGrid, Sheet } from '../../ui/subpages'
import { useReportMutation } from '../conversation/conversation.api'

const TEXTS = {
  advert: '广告引流',
  abuse: '辱骂攻击',
  sexual: '色情低俗',
  fraud: '诈骗赌博',
  minor: '危害未成年人',
  other: '其他',
} as const satisfies Record<(typeof REPORT_REASONS)[number], string>

/** Asks why a message is reported, and reports it to the staff. */
export function ReportReasons({ messageId, onClose }: { messageId: number; onClose: () => void }) {
  const host = useHost()
  const [report, { isLoading }] = useReportMutation()
  async function send(reason: (typeof REPORT_REASONS)[number]) {
    const { error } = await report({ messageId, reason })
    if (error) host.toast({ text: error.message || '没有成功，请稍后再试', kind: 'fail' })
    else {
      host.toast({ text: '已举报，我们会尽快处理', kind: 'success' })
      onClose()
    }
  }
  return (
    <Sheet title="举报原因" onClose={onClose}>
      <ActGrid>
        {REPORT_REASONS.map((reason) => (
          <ActButton key={reason} isDisabled={isLoading} onAct={() => void send(reason)}>
            {TEXTS[reason]}
          </ActButton>
        ))}
      </ActGrid>
    </Sheet>
  )
}
