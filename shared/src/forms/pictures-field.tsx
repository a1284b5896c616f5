import { useEffect, useId, useRef, useState } from 'react'
import { type FieldPathByValue, type FieldValues, useController } from 'react-hook-form'
import { PICTURE_RULE } from '../contracts/profile'
import { useHost } from '../host'
import { fileSize } from '../lib'
import { Icon } from '../ui'
import { apiErrorOf } from './api-error-text'
import { FieldMessage } from './labelled-field'
import css from './pictures-field.module.css'
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
  /** Uploads a picture and returns its key. Rejects with an `ApiError`. */
  onUpload: (picture: File) => Promise<{ key: string }>
}

/** Up to `max` pictures, each uploaded when it is chosen. */
export function PicturesField<
  Values extends FieldValues,
  Name extends FieldPathByValue<Values, string[]>,
>({ form, name, max, onUpload }: PicturesFieldProps<Values, Name>) {
  const id = useId()
  useShownField(form.shownFields, name)
  const { field, fieldState } = useController({ control: form.control, name })
  const keys = field.value as string[]
  const { isLoading, previewOf, upload } = useUpload(onUpload)
  const error = fieldState.error?.message

  async function add(file: File | undefined) {
    const key = file && (await upload(file))
    if (key) field.onChange([...(form.getValues(name) as string[]), key])
  }

  return (
    <div>
      <fieldset
        className={css.pictures}
        aria-label="图片"
        aria-describedby={error ? `${id}-message` : undefined}
      >
        {keys.map((key, place) => (
          <Picture
            key={key}
            url={previewOf(key)}
            place={place + 1}
            onRemove={() => field.onChange(keys.filter((other) => other !== key))}
          />
        ))}
        {keys.length < max && (
          <label className={css.add}>
            {isLoading ? '上传中…' : '添加图片'}
            <input
              ref={field.ref}
              type="file"
              className={css.file}
              accept="image/jpeg,image/png,image/webp"
              disabled={isLoading}
              onChange={(event) => {
                void add(event.target.files?.[0])
                event.target.value = ''
              }}
            />
          </label>
        )}
      </fieldset>
      <FieldMessage id={id} error={error} />
    </div>
  )
}

type PictureProps = { url: string | undefined; place: number; onRemove: () => void }

function Picture({ url, place, onRemove }: PictureProps) {
  return (
    <span className={css.picture}>
      <img src={url} alt={`第 ${place} 张图片`} />
      <button
        type="button"
        className={css.remove}
        aria-label={`删除第 ${place} 张图片`}
        onClick={onRemove}
      >
        <Icon name="close" size={20} />
      </button>
    </span>
  )
}

/** Uploads one picture at a time and shows a failure as a toast. */
function useUpload(onUpload: (picture: File) => Promise<{ key: string }>) {
  const host = useHost()
  const [isLoading, setLoading] = useState(false)
  const previews = useRef(new Map<string, string>())
  useEffect(() => {
    const made = previews.current
    return () => {
      for (const url of made.values()) URL.revokeObjectURL(url)
    }
  }, [])

  async function upload(picture: File): Promise<string | null> {
    if (picture.size > PICTURE_RULE.bytes) {
      host.toast({ text: `图片不能超过 ${fileSize(PICTURE_RULE.bytes)}`, kind: 'fail' })
      return null
    }
    setLoading(true)
    try {
      const { key } = await onUpload(picture)
      previews.current.set(key, URL.createObjectURL(picture))
      return key
    } catch (failure) {
      host.toast({ text: apiErrorOf(failure).message, kind: 'fail' })
      return null
    } finally {
      setLoading(false)
    }
  }
  return { isLoading, upload, previewOf: (key: string) => previews.current.get(key) }
}
