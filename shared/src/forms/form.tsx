import type { ReactNode } from 'react'
import { Button } from '../ui'
import css from './form.module.css'

export type FormProps = {
  /** The form of `useApiForm`. */
  form: { isBusy: boolean; error: string | undefined; submit: () => void }
  /** Accessible name of the form. */
  label: string
  /** Label of the button. */
  action: string
  children: ReactNode
}

/** Form with one button. Each field shows its own error; the browser's error bubbles are off. */
export function Form({ form, label, action, children }: FormProps) {
  return (
    <form
      className={css.form}
      aria-label={label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        form.submit()
      }}
    >
      {children}
      {form.error && (
        <p className={css.error} role="alert">
          {form.error}
        </p>
      )}
      <Button type="submit" isWide disabled={form.isBusy}>
        {form.isBusy ? '请稍候…' : action}
      </Button>
    </form>
  )
}
