import { classNames } from '@saidian/shared/ui'
import { type ComponentProps, type ReactNode, useId } from 'react'
import css from './field.module.css'

export type TextFieldProps = Omit<ComponentProps<'input'>, 'className' | 'id'> & {
  label: string
  /** What is wrong with it, in a sentence. */
  error?: string
  /** What it is for, while nothing is wrong. */
  hint?: string
  /** Stands at the end of the line, such as a button. */
  after?: ReactNode
}

/** A line to type into, with its name above and what is wrong below. Takes what `register` of react-hook-form gives. */
export function TextField({ label, error, hint, after, ...input }: TextFieldProps) {
  const id = useId()
  const words = error ?? hint
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
          aria-describedby={words ? `${id}-words` : undefined}
        />
        {after}
      </div>
      {words && (
        <p
          id={`${id}-words`}
          className={error ? css.error : css.hint}
          role={error ? 'alert' : undefined}
        >
          {words}
        </p>
      )}
    </div>
  )
}
