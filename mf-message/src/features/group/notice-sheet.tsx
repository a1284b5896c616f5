import type { Group } from '@saidian/shared/contracts/messaging'
import { Form, TextArea, useApiForm } from '@saidian/shared/forms'
import { Sheet } from '@saidian/shared/ui/subpages'
import { useChangeGroupMutation } from '../../people/data/groups.api'

const MAX_NOTICE = 500

type NoticeSheetProps = { group: Pick<Group, 'id' | 'notice'>; onClose: () => void }

/** Changes the notice of a group, which all members get as a line of the conversation. */
export function NoticeSheet({ group: { id, notice }, onClose }: NoticeSheetProps) {
  const [change] = useChangeGroupMutation()
  const form = useApiForm({
    defaultValues: { notice },
    send: async (values) => {
      await change({ body: { id, notice: values.notice.trim() } }).unwrap()
      onClose()
    },
  })
  return (
    <Sheet title="群公告" onClose={onClose}>
      <Form form={form} label="群公告" action="发布">
        <TextArea
          form={form}
          name="notice"
          label="公告内容"
          isOptional
          rows={5}
          maxLength={MAX_NOTICE}
          placeholder="看球时间、群规……留空则没有公告"
        />
      </Form>
    </Sheet>
  )
}
