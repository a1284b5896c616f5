import { Form, TextField, useApiForm } from '@saidian/shared/forms'
import { useHost } from '@saidian/shared/host'
import { FIELDS_BY_REASON } from '../../account/fields-by-reason'
import { useRedeemGiftCodeMutation } from './wallet.api'

const GIFT_CODE_RULES = {
  required: '请输入礼品码',
  pattern: { value: /^\s*[A-Za-z0-9-]{8,32}\s*$/, message: '礼品码由字母、数字和连字符组成' },
}

/** Redeems a gift code. A retry of the same submission counts once. */
export function GiftCodeForm() {
  const [redeem] = useRedeemGiftCodeMutation()
  const host = useHost()
  const form = useApiForm<{ giftCode: string }>({
    defaultValues: { giftCode: '' },
    fieldsByReason: FIELDS_BY_REASON,
    send: async ({ giftCode }, requestKey) => {
      const { added } = await redeem({ body: { requestKey, code: giftCode.trim() } }).unwrap()
      host.toast({ text: `兑换成功，金币 +${added}`, kind: 'success' })
      form.reset()
    },
  })
  return (
    <Form form={form} label="兑换礼品码" action="兑换">
      <TextField
        form={form}
        name="giftCode"
        rules={GIFT_CODE_RULES}
        label="礼品码"
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={40}
      />
    </Form>
  )
}
