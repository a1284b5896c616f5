import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'

/** Validates a phone field and returns its number; null when invalid, with the error shown. */
export function usePhoneOf<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  name: Path<Values>,
): () => Promise<string | null> {
  return async () =>
    (await form.trigger(name, { shouldFocus: true })) ? form.getValues(name) : null
}
