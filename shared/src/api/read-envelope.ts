import { CODE, COMMON_REASONS, type Envelope } from '../contracts/http'
import { type ApiError, ApiFailure, clientError, envelopeError } from './api-error'
import type { WireReply } from './transport'

function isEnvelope(body: unknown): body is Envelope<unknown> {
  return (
    typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'number'
  )
}

/** The data of a successful reply. Throws `ApiFailure` for any other status, code or body. */
export function readEnvelope({ status, body }: WireReply): unknown {
  if (status >= 400 && !isEnvelope(body)) throw new ApiFailure(statusError(status))
  if (!isEnvelope(body)) throw new ApiFailure(clientError('reply.malformed'))
  if (body.code !== CODE.ok) throw new ApiFailure(envelopeError(body))
  return body.data
}

function statusError(status: number): ApiError {
  if (status === CODE.busy) return named(CODE.busy, 'server.busy')
  if (status >= 500) return named(CODE.fault, 'server.fault')
  return named(status, status === CODE.notFound ? 'request.not_found' : 'request.invalid')
}

function named(code: number, reason: keyof typeof COMMON_REASONS): ApiError {
  return envelopeError({ code, reason, message: COMMON_REASONS[reason].message })
}
