import { useHost } from '@saidian/shared/host'
import { useForm } from 'react-hook-form'
import { useResetPasswordMutation } from '../../account/account.api'
import { useEncrypt } from '../../account/use-encrypt'
import { CodeField } from '../../forms/code-field'
import { Form } from '../../forms/form'
import { FIELD_RULES } from '../../forms/form-rules'
import { PASSWORD_HINT, PasswordField } from '../../forms/password-field'
import { TextField } from '../../forms/text-field'
import { useCodeTo } from '../../forms/use-code-to'
import { usePhoneOf } from '../../forms/use-phone-of'
import { useSubmit } from '../../forms/use-submit'

type Values = { phone: string; code: string; password: string }

/** Sets a new password by SMS code; `onDone` opens the login. */
export function ResetForm({ onDone }: { onDone: () => void }) {
  const form = useForm<Values>({ defaultValues: { phone: '', code: '', password: '' } })
  const { errors, isSubmitting } = form.formState
  const [reset] = useResetPasswordMutation()
  const encrypt = useEncrypt()
  const host = useHost()
  const sendCode = useCodeTo('reset', usePhoneOf(form, 'phone'))
  const submit = useSubmit(form, async ({ phone, code, password }) => {
    await reset({ body: { phone, code, ...(await encrypt(password)) } }).unwrap()
    host.toast({ text: '密码已重设，请重新登录', kind: 'success' })
    onDone()
  })
  return (
    <Form
      label="找回密码"
      action="重设密码"
      isBusy={isSubmitting}
      error={errors.root?.message}
      onSubmit={submit}
    >
      <TextField
        {...form.register('phone', FIELD_RULES.phone)}
        label="手机号"
        error={errors.phone?.message}
        type="tel"
        autoComplete="tel-national"
        maxLength={24}
      />
      <CodeField
        {...form.register('code', FIELD_RULES.code)}
        error={errors.code?.message}
        onSend={sendCode}
        onDevCode={(code) => form.setValue('code', code)}
      />
      <PasswordField
        {...form.register('password', FIELD_RULES.newPassword)}
        label="新密码"
        error={errors.password?.message}
        hint={`${PASSWORD_HINT}；重设后所有设备需重新登录`}
        autoComplete="new-password"
      />
    </Form>
  )
}
