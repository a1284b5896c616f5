import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'

/** The number in a field once it is checked; null when it is none, which the field then says. */
export function usePhoneOf<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  name: Path<Values>,
): () => Promise<string | null> {
  return async () =>
    (await form.trigger(name, { shouldFocus: true })) ? form.getValues(name) : null
}
