import { type ApiError, ApiFailure, clientError } from './api-error'

/** The error of a failed call in its one shape; whatever is not known is a malformed reply. */
export function mapFailure(failure: unknown): ApiError {
  if (failure instanceof ApiFailure) return failure.error
  const error = clientError('reply.malformed')
  // A reply that breaks its contract says where, but only to developers.
  if (process.env.NODE_ENV !== 'production' && failure instanceof Error)
    return { ...error, message: failure.message }
  return error
}
