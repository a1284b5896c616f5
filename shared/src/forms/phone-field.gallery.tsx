import { useEffect } from 'react'
import { PhoneField } from './phone-field'
import { useApiForm } from './use-api-form'

function usePhone(phone = '') {
  return useApiForm({ defaultValues: { phone }, send: async () => undefined })
}

export function Empty() {
  return <PhoneField form={usePhone()} name="phone" hint="只支持中国大陆手机号" />
}

export function WithAnError() {
  const form = usePhone('1380013')
  const { trigger } = form
  useEffect(() => void trigger('phone'), [trigger])
  return <PhoneField form={form} name="phone" />
}
