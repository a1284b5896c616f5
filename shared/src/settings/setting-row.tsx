import type { ReactNode } from 'react'
import css from './settings.module.css'

export type SettingRowProps = {
  title: string
  /** What it does, in half a sentence. */
  note?: string
  /** Lets the control name the note as its description. */
  noteId?: string
  control: ReactNode
}

/** A line of a settings page: words on the left, what changes it on the right. */
export function SettingRow({ title, note, noteId, control }: SettingRowProps) {
  return (
    <div className={css.row}>
      <div className={css.text}>
        <p className={css.title}>{title}</p>
        {note && (
          <p id={noteId} className={css.note}>
            {note}
          </p>
        )}
      </div>
      {control}
    </div>
  )
}
