import { normaliseAccountName } from '@saidian/shared/contracts/accounts'
import { Form, PasswordField, TextField, useApiForm } from '@saidian/shared/forms'
import { useLoginMutation } from '../../account/account.api'
import { FIELDS_BY_REASON } from '../../account/fields-by-reason'
import { useEncrypt } from '../../account/use-encrypt'
import { useLogIn } from '../../account/use-log-in'

const ACCOUNT_RULES = {
  setValueAs: normaliseAccountName,
  required: '请输入手机号或赛点号',
  pattern: { value: /^\d{5,11}$/, message: '手机号或赛点号是 5–11 位数字' },
}

/** Login by account and password. */
export function PasswordLogin() {
  const [login] = useLoginMutation()
  const encrypt = useEncrypt()
  const logIn = useLogIn()
  const form = useApiForm({
    defaultValues: { account: '', password: '' },
    fieldsByReason: FIELDS_BY_REASON,
    send: async ({ account, password }) => {
      const body = { way: 'password' as const, account, ...(await encrypt(password)) }
      logIn(await login({ body }).unwrap())
    },
  })
  return (
    <Form form={form} label="密码登录" action="登录">
      <TextField
        form={form}
        name="account"
        rules={ACCOUNT_RULES}
        label="账号"
        placeholder="手机号或赛点号"
        inputMode="numeric"
        autoComplete="username"
        maxLength={24}
      />
      <PasswordField form={form} name="password" label="密码" />
    </Form>
  )
}
