import { useEffect } from 'react'
import { PASSWORD_HINT, PasswordField } from './password-field'
import { useApiForm } from './use-api-form'

function usePassword(password = '') {
  return useApiForm({ defaultValues: { password }, send: async () => undefined })
}

export function Known() {
  return <PasswordField form={usePassword('correct horse')} name="password" label="密码" />
}

export function New() {
  return (
    <PasswordField form={usePassword()} name="password" label="新密码" isNew hint={PASSWORD_HINT} />
  )
}

export function WithAnError() {
  const form = usePassword('123')
  const { trigger } = form
  useEffect(() => void trigger('password'), [trigger])
  return <PasswordField form={form} name="password" label="新密码" isNew />
}
