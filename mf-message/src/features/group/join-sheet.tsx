import { Form, TextArea, useApiForm } from '@saidian/shared/forms'
import { useHost } from '@saidian/shared/host'
import { Sheet } from '@saidian/shared/ui/subpages'
import { useJoinGroupMutation } from '../../people/data/groups.api'

/** Longest text of a request. */
const MAX_TEXT = 60

/** Asks the managers of a group to be let in, with a text or without. */
export function JoinSheet({ code, onClose }: { code: string; onClose: () => void }) {
  const host = useHost()
  const [join] = useJoinGroupMutation()
  const form = useApiForm({
    defaultValues: { message: '' },
    send: async ({ message }) => {
      const text = message.trim()
      const { isMember } = await join({ body: { code, ...(text && { message: text }) } }).unwrap()
      host.toast({ text: isMember ? '已加入群聊' : '申请已发送', kind: 'success' })
      onClose()
    },
  })
  return (
    <Sheet title="申请加入" onClose={onClose}>
      <Form form={form} label="入群申请" action="发送申请">
        <TextArea
          form={form}
          name="message"
          label="验证信息"
          isOptional
          rows={2}
          maxLength={MAX_TEXT}
          placeholder="介绍一下自己"
        />
      </Form>
    </Sheet>
  )
}
