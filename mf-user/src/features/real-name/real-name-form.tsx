import { FIELD_PATTERNS, TEXT_RULES } from '@saidian/shared/contracts/http'
import { Form, TextField, useApiForm } from '@saidian/shared/forms'
import { useHost } from '@saidian/shared/host'
import { FIELDS_BY_REASON } from '../../account/fields-by-reason'
import { useSubmitRealNameMutation } from '../../member/member.api'

const ID_NUMBER_RULES = {
  required: '请输入身份证号',
  validate: (text: string) =>
    new RegExp(FIELD_PATTERNS.idNumber).test(text.trim()) || '身份证号是 18 位',
}

/** Real name and ID number; they can be submitted once. */
export function RealNameForm() {
  const host = useHost()
  const [submitRealName] = useSubmitRealNameMutation()
  const form = useApiForm({
    defaultValues: { name: '', idNumber: '' },
    fieldsByReason: FIELDS_BY_REASON,
    send: async ({ name, idNumber }) => {
      const body = { name: name.trim(), idNumber: idNumber.trim() }
      const { isMinor } = await submitRealName({ body }).unwrap()
      host.toast({ text: isMinor ? '认证成功，已开启青少年模式' : '认证成功', kind: 'success' })
    },
  })
  return (
    <Form form={form} label="实名认证" action="提交认证">
      <TextField
        form={form}
        name="name"
        rule={TEXT_RULES.realName}
        label="姓名"
        autoComplete="name"
      />
      <TextField
        form={form}
        name="idNumber"
        rules={ID_NUMBER_RULES}
        label="身份证号"
        hint="加密保存，提交后不可修改，只显示首尾几位；未满 18 岁将开启青少年模式"
        autoComplete="off"
        maxLength={24}
        autoCapitalize="characters"
      />
    </Form>
  )
}
