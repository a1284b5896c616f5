import { isInstance, readThrown } from '../lib/thrown'
import { type ApiError, ApiFailure, clientError } from './api-error'

/** The error of a failed call in its one shape; whatever is not known is a malformed reply. */
export function mapFailure(failure: unknown): ApiError {
  if (isInstance(failure, ApiFailure)) return failure.error
  const error = clientError('reply.malformed')
  // A reply that breaks its contract says where, but only to developers.
  if (process.env.NODE_ENV !== 'production' && isInstance(failure, Error))
    return { ...error, message: readThrown(failure).message }
  return error
}
