import type { FieldValues } from 'react-hook-form'
import css from './field.module.css'
import { LabelledField } from './labelled-field'
import { type TextProps, textOf } from './text-rules'
import { type FieldOfForm, type NativeProps, useField } from './use-field'

export type TextAreaProps<Values extends FieldValues> = FieldOfForm<Values> &
  TextProps<Values> &
  NativeProps<'textarea'> & { hint?: string }

/** Multi-line text field; shows label, error and hint like `TextField`. */
export function TextArea<Values extends FieldValues>({
  form,
  name,
  rules,
  label,
  isOptional,
  rule,
  hint,
  ...attributes
}: TextAreaProps<Values>) {
  const text = textOf({ label, isOptional, rule, rules })
  const { input, error } = useField({ form, name }, text.rules)
  return (
    <LabelledField label={text.label} error={error} hint={hint}>
      {(connection) => (
        <textarea
          maxLength={text.maxLength}
          {...attributes}
          {...input}
          {...connection}
          className={css.area}
        />
      )}
    </LabelledField>
  )
}
