import axios from 'axios'
import { CODE, REASONS } from '../contracts'
import { type ApiError, ApiFailure, clientError, envelopeError } from './api-error'
import { isEnvelope } from './read-envelope'

/** The one place where a cancelled call, a dead network, a timeout and a server's refusal become the same shape. */
export function mapFailure(failure: unknown): ApiError {
  if (failure instanceof ApiFailure) return failure.error
  if (axios.isCancel(failure)) return clientError('request.cancelled')
  if (!axios.isAxiosError(failure)) return clientError('reply.malformed')
  const { response } = failure
  if (response) return isEnvelope(response.data) ? envelopeError(response.data) : statusError(response.status)
  const timedOut = failure.code === 'ECONNABORTED' || failure.code === 'ETIMEDOUT'
  return clientError(timedOut ? 'network.timeout' : 'network.offline')
}

function statusError(status: number): ApiError {
  if (status === CODE.busy)
    return envelopeError({ code: status, reason: 'server.busy', message: REASONS['server.busy'].message })
  if (status >= 500) return envelopeError({ code: CODE.fault, reason: 'server.fault' })
  return envelopeError({
    code: status,
    reason: status === CODE.notFound ? 'request.not_found' : 'request.invalid',
  })
}
