import { useEffect } from 'react'
import { AgreementTick } from './agreement-tick'
import { useApiForm } from './use-api-form'

function useAgreement(isAgreed = false) {
  return useApiForm({ defaultValues: { isAgreed }, send: async () => undefined })
}

const LABEL = '我已阅读并同意《用户协议》和《隐私政策》，未注册的手机号将自动创建账号'

export function Open() {
  return (
    <AgreementTick form={useAgreement()} name="isAgreed">
      {LABEL}
    </AgreementTick>
  )
}

export function Ticked() {
  return (
    <AgreementTick form={useAgreement(true)} name="isAgreed">
      {LABEL}
    </AgreementTick>
  )
}

export function WithAnError() {
  const form = useAgreement()
  const { trigger } = form
  useEffect(() => void trigger('isAgreed'), [trigger])
  return (
    <AgreementTick form={form} name="isAgreed">
      {LABEL}
    </AgreementTick>
  )
}
