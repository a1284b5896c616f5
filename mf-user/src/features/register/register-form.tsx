import { useForm } from 'react-hook-form'
import { useRegisterMutation } from '../../account/account.api'
import { useEncrypt } from '../../account/use-encrypt'
import { useLogIn } from '../../account/use-log-in'
import { AgreementTick } from '../../forms/agreement-tick'
import { CodeField } from '../../forms/code-field'
import { Form } from '../../forms/form'
import { FIELD_RULES } from '../../forms/form-rules'
import { PASSWORD_HINT, PasswordField } from '../../forms/password-field'
import { TextField } from '../../forms/text-field'
import { useCodeTo } from '../../forms/use-code-to'
import { usePhoneOf } from '../../forms/use-phone-of'
import { useSubmit } from '../../forms/use-submit'

type Values = { phone: string; code: string; password: string; agreed: boolean }

/** Registers an account with a password. */
export function RegisterForm() {
  const form = useForm<Values>({
    defaultValues: { phone: '', code: '', password: '', agreed: false },
  })
  const { errors, isSubmitting } = form.formState
  const [register] = useRegisterMutation()
  const encrypt = useEncrypt()
  const logIn = useLogIn()
  const sendCode = useCodeTo('register', usePhoneOf(form, 'phone'))
  const submit = useSubmit(form, async ({ phone, code, password }) => {
    logIn(
      await register({
        body: { phone, code, agreed: true, ...(await encrypt(password)) },
      }).unwrap(),
    )
  })
  return (
    <Form
      label="注册"
      action="注册"
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
        label="设置密码"
        error={errors.password?.message}
        hint={PASSWORD_HINT}
        autoComplete="new-password"
      />
      <AgreementTick
        {...form.register('agreed', FIELD_RULES.agreed)}
        error={errors.agreed?.message}
      />
    </Form>
  )
}
