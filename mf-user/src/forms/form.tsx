import { Button } from '@saidian/shared/ui'
import type { ReactNode } from 'react'
import css from './form.module.css'

export type FormProps = {
  /** What it is for, for who cannot see it. */
  label: string
  /** Words of the button. */
  action: string
  isBusy: boolean
  /** What is wrong with none of the fields. */
  error?: string
  onSubmit: () => void
  children: ReactNode
}

/** Fields under each other and one button. The fields tell their faults themselves; the browser's own bubbles are off. */
export function Form({ label, action, isBusy, error, onSubmit, children }: FormProps) {
  return (
    <form
      className={css.form}
      aria-label={label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) onSubmit()
      }}
    >
      {children}
      {error && (
        <p className={css.error} role="alert">
          {error}
        </p>
      )}
      <Button type="submit" isWide disabled={isBusy}>
        {isBusy ? '请稍候…' : action}
      </Button>
    </form>
  )
}
