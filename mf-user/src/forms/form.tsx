import { Button } from '@saidian/shared/ui'
import type { ReactNode } from 'react'
import css from './form.module.css'

export type FormProps = {
  /** Accessible name of the form. */
  label: string
  /** Label of the button. */
  action: string
  isBusy: boolean
  /** Error that belongs to no field. */
  error?: string
  onSubmit: () => void
  children: ReactNode
}

/** Form with one button. Each field shows its own error; the browser's error bubbles are off. */
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
