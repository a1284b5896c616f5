import { classNames } from '@saidian/shared/ui'
import { type ComponentProps, type ReactNode, useId } from 'react'
import css from './field.module.css'

export type TextFieldProps = Omit<ComponentProps<'input'>, 'className' | 'id'> & {
  label: string
  /** Error text. */
  error?: string
  /** Help text, shown while there is no error. */
  hint?: string
  /** Shown at the end of the line, such as a button. */
  after?: ReactNode
}

/**
 * Single-line field with its label above and its error or hint below. Takes the props that
 * `register` of react-hook-form returns.
 */
export function TextField({ label, error, hint, after, ...input }: TextFieldProps) {
  const id = useId()
  const message = error ?? hint
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      <div className={classNames(css.line, error && css.wrong)}>
        <input
          {...input}
          id={id}
          className={css.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={message ? `${id}-message` : undefined}
        />
        {after}
      </div>
      {message && (
        <p
          id={`${id}-message`}
          className={error ? css.error : css.hint}
          role={error ? 'alert' : undefined}
        >
          {message}
        </p>
      )}
    </div>
  )
}
