import { type ApiError, ApiFailure } from '../../api'

/** Why `load` rejected, if the same call cannot succeed later; null for anything else. */
export function finalMessage(error: unknown): string | null {
  const { retryable, message } = (
    error instanceof ApiFailure ? error.error : error
  ) as Partial<ApiError>
  return retryable === false && message ? message : null
}
