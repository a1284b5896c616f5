import {
  AgreementTick,
  CodeField,
  Form,
  PASSWORD_HINT,
  PasswordField,
  PhoneField,
  useApiForm,
} from '@saidian/shared/forms'
import { useRegisterMutation, useSendCodeMutation } from '../../account/account.api'
import { AgreementLabel } from '../../account/agreement-label'
import { FIELDS_BY_REASON } from '../../account/fields-by-reason'
import { useEncrypt } from '../../account/use-encrypt'
import { useLogIn } from '../../account/use-log-in'

/** Registers an account with a password. */
export function RegisterForm() {
  const [sendCode] = useSendCodeMutation()
  const [register] = useRegisterMutation()
  const encrypt = useEncrypt()
  const logIn = useLogIn()
  const form = useApiForm({
    defaultValues: { phone: '', code: '', password: '', agreed: false },
    fieldsByReason: FIELDS_BY_REASON,
    send: async ({ phone, code, password }) => {
      const body = { phone, code, agreed: true as const, ...(await encrypt(password)) }
      logIn(await register({ body }).unwrap())
    },
  })
  return (
    <Form form={form} label="注册" action="注册">
      <PhoneField form={form} name="phone" />
      <CodeField
        form={form}
        name="code"
        phoneName="phone"
        onSend={(phone) => sendCode({ body: { phone, purpose: 'register' } }).unwrap()}
      />
      <PasswordField form={form} name="password" label="设置密码" isNew hint={PASSWORD_HINT} />
      <AgreementTick form={form} name="agreed">
        <AgreementLabel />
      </AgreementTick>
    </Form>
  )
}
