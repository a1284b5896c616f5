import { useNavigate } from '@saidian/shared/router'
import { Button, Page } from '@saidian/shared/ui'
import { useState } from 'react'
import css from '../features/feedback/feedback.module.css'
import { FeedbackForm } from '../features/feedback/feedback-form'
import page from './form-page.module.css'

/** 意见反馈. */
export function OpinionPage() {
  const navigate = useNavigate()
  const [sent, setSent] = useState<string | null>(null)
  return (
    <Page title="意见反馈" onBack={() => navigate(-1)}>
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
    </Page>
  )
}
