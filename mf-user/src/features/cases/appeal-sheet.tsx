import type { OwnCase } from '@saidian/shared/contracts/moderation'
import { Form, TextArea, useApiForm } from '@saidian/shared/forms'
import { useHost } from '@saidian/shared/host'
import { Sheet } from '@saidian/shared/ui/subpages'
import { useAppealCaseMutation } from '../../written/written.api'
import css from './cases.module.css'

const RULE = { min: 5, max: 500 }

/** Asks the staff to look again. The text stays until the server has it. */
export function AppealSheet({ row, onClose }: { row: OwnCase; onClose: () => void }) {
  const host = useHost()
  const [appeal] = useAppealCaseMutation()
  const form = useApiForm<{ text: string }>({
    defaultValues: { text: '' },
    send: async ({ text }) => {
      await appeal({ body: { id: row.id, text: text.trim() } }).unwrap()
      host.toast({ text: '已提交申诉', kind: 'success' })
      onClose()
    },
  })
  return (
    <Sheet title="申诉" onClose={onClose}>
      {row.excerpt && <p className={css.quote}>{row.excerpt}</p>}
      <Form form={form} label="申诉" action="提交申诉">
        <TextArea
          form={form}
          name="text"
          rule={RULE}
          label="申诉理由"
          hint="说明为什么它没有违反社区规则"
          rows={5}
        />
      </Form>
    </Sheet>
  )
}
