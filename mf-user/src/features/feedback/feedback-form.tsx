import type { FeedbackKind } from '@saidian/shared/contracts'
import { useHost } from '@saidian/shared/host'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Form } from '../../forms/form'
import { FIELD_RULES, unitLimit } from '../../forms/form-rules'
import { newRequestKey } from '../../forms/request-key'
import { TextArea } from '../../forms/text-area'
import { TextField } from '../../forms/text-field'
import { useSubmit } from '../../forms/use-submit'
import { useAddFeedbackMutation } from './feedback.api'
import { FeedbackPictures } from './feedback-pictures'
import { KindChoice } from './kind-choice'

type Values = { kind: FeedbackKind; content: string; contact: string }

/**
 * Feedback with pictures. Repeated sends count once; the input stays until the server has accepted
 * it.
 */
export function FeedbackForm({ onSent }: { onSent: (number: string) => void }) {
  const form = useForm<Values>({ defaultValues: { kind: 'bug', content: '', contact: '' } })
  const { errors, isSubmitting } = form.formState
  const [requestKey] = useState(newRequestKey)
  const [pictures, setPictures] = useState<string[]>([])
  const host = useHost()
  const [add] = useAddFeedbackMutation()
  const submit = useSubmit(form, async ({ kind, content, contact }) => {
    const body = { requestKey, kind, content: content.trim(), contact: contact.trim(), pictures }
    const { number } = await add({ body }).unwrap()
    host.toast({ text: '感谢反馈', kind: 'success' })
    onSent(number)
  })
  return (
    <Form
      label="意见反馈"
      action="提交"
      isBusy={isSubmitting}
      error={errors.root?.message}
      onSubmit={submit}
    >
      <KindChoice value={form.watch('kind')} onChoose={(kind) => form.setValue('kind', kind)} />
      <TextArea
        {...form.register('content', FIELD_RULES.feedback)}
        maxLength={unitLimit('feedback')}
        label="内容"
        error={errors.content?.message}
        hint="哪场比赛、哪个页面、发生了什么，写得越具体越好"
        rows={5}
      />
      <FeedbackPictures keys={pictures} onChange={setPictures} />
      <TextField
        {...form.register('contact', FIELD_RULES.contact)}
        maxLength={unitLimit('contact')}
        label="联系方式（选填）"
        error={errors.contact?.message}
        placeholder="手机号、邮箱或微信号"
        autoComplete="off"
      />
    </Form>
  )
}
