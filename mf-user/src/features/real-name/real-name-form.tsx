import { useHost } from '@saidian/shared/host'
import { useForm } from 'react-hook-form'
import { Form } from '../../forms/form'
import { FIELD_RULES, unitLimit } from '../../forms/form-rules'
import { TextField } from '../../forms/text-field'
import { useSubmit } from '../../forms/use-submit'
import { useSubmitRealNameMutation } from '../../member/member.api'

type Values = { name: string; idNumber: string }

/** Real name and ID number; they can be submitted once. */
export function RealNameForm() {
  const form = useForm<Values>({ defaultValues: { name: '', idNumber: '' } })
  const { errors, isSubmitting } = form.formState
  const host = useHost()
  const [submitRealName] = useSubmitRealNameMutation()
  const submit = useSubmit(form, async ({ name, idNumber }) => {
    const { isMinor } = await submitRealName({
      body: { name: name.trim(), idNumber: idNumber.trim() },
    }).unwrap()
    host.toast({ text: isMinor ? '认证成功，已开启青少年模式' : '认证成功', kind: 'success' })
  })
  return (
    <Form
      label="实名认证"
      action="提交认证"
      isBusy={isSubmitting}
      error={errors.root?.message}
      onSubmit={submit}
    >
      <TextField
        {...form.register('name', FIELD_RULES.realName)}
        label="姓名"
        error={errors.name?.message}
        autoComplete="name"
        maxLength={unitLimit('realName')}
      />
      <TextField
        {...form.register('idNumber', FIELD_RULES.idNumber)}
        label="身份证号"
        error={errors.idNumber?.message}
        hint="加密保存，提交后不可修改，只显示首尾几位；未满 18 岁将开启青少年模式"
        autoComplete="off"
        maxLength={24}
        autoCapitalize="characters"
      />
    </Form>
  )
}
