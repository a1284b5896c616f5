import { useRef, useState } from 'react'
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import { apiErrorOf, apiErrorText } from './api-error-text'
import { type FieldsByReason, fieldOf } from './error-field'
import { useRequestKey } from './request-key'
import { useUnsavedInput } from './use-unsaved-input'

export type ApiFormOptions<Values extends FieldValues> = {
  /** One value for each field. */
  defaultValues: Values
  /**
   * Sends valid values. Rejects with an `ApiError`. A retry with the same values has the same
   * `requestKey`.
   */
  send: (values: Values, requestKey: string) => Promise<void>
  /** Fields of the errors for which the server names no field. */
  fieldsByReason?: FieldsByReason
  /** Asks before the user leaves the page while values are changed and not sent. */
  asksBeforeLeaving?: boolean
}

export type ApiForm<Values extends FieldValues> = UseFormReturn<Values> & {
  isBusy: boolean
  /** Text of the error that belongs to no field. */
  error: string | undefined
  /** Validates and sends; does nothing while a submission is under way. */
  submit: () => void
  /** Names of the fields on the page. */
  shownFields: Set<string>
}

/**
 * A form that one call of the API receives. A server error is shown beside its field, or under the
 * form when it has none. The input stays as it is.
 */
export function useApiForm<Values extends FieldValues>({
  defaultValues,
  send,
  fieldsByReason,
  asksBeforeLeaving = false,
}: ApiFormOptions<Values>): ApiForm<Values> {
  const form = useForm<Values>({ defaultValues: defaultValues as DefaultValues<Values> })
  const { errors, isDirty, isSubmitting } = form.formState
  const [shownFields] = useState(() => new Set<string>())
  const isSending = useRef(false)
  const requestKey = useRequestKey()
  useUnsavedInput(asksBeforeLeaving && isDirty, isSending)

  async function sendValues(values: Values): Promise<void> {
    try {
      await send(values, requestKey.keyOf(values))
      requestKey.forget()
    } catch (failure) {
      const error = apiErrorOf(failure)
      const field = fieldOf(error, [...shownFields], fieldsByReason) as Path<Values>
      form.setError(field, { message: apiErrorText(error) }, { shouldFocus: true })
    }
  }

  async function submit(): Promise<void> {
    // `isSubmitting` is set by a render; a second tap may come before it.
    if (isSending.current) return
    isSending.current = true
    await form
      .handleSubmit(sendValues)()
      .finally(() => {
        isSending.current = false
      })
  }

  return {
    ...form,
    isBusy: isSubmitting,
    error: errors.root?.message,
    submit: () => void submit(),
    shownFields,
  }
}
