import { type ApiError, mapFailure } from '../api'

/** The `ApiError` that a rejected call carries. */
export function apiErrorOf(failure: unknown): ApiError {
  return isApiError(failure) ? failure : mapFailure(failure)
}

function isApiError(failure: unknown): failure is ApiError {
  return (
    typeof failure === 'object' && failure !== null && 'reason' in failure && 'message' in failure
  )
}

/** The message of an error, with the time after which a retry is allowed. */
export function apiErrorText({ message, retryAfterMs }: ApiError): string {
  if (retryAfterMs === undefined) return message
  const seconds = Math.ceil(retryAfterMs / 1000)
  return `${message}（还需 ${seconds < 120 ? `${seconds} 秒` : `${Math.ceil(seconds / 60)} 分钟`}）`
}
