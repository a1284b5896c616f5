import { TEXT_RULES } from '@saidian/shared/contracts'
import { useHost } from '@saidian/shared/host'
import { useForm } from 'react-hook-form'
import { Form } from '../../forms/form'
import { FIELD_RULES, unitLimit } from '../../forms/form-rules'
import { TextField } from '../../forms/text-field'
import { useSubmit } from '../../forms/use-submit'
import { useChangeNicknameMutation } from '../../member/member.api'

type Values = { nickName: string }

/** Changes the nickname; the rules are shown under the field. */
export function NicknameForm({ nickName, onDone }: { nickName: string; onDone: () => void }) {
  const form = useForm<Values>({ defaultValues: { nickName } })
  const { errors, isSubmitting } = form.formState
  const host = useHost()
  const [change] = useChangeNicknameMutation()
  const submit = useSubmit(form, async (values) => {
    const changed = await change({ body: values }).unwrap()
    host.toast({ text: `昵称已改为 ${changed.nickName}`, kind: 'success' })
    onDone()
  })
  return (
    <Form
      label="修改昵称"
      action="保存"
      isBusy={isSubmitting}
      error={errors.root?.message}
      onSubmit={submit}
    >
      <TextField
        {...form.register('nickName', FIELD_RULES.nickName)}
        label="昵称"
        error={errors.nickName?.message}
        hint={`${TEXT_RULES.nickName.min}–${TEXT_RULES.nickName.max} 个字，不能与他人相同，不能含有违规内容`}
        autoComplete="nickname"
        maxLength={unitLimit('nickName')}
      />
    </Form>
  )
}
