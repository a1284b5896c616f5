import { classNames } from '@saidian/shared/ui'
import { type ComponentProps, useId } from 'react'
import css from './field.module.css'

export type TextAreaProps = Omit<ComponentProps<'textarea'>, 'className' | 'id'> & {
  label: string
  error?: string
  hint?: string
}

/** Multi-line text field; shows label, error and hint like `TextField`. */
export function TextArea({ label, error, hint, ...area }: TextAreaProps) {
  const id = useId()
  const message = error ?? hint
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      <div className={classNames(css.line, error && css.wrong)}>
        <textarea
          {...area}
          id={id}
          className={css.area}
          aria-invalid={error ? true : undefined}
          aria-describedby={message ? `${id}-message` : undefined}
        />
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
