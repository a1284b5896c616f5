import { useId } from 'react'
import { type FieldPathByValue, type FieldValues, useController } from 'react-hook-form'
import type { Upload } from '../api'
import { PICTURE_RULE } from '../contracts/profile'
import { useHost } from '../host'
import { PictureTiles, useUploads } from '../ui/uploader'
import { FieldMessage } from './labelled-field'
import type { ApiForm } from './use-api-form'
import { useShownField } from './use-field'

export type PicturesFieldProps<
  Values extends FieldValues,
  Name extends FieldPathByValue<Values, string[]>,
> = {
  form: ApiForm<Values>
  /** A value with the keys of the uploaded pictures. */
  name: Name
  max: number
  /** Uploads a picture and returns its key: `uploadBy` of `shared/api`. */
  upload: Upload<{ key: string }>
}

/** Up to `max` pictures, each uploaded when it is chosen. */
export function PicturesField<
  Values extends FieldValues,
  Name extends FieldPathByValue<Values, string[]>,
>({ form, name, max, upload }: PicturesFieldProps<Values, Name>) {
  const id = useId()
  const host = useHost()
  useShownField(form.shownFields, name)
  const { field, fieldState } = useController({ control: form.control, name })
  const { items, add, retry, remove } = useUploads({
    upload,
    maxBytes: PICTURE_RULE.bytes,
    onProblem: (text) => host.toast({ text, kind: 'fail' }),
    onReplies: (replies) => field.onChange(replies.map(({ key }) => key)),
  })
  const error = fieldState.error?.message
  return (
    <div>
      <PictureTiles
        items={items}
        max={max}
        describedBy={error ? `${id}-message` : undefined}
        onAdd={(file) => void add(file)}
        onRetry={retry}
        onRemove={remove}
        inputRef={field.ref}
      />
      <FieldMessage id={id} error={error} />
    </div>
  )
}
