import type { ApiError } from '@saidian/shared/api'
import { PICTURE_RULE } from '@saidian/shared/contracts'
import { useHost } from '@saidian/shared/host'
import { fileSize } from '@saidian/shared/lib'
import { Icon } from '@saidian/shared/ui'
import { useEffect, useRef } from 'react'
import { useUploadFeedbackPictureMutation } from './feedback.api'
import css from './feedback.module.css'

const MAX_PICTURES = 4

type FeedbackPicturesProps = { keys: readonly string[]; onChange: (keys: string[]) => void }

/** Up to four pictures, each uploaded when it is chosen. */
export function FeedbackPictures({ keys, onChange }: FeedbackPicturesProps) {
  const host = useHost()
  const [upload, { isLoading }] = useUploadFeedbackPictureMutation()
  const previews = useRef(new Map<string, string>())
  useEffect(() => {
    const made = previews.current
    return () => {
      for (const url of made.values()) URL.revokeObjectURL(url)
    }
  }, [])

  async function add(file: File | undefined) {
    if (!file) return
    if (file.size > PICTURE_RULE.bytes) {
      host.toast({ text: `图片不能超过 ${fileSize(PICTURE_RULE.bytes)}`, kind: 'fail' })
      return
    }
    try {
      const { key } = await upload(file).unwrap()
      previews.current.set(key, URL.createObjectURL(file))
      onChange([...keys, key])
    } catch (failure) {
      host.toast({ text: (failure as ApiError).message, kind: 'fail' })
    }
  }

  return (
    <fieldset className={css.pictures} aria-label="图片">
      {keys.map((key, place) => (
        <span key={key} className={css.picture}>
          <img src={previews.current.get(key)} alt={`第 ${place + 1} 张图片`} />
          <button
            type="button"
            className={css.remove}
            aria-label={`删除第 ${place + 1} 张图片`}
            onClick={() => onChange(keys.filter((other) => other !== key))}
          >
            <Icon name="close" size={20} />
          </button>
        </span>
      ))}
      {keys.length < MAX_PICTURES && (
        <label className={css.add}>
          {isLoading ? '上传中…' : '添加图片'}
          <input
            type="file"
            className={css.radio}
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
  )
}
