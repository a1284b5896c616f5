import {
  CodeField,
  Form,
  PASSWORD_HINT,
  PasswordField,
  PhoneField,
  useApiForm,
} from '@saidian/shared/forms'
import { useHost } from '@saidian/shared/host'
import { useResetPasswordMutation, useSendCodeMutation } from '../../account/account.api'
import { FIELDS_BY_REASON } from '../../account/fields-by-reason'
import { useEncrypt } from '../../account/use-encrypt'

/** Sets a new password by SMS code; `onDone` opens the login. */
export function ResetForm({ onDone }: { onDone: () => void }) {
  const [sendCode] = useSendCodeMutation()
  const [reset] = useResetPasswordMutation()
  const encrypt = useEncrypt()
  const host = useHost()
  const form = useApiForm({
    defaultValues: { phone: '', code: '', password: '' },
    fieldsByReason: FIELDS_BY_REASON,
    send: async ({ phone, code, password }) => {
      await reset({ body: { phone, code, ...(await encrypt(password)) } }).unwrap()
      host.toast({ text: '密码已重设，请重新登录', kind: 'success' })
      onDone()
    },
  })
  return (
    <Form form={form} label="找回密码" action="重设密码">
      <PhoneField form={form} name="phone" />
      <CodeField
        form={form}
        name="code"
        phoneName="phone"
        onSend={(phone) => sendCode({ body: { phone, purpose: 'reset' } }).unwrap()}
      />
      <PasswordField
        form={form}
        name="password"
        label="新密码"
        isNew
        hint={`${PASSWORD_HINT}；重设后所有设备需重新登录`}
      />
    </Form>
  )
}
