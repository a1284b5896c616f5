import { type ReactNode, useId } from 'react'
import type { FieldValues } from 'react-hook-form'
import css from './field.module.css'
import { FieldMessage, messageAttributes } from './labelled-field'
import { type FieldOfForm, useField } from './use-field'

export type AgreementTickProps<Values extends FieldValues> = Omit<FieldOfForm<Values>, 'rules'> & {
  /** The label, with links to the agreements. */
  children: ReactNode
}

/** Checkbox that the user has to tick before the form is sent. */
export function AgreementTick<Values extends FieldValues>({
  form,
  name,
  children,
}: AgreementTickProps<Values>) {
  const id = useId()
  const { input, error } = useField({ form, name }, { required: '请先阅读并同意协议' })
  return (
    <div>
      <div className={css.tick}>
        <input {...input} {...messageAttributes(id, error)} id={id} type="checkbox" />
        <label htmlFor={id}>{children}</label>
      </div>
      <FieldMessage id={id} error={error} />
    </div>
  )
}
