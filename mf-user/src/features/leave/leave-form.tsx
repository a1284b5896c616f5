import { useHost } from '@saidian/shared/host'
import { formatDate } from '@saidian/shared/lib'
import { useForm } from 'react-hook-form'
import { useCancelAccountMutation } from '../../account/account.api'
import { CodeField } from '../../forms/code-field'
import { Form } from '../../forms/form'
import { FIELD_RULES } from '../../forms/form-rules'
import { TextField } from '../../forms/text-field'
import { usePhoneOf } from '../../forms/use-phone-of'
import { useSubmit } from '../../forms/use-submit'

type Values = { phone: string; code: string }

/** Asks for the account to be deleted: whoever does it has the phone in hand and means it. */
export function LeaveForm({ onAsked }: { onAsked: () => void }) {
  const form = useForm<Values>({ defaultValues: { phone: '', code: '' } })
  const { errors, isSubmitting } = form.formState
  const host = useHost()
  const [cancel] = useCancelAccountMutation()
  const submit = useSubmit(form, async ({ code }) => {
    if (
      !(await host.dialog({
        title: '确定注销账号？',
        body: '15 天后删除，期间可撤销',
        confirm: '注销',
        cancel: '再想想',
      }))
    )
      return
    const { deletingAt } = await cancel({ body: { code } }).unwrap()
    host.toast({ text: `账号将于 ${formatDate(deletingAt * 1000, 'M月d日')} 注销`, kind: 'success' })
    onAsked()
  })
  return (
    <Form
      label="注销账号"
      action="申请注销"
      isBusy={isSubmitting}
      error={errors.root?.message}
      onSubmit={submit}
    >
      <TextField
        {...form.register('phone', FIELD_RULES.phone)}
        label="注册手机号"
        error={errors.phone?.message}
        type="tel"
        autoComplete="tel-national"
        maxLength={11}
      />
      <CodeField
        {...form.register('code', FIELD_RULES.code)}
        error={errors.code?.message}
        purpose="cancel"
        phone={usePhoneOf(form, 'phone')}
        onTold={(code) => form.setValue('code', code)}
      />
    </Form>
  )
}
