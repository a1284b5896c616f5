import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import css from './field.module.css'
import { LabelledField } from './labelled-field'
import { type TextProps, textOf } from './text-rules'
import { type FieldOfForm, type NativeProps, useField } from './use-field'

export type TextFieldProps<Values extends FieldValues> = FieldOfForm<Values> &
  TextProps<Values> &
  NativeProps<'input'> & {
    /** Error of something beside the value, such as a code that could not be sent. */
    otherError?: string
    /** Help text, shown while there is no error. */
    hint?: string
    /** Shown at the end of the line, such as a button. */
    after?: ReactNode
  }

/** Single-line field with its label above and its error or hint below. */
export function TextField<Values extends FieldValues>({
  form,
  name,
  rules,
  label,
  isOptional,
  rule,
  otherError,
  hint,
  after,
  ...attributes
}: TextFieldProps<Values>) {
  const text = textOf({ label, isOptional, rule, rules })
  const { input, error = otherError } = useField({ form, name }, text.rules)
  return (
    <LabelledField label={text.label} error={error} hint={hint} after={after}>
      {(connection) => (
        <input
          maxLength={text.maxLength}
          {...attributes}
          {...input}
          {...connection}
          className={css.input}
        />
      )}
    </LabelledField>
  )
}
