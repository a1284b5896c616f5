import type { Ref } from 'react'
import { ACCEPTED_TYPES } from './picture-file'
import css from './uploader.module.css'

export type PictureInputProps = {
  /** Its `<label>` names it; without one `label` does, and a button opens the hidden input. */
  id?: string
  label?: string
  /** More than one file at a time. */
  multiple?: boolean
  onChoose: (files: File[]) => void
  ref?: Ref<HTMLInputElement>
}

/** The file dialog of the browser for pictures that the server can decode. */
export function PictureInput({ id, label, multiple = false, onChoose, ref }: PictureInputProps) {
  return (
    <input
      ref={ref}
      id={id}
      type="file"
      className={css.file}
      accept={ACCEPTED_TYPES}
      multiple={multiple}
      aria-label={label}
      hidden={label !== undefined}
      onChange={(event) => {
        onChoose([...(event.target.files ?? [])])
        // The same file can be chosen again.
        event.target.value = ''
      }}
    />
  )
}
