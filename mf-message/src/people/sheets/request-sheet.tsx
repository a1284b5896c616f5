import { Form, TextArea, useApiForm } from '@saidian/shared/forms'
import { useHost } from '@saidian/shared/host'
import { Sheet } from '@saidian/shared/ui/subpages'
import { useRequestFriendMutation } from '../data/people.api'

/** Longest text of a request. */
const MAX_TEXT = 60

type RequestSheetProps = { memberId: string; nickName: string; onClose: () => void }

/** Asks a member to be friends, with a text or without. */
export function RequestSheet({ memberId, nickName, onClose }: RequestSheetProps) {
  const host = useHost()
  const [request] = useRequestFriendMutation()
  const form = useApiForm({
    defaultValues: { message: '' },
    send: async ({ message }) => {
      const text = message.trim()
      const { state } = await request({
        body: { memberId, ...(text && { message: text }) },
      }).unwrap()
      const done = state === 'friend' ? `已添加${nickName}` : '申请已发送，等待对方通过'
      host.toast({ text: done, kind: 'success' })
      onClose()
    },
  })
  return (
    <Sheet title={`添加${nickName}`} onClose={onClose}>
      <Form form={form} label="好友申请" action="发送申请">
        <TextArea
          form={form}
          name="message"
          label="验证信息"
          isOptional
          rows={2}
          maxLength={MAX_TEXT}
          placeholder="介绍一下自己，不能含有链接和联系方式"
        />
      </Form>
    </Sheet>
  )
}
