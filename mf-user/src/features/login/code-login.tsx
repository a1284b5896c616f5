import { useForm } from 'react-hook-form'
import { useLoginMutation } from '../../account/account.api'
import { useLogIn } from '../../account/use-log-in'
import { AgreementTick } from '../../forms/agreement-tick'
import { CodeField } from '../../forms/code-field'
import { Form } from '../../forms/form'
import { FIELD_RULES } from '../../forms/form-rules'
import { TextField } from '../../forms/text-field'
import { useCodeTo } from '../../forms/use-code-to'
import { usePhoneOf } from '../../forms/use-phone-of'
import { useSubmit } from '../../forms/use-submit'

type Values = { phone: string; code: string; agreed: boolean }

/** Login by phone and SMS code; an unknown number is registered. */
export function CodeLogin() {
  const form = useForm<Values>({ defaultValues: { phone: '', code: '', agreed: false } })
  const { errors } = form.formState
  const [login, { isLoading }] = useLoginMutation()
  const logIn = useLogIn()
  const sendCode = useCodeTo('login', usePhoneOf(form, 'phone'))
  const submit = useSubmit(form, async ({ phone, code }) => {
    logIn(await login({ body: { way: 'code', phone, code, agreed: true } }).unwrap())
  })
  return (
    <Form
      label="验证码登录"
      action="登录"
      isBusy={isLoading}
      error={errors.root?.message}
      onSubmit={submit}
    >
      <TextField
        {...form.register('phone', FIELD_RULES.phone)}
        label="手机号"
        error={errors.phone?.message}
        hint="未注册的手机号验证后自动注册"
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
      <AgreementTick
        {...form.register('agreed', FIELD_RULES.agreed)}
        error={errors.agreed?.message}
      />
    </Form>
  )
}
