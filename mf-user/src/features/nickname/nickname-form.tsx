import { TEXT_RULES } from '@saidian/shared/contracts/http'
import { Form, TextField, useApiForm } from '@saidian/shared/forms'
import { useHost } from '@saidian/shared/host'
import { FIELDS_BY_REASON } from '../../account/fields-by-reason'
import { useChangeNicknameMutation } from '../../member/member.api'

const { min, max } = TEXT_RULES.nickName

/** Changes the nickname; the rules are shown under the field. */
export function NicknameForm({ nickName, onDone }: { nickName: string; onDone: () => void }) {
  const host = useHost()
  const [change] = useChangeNicknameMutation()
  const form = useApiForm({
    defaultValues: { nickName },
    fieldsByReason: FIELDS_BY_REASON,
    send: async (values) => {
      const changed = await change({ body: values }).unwrap()
      const text = changed.isWaiting ? '新昵称审核中，通过后生效' : `昵称已改为 ${changed.nickName}`
      host.toast({ text, kind: 'success' })
      onDone()
    },
  })
  return (
    <Form form={form} label="修改昵称" action="保存">
      <TextField
        form={form}
        name="nickName"
        rule={TEXT_RULES.nickName}
        label="昵称"
        hint={`${min}–${max} 个字，不能与他人相同，不能含有违规内容`}
        autoComplete="nickname"
      />
    </Form>
  )
}
