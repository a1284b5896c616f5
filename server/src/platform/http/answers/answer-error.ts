import { CODE, type Envelope, type Reason } from '@saidian/shared/contracts/http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isUnavailable } from '../../database'
import { RequestError } from '../../errors'

/**
 * Reasons with an HTTP status of their own; every other answer is HTTP 200 with the code in the
 * envelope.
 */
const STATUS: Partial<Record<Reason, number>> = {
  'request.invalid': 400,
  'request.too_large': 413,
  'request.not_found': 404,
  // Players and CDNs know the status alone.
  'media.not_allowed': 403,
  'media.off_air': 404,
  'server.fault': 500,
  'server.busy': 503,
}

/** The one place where an error becomes an answer. */
export function addErrorAnswers(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply))
  app.setNotFoundHandler((request, reply) =>
    answerError(new RequestError('request.not_found'), request, reply),
  )
}

/**
 * Answers `error` with the envelope of its reason; anything but a `RequestError` is logged in full
 * and answered as a server fault.
 */
export function answerError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const apiError = requestErrorOf(error)
  if (apiError.code === CODE.fault)
    request.log.error({ err: error, requestId: request.id }, 'request failed')
  // Shed load is counted, not logged: a line for each request would be load itself.
  else if (apiError.code === CODE.busy && apiError.cause)
    request.log.warn({ err: error, requestId: request.id }, 'request put off')
  const envelope: Envelope<never> = {
    code: apiError.code,
    data: null,
    message: apiError.message,
    reason: apiError.reason,
    ...(apiError.field !== undefined && { field: apiError.field }),
    ...(apiError.retryAfterMs !== undefined && { retryAfterMs: apiError.retryAfterMs }),
    ...(apiError.challenge !== undefined && { challenge: apiError.challenge }),
    requestId: request.id,
  }
  if (apiError.retryAfterMs !== undefined)
    reply.header('retry-after', Math.ceil(apiError.retryAfterMs / 1_000))
  return reply
    .status(STATUS[apiError.reason] ?? 200)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(String)
    .send(JSON.stringify(envelope))
}

function requestErrorOf(error: unknown): RequestError {
  if (error instanceof RequestError) return error
  if (isUnavailable(error)) return new RequestError('server.busy', { cause: error })
  const status =
    typeof error === 'object' && error && 'statusCode' in error ? Number(error.statusCode) : 500
  if (status === 413) return new RequestError('request.too_large')
  if (status === 404) return new RequestError('request.not_found')
  if (status === 503) return new RequestError('server.busy', { cause: error })
  return new RequestError(status >= 400 && status < 500 ? 'request.invalid' : 'server.fault', {
    cause: error,
  })
}
