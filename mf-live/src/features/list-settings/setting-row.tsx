import type { ReactNode } from 'react'
import css from './list-settings.module.css'

export type SettingRowProps = {
  title: string
  /** What it does, in half a sentence. */
  note?: string
  control: ReactNode
}

export function SettingRow({ title, note, control }: SettingRowProps) {
  return (
    <div className={css.row}>
      <div className={css.words}>
        <p className={css.title}>{title}</p>
        {note && <p className={css.note}>{note}</p>}
      </div>
      {control}
    </div>
  )
}
