import { Button } from '@saidian/shared/ui'
import { useState } from 'react'
import css from '../../features/feedback/feedback.module.css'
import { FeedbackForm } from '../../features/feedback/feedback-form'
import { SubPage } from '../../layout/sub-page'
import page from '../form-page.module.css'

/** 意见反馈. */
export function OpinionPage() {
  const [sent, setSent] = useState<string | null>(null)
  return (
    <SubPage title="意见反馈">
      <div className={page.form}>
        {sent === null ? (
          <FeedbackForm onSent={setSent} />
        ) : (
          <div className={css.sent} role="status">
            <p>反馈已收到，编号 {sent}</p>
            <p>我们会尽快查看。如留有联系方式，会在需要时联系你。</p>
            <Button look="tinted" onClick={() => setSent(null)}>
              再写一条
            </Button>
          </div>
        )}
      </div>
    </SubPage>
  )
}
