import { uploadBy } from '@saidian/shared/api'
import { TEXT_RULES } from '@saidian/shared/contracts/http'
import type { FeedbackKind } from '@saidian/shared/contracts/profile'
import { Form, PicturesField, TextArea, TextField, useApiForm } from '@saidian/shared/forms'
import { useHost } from '@saidian/shared/host'
import { useAddFeedbackMutation, useUploadFeedbackPictureMutation } from './feedback.api'
import { KindChoice } from './kind-choice'

type Values = { kind: FeedbackKind; content: string; pictures: string[]; contact: string }

const EMPTY: Values = { kind: 'bug', content: '', pictures: [], contact: '' }

/**
 * Feedback with pictures. Repeated sends count once; the input stays until the server has accepted
 * it.
 */
export function FeedbackForm({ onSent }: { onSent: (number: string) => void }) {
  const host = useHost()
  const [add] = useAddFeedbackMutation()
  const [upload] = useUploadFeedbackPictureMutation()
  const form = useApiForm<Values>({
    defaultValues: EMPTY,
    asksBeforeLeaving: true,
    send: async ({ kind, content, pictures, contact }, requestKey) => {
      const texts = { content: content.trim(), contact: contact.trim() }
      const { number } = await add({ body: { requestKey, kind, ...texts, pictures } }).unwrap()
      host.toast({ text: '感谢反馈', kind: 'success' })
      onSent(number)
    },
  })
  return (
    <Form form={form} label="意见反馈" action="提交">
      <KindChoice
        value={form.watch('kind')}
        onChoose={(kind) => form.setValue('kind', kind, { shouldDirty: true })}
      />
      <TextArea
        form={form}
        name="content"
        rule={TEXT_RULES.feedback}
        label="内容"
        hint="哪场比赛、哪个页面、发生了什么，写得越具体越好"
        rows={5}
      />
      <PicturesField form={form} name="pictures" max={4} upload={uploadBy(upload)} />
      <TextField
        form={form}
        name="contact"
        rule={TEXT_RULES.contact}
        label="联系方式"
        isOptional
        placeholder="手机号、邮箱或微信号"
        autoComplete="off"
      />
    </Form>
  )
}
