import { ReportSheet } from '@saidian/shared/comments'
import { useReportPostMutation } from '../data/post-acts.api'

/** Asks why a post is reported, and reports it to the staff. */
export function ReportPost({ code, onClose }: { code: string; onClose: () => void }) {
  const [report] = useReportPostMutation()
  return <ReportSheet send={(reason) => report({ body: { code, reason } })} onClose={onClose} />
}
