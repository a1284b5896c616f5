import { AgreementTick, CodeField, Form, PhoneField, useApiForm } from '@saidian/shared/forms'
import { useLoginMutation, useSendCodeMutation } from '../../account/account.api'
import { AgreementLabel } from '../../account/agreement-label'
import { FIELDS_BY_REASON } from '../../account/fields-by-reason'
import { useLogIn } from '../../account/use-log-in'

/** Login by phone and SMS code; an unknown number is registered. */
export function CodeLogin() {
  const [sendCode] = useSendCodeMutation()
  const [login] = useLoginMutation()
  const logIn = useLogIn()
  const form = useApiForm({
    defaultValues: { phone: '', code: '', agreed: false },
    fieldsByReason: FIELDS_BY_REASON,
    send: async ({ phone, code }) => {
      logIn(await login({ body: { way: 'code', phone, code, agreed: true } }).unwrap())
    },
  })
  return (
    <Form form={form} label="验证码登录" action="登录">
      <PhoneField form={form} name="phone" hint="未注册的手机号验证后自动注册" />
      <CodeField
        form={form}
        name="code"
        phoneName="phone"
        onSend={(phone) => sendCode({ body: { phone, purpose: 'login' } }).unwrap()}
      />
      <AgreementTick form={form} name="agreed">
        <AgreementLabel />
      </AgreementTick>
    </Form>
  )
}
