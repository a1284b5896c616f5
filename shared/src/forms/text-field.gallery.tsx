import { useEffect } from 'react'
import { TextField } from './text-field'
import { useApiForm } from './use-api-form'

function useNickname(nickname = '') {
  return useApiForm({ defaultValues: { nickname }, send: async () => undefined })
}

export function Empty() {
  return <TextField form={useNickname()} name="nickname" label="昵称" hint="2 到 12 个字" />
}

export function Filled() {
  return <TextField form={useNickname('老球迷')} name="nickname" label="昵称" />
}

export function WithAnError() {
  const form = useNickname('管理员')
  const { setError } = form
  useEffect(() => setError('nickname', { message: '这个昵称已经有人用了' }), [setError])
  return <TextField form={form} name="nickname" label="昵称" />
}
