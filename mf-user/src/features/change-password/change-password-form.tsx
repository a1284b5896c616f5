import { useHost } from '@saidian/shared/host'
import { useForm } from 'react-hook-form'
import { useChangePasswordMutation } from '../../account/account.api'
import { useEncrypt } from '../../account/use-encrypt'
import { Form } from '../../forms/form'
import { FIELD_RULES } from '../../forms/form-rules'
import { PASSWORD_HINT, PasswordField } from '../../forms/password-field'
import { useSubmit } from '../../forms/use-submit'
import { useStepUp } from '../../step-up/use-step-up'

type Values = { old: string; password: string; again: string }
type ChangePasswordFormProps = {
  /** False for members who registered by code: the form has no field for the old password. */
  hasPassword: boolean
  onDone: () => void
}

/** Changes the password, or sets the first one. */
export function ChangePasswordForm({ hasPassword, onDone }: ChangePasswordFormProps) {
  const form = useForm<Values>({ defaultValues: { old: '', password: '', again: '' } })
  const { errors, isSubmitting } = form.formState
  const [change] = useChangePasswordMutation()
  const encrypt = useEncrypt()
  const host = useHost()
  const stepUp = useStepUp('password')
  const submit = useSubmit(form, async ({ old, password }) => {
    const proof = hasPassword ? undefined : await stepUp.prove()
    if (proof === null) return
    const next = await encrypt(password)
    await change({
      body: hasPassword ? { old: await encrypt(old), next } : { next, proof },
    }).unwrap()
    host.toast({ text: hasPassword ? '密码已修改，其他设备已退出' : '密码已设置', kind: 'success' })
    onDone()
  })
  if (stepUp.form) return stepUp.form
  return (
    <Form
      label="修改密码"
      action="确定"
      isBusy={isSubmitting}
      error={errors.root?.message}
      onSubmit={submit}
    >
      {hasPassword && (
        <PasswordField
          {...form.register('old', FIELD_RULES.knownPassword)}
          label="原密码"
          error={errors.old?.message}
          autoComplete="current-password"
        />
      )}
      <PasswordField
        {...form.register('password', FIELD_RULES.newPassword)}
        label="新密码"
        error={errors.password?.message}
        hint={PASSWORD_HINT}
        autoComplete="new-password"
      />
      <PasswordField
        {...form.register('again', {
          required: '请再输入一次新密码',
          validate: (again, { password }) => again === password || '两次输入的密码不一致',
        })}
        label="再输入一次"
        error={errors.again?.message}
        autoComplete="new-password"
      />
    </Form>
  )
}
