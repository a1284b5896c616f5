import { type ComponentProps, useEffect } from 'react'
import type { FieldPath, FieldValues, RegisterOptions } from 'react-hook-form'
import type { ApiForm } from './use-api-form'

/** Rules of a typed value, each with its error text. */
export type FieldRules<Values extends FieldValues> = {
  required?: string
  pattern?: { value: RegExp; message: string }
  minLength?: { value: number; message: string }
  maxLength?: { value: number; message: string }
  setValueAs?: (text: string) => string
  validate?: (text: string, values: Values) => true | string
}

/** Where a field stores its value. */
export type FieldOfForm<Values extends FieldValues> = {
  form: ApiForm<Values>
  name: FieldPath<Values>
}

/** Attributes of an input that the kit does not set itself. */
export type NativeProps<Tag extends 'input' | 'textarea'> = Omit<
  ComponentProps<Tag>,
  'className' | 'disabled' | 'form' | 'id' | 'name' | 'onBlur' | 'onChange' | 'ref' | 'value'
>

/** Registers a field: the props of its input and the text of its error. */
export function useField<Values extends FieldValues>(
  { form, name }: FieldOfForm<Values>,
  rules: FieldRules<Values> | undefined,
) {
  useShownField(form.shownFields, name)
  const { error } = form.getFieldState(name, form.formState)
  const options = rules as RegisterOptions<Values, FieldPath<Values>> | undefined
  return { input: form.register(name, options), error: error?.message }
}

/** Makes errors of `name` appear beside its field while the field is on the page. */
export function useShownField(shownFields: Set<string>, name: string): void {
  useEffect(() => {
    shownFields.add(name)
    return () => void shownFields.delete(name)
  }, [shownFields, name])
}
