import { Form, PASSWORD_HINT, PasswordField, useApiForm } from '@saidian/shared/forms'
import { useHost } from '@saidian/shared/host'
import { useChangePasswordMutation } from '../../account/account.api'
import { FIELDS_BY_REASON } from '../../account/fields-by-reason'
import { useEncrypt } from '../../account/use-encrypt'
import { useStepUp } from '../../step-up/use-step-up'

type Values = { old: string; password: string; again: string }
type ChangePasswordFormProps = {
  /** False for members who registered by code: the form has no field for the old password. */
  hasPassword: boolean
  onDone: () => void
}

const REPEATED_PASSWORD_RULES = {
  required: '请再输入一次新密码',
  validate: (again: string, { password }: Values) => again === password || '两次输入的密码不一致',
}

/** Changes the password, or sets the first one. */
export function ChangePasswordForm({ hasPassword, onDone }: ChangePasswordFormProps) {
  const [change] = useChangePasswordMutation()
  const encrypt = useEncrypt()
  const host = useHost()
  const stepUp = useStepUp('password')
  const form = useApiForm<Values>({
    defaultValues: { old: '', password: '', again: '' },
    fieldsByReason: FIELDS_BY_REASON,
    send: async ({ old, password }) => {
      const proof = hasPassword ? undefined : await stepUp.prove()
      if (proof === null) return
      const next = await encrypt(password)
      const body = hasPassword ? { old: await encrypt(old), next } : { next, proof }
      await change({ body }).unwrap()
      host.toast({
        text: hasPassword ? '密码已修改，其他设备已退出' : '密码已设置',
        kind: 'success',
      })
      onDone()
    },
  })
  if (stepUp.form) return stepUp.form
  return (
    <Form form={form} label="修改密码" action="确定">
      {hasPassword && <PasswordField form={form} name="old" label="原密码" />}
      <PasswordField form={form} name="password" label="新密码" isNew hint={PASSWORD_HINT} />
      <PasswordField
        form={form}
        name="again"
        label="再输入一次"
        isNew
        rules={REPEATED_PASSWORD_RULES}
      />
    </Form>
  )
}
