import { type ApiError, mapFailure } from '@saidian/shared/api'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { fieldOf } from './error-field'

/**
 * Sends a form. A server error is shown beside its field, or under the form when it has none. The
 * input stays as it is.
 */
export function useSubmit<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  send: (values: Values) => Promise<void>,
): () => void {
  const submit = form.handleSubmit(async (values) => {
    try {
      await send(values)
    } catch (failure) {
      const error = isApiError(failure) ? failure : mapFailure(failure)
      const field = fieldOf(error, Object.keys(values))
      form.setError(field as Path<Values>, { message: sentenceOf(error) }, { shouldFocus: true })
    }
  })
  return () => void submit()
}

function isApiError(failure: unknown): failure is ApiError {
  return (
    typeof failure === 'object' && failure !== null && 'reason' in failure && 'message' in failure
  )
}

function sentenceOf({ message, retryAfterMs }: ApiError): string {
  if (retryAfterMs === undefined) return message
  const seconds = Math.ceil(retryAfterMs / 1000)
  return `${message}（还需 ${seconds < 120 ? `${seconds} 秒` : `${Math.ceil(seconds / 60)} 分钟`}）`
}
