import { useForm } from 'react-hook-form'
import { useLoginMutation } from '../../account/account.api'
import { useEncrypt } from '../../account/use-encrypt'
import { useLogIn } from '../../account/use-log-in'
import { Form } from '../../forms/form'
import { FIELD_RULES } from '../../forms/form-rules'
import { PasswordField } from '../../forms/password-field'
import { TextField } from '../../forms/text-field'
import { useSubmit } from '../../forms/use-submit'

type Values = { account: string; password: string }

/** Login by account and password. */
export function PasswordLogin() {
  const form = useForm<Values>({ defaultValues: { account: '', password: '' } })
  const { errors, isSubmitting } = form.formState
  const [login] = useLoginMutation()
  const encrypt = useEncrypt()
  const logIn = useLogIn()
  const submit = useSubmit(form, async ({ account, password }) => {
    logIn(
      await login({ body: { way: 'password', account, ...(await encrypt(password)) } }).unwrap(),
    )
  })
  return (
    <Form
      label="密码登录"
      action="登录"
      isBusy={isSubmitting}
      error={errors.root?.message}
      onSubmit={submit}
    >
      <TextField
        {...form.register('account', FIELD_RULES.account)}
        label="账号"
        placeholder="手机号或赛点号"
        error={errors.account?.message}
        inputMode="numeric"
        autoComplete="username"
        maxLength={24}
      />
      <PasswordField
        {...form.register('password', FIELD_RULES.knownPassword)}
        label="密码"
        error={errors.password?.message}
        autoComplete="current-password"
      />
    </Form>
  )
}
