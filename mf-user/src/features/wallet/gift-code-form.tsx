import { useHost } from '@saidian/shared/host'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Form } from '../../forms/form'
import { newRequestKey } from '../../forms/request-key'
import { TextField } from '../../forms/text-field'
import { useSubmit } from '../../forms/use-submit'
import { useRedeemGiftCodeMutation } from './wallet.api'

type Values = { giftCode: string }

/** Redeems a gift code. A retry of the same submission counts once. */
export function GiftCodeForm() {
  const form = useForm<Values>({ defaultValues: { giftCode: '' } })
  const { errors, isSubmitting } = form.formState
  const [requestKey, setRequestKey] = useState(newRequestKey)
  const [redeem] = useRedeemGiftCodeMutation()
  const host = useHost()
  const submit = useSubmit(form, async ({ giftCode }) => {
    const { added } = await redeem({ body: { requestKey, code: giftCode.trim() } }).unwrap()
    host.toast({ text: `兑换成功，金币 +${added}`, kind: 'success' })
    form.reset()
    setRequestKey(newRequestKey())
  })
  return (
    <Form
      label="兑换礼品码"
      action="兑换"
      isBusy={isSubmitting}
      error={errors.root?.message}
      onSubmit={submit}
    >
      <TextField
        {...form.register('giftCode', {
          required: '请输入礼品码',
          pattern: {
            value: /^\s*[A-Za-z0-9-]{8,32}\s*$/,
            message: '礼品码由字母、数字和连字符组成',
          },
          onChange: () => setRequestKey(newRequestKey()),
        })}
        label="礼品码"
        error={errors.giftCode?.message}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={40}
      />
    </Form>
  )
}
