import { RequestError } from '../../../platform/errors'

const MAX_RETRY_MS = 3_600_000

/** The endpoint gave no whole answer; `detail` is for the log only. */
export function modelError(detail: string, retryAfterMs?: number): RequestError {
  return new RequestError('assistant.model', {
    details: { detail },
    cause: new Error(detail),
    ...(retryAfterMs !== undefined && { retryAfterMs: Math.min(MAX_RETRY_MS, retryAfterMs) }),
  })
}
