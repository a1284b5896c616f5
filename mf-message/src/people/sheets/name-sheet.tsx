import { Form, TextField, useApiForm } from '@saidian/shared/forms'
import { Sheet } from '@saidian/shared/ui/subpages'

type NameSheetProps = {
  title: string
  label: string
  value: string
  maxLength: number
  /** Under the field. */
  hint?: string
  isOptional?: boolean
  /** Rejects with an `ApiError`, which the field shows. */
  save: (name: string) => Promise<unknown>
  onClose: () => void
}

/** Changes a name or a remark. */
export function NameSheet(props: NameSheetProps) {
  const { title, label, value, maxLength, hint, isOptional = false, save, onClose } = props
  const form = useApiForm({
    defaultValues: { name: value },
    send: async ({ name }) => {
      await save(name.trim())
      onClose()
    },
  })
  return (
    <Sheet title={title} onClose={onClose}>
      <Form form={form} label={title} action="保存">
        <TextField
          form={form}
          name="name"
          label={label}
          isOptional={isOptional}
          maxLength={maxLength}
          {...(hint && { hint })}
        />
      </Form>
    </Sheet>
  )
}
