import { type ReactNode, useId } from 'react'
import { classNames } from '../ui'
import css from './field.module.css'

export type LabelledFieldProps = {
  label: string
  error?: string
  hint?: string
  /** Shown at the end of the line, such as a button. */
  after?: ReactNode
  /** Renders the input with the attributes that connect it to its label and message. */
  children: (attributes: InputAttributes) => ReactNode
}

type InputAttributes = { id: string } & MessageAttributes

type MessageAttributes = { 'aria-invalid'?: true; 'aria-describedby'?: string }

/** A label above an input, and the error or the hint below. */
export function LabelledField({ label, error, hint, after, children }: LabelledFieldProps) {
  const id = useId()
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      <div className={classNames(css.line, error && css.wrong)}>
        {children({ id, ...messageAttributes(id, error, hint) })}
        {after}
      </div>
      <FieldMessage id={id} error={error} hint={hint} />
    </div>
  )
}

/** Attributes that connect an input with the message of `FieldMessage`. */
export function messageAttributes(id: string, error?: string, hint?: string): MessageAttributes {
  return {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': (error ?? hint) ? `${id}-message` : undefined,
  }
}

/** The error of a field, announced by screen readers; its hint while there is no error. */
export function FieldMessage({ id, error, hint }: { id: string; error?: string; hint?: string }) {
  const message = error ?? hint
  if (!message) return null
  return (
    <p
      id={`${id}-message`}
      className={error ? css.error : css.hint}
      role={error ? 'alert' : undefined}
    >
      {message}
    </p>
  )
}
