import { CODE, type Envelope } from '../contracts'
import { ApiFailure, clientError, envelopeError } from './api-error'

export function isEnvelope(body: unknown): body is Envelope<unknown> {
  return typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'number'
}

/** The data of a successful envelope; throws `ApiFailure` for another code and for a body that is no envelope. */
export function readEnvelope(body: unknown): unknown {
  if (!isEnvelope(body)) throw new ApiFailure(clientError('reply.malformed'))
  if (body.code !== CODE.ok) throw new ApiFailure(envelopeError(body))
  return body.data
}
