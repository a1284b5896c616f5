import { type ApiError, ApiFailure } from '../../api'
import { isInstance } from '../../lib/thrown'

/** Why `load` rejected, if the same call cannot succeed later; null for anything else. */
export function finalMessage(error: unknown): string | null {
  const { retryable, message } = (
    isInstance(error, ApiFailure) ? error.error : error
  ) as Partial<ApiError>
  return retryable === false && message ? message : null
}
