import { ReportSheet } from '@saidian/shared/comments'
import { useReportMemberMutation } from './report.api'

type ReportPeerProps = { memberId: string; onClose: () => void }

/** Asks why a member is reported, and reports them to the staff. */
export function ReportPeer({ memberId, onClose }: ReportPeerProps) {
  const [report] = useReportMemberMutation()
  return <ReportSheet send={(reason) => report({ body: { memberId, reason } })} onClose={onClose} />
}
