import { CODE, type Envelope, type Reason } from '@saidian/shared/contracts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isUnavailable } from '../database'
import { Refusal } from '../errors'

/** Statuses that are not a business answer; everything else is HTTP 200 with the code in the envelope. */
const STATUS: Partial<Record<Reason, number>> = {
  'request.invalid': 400,
  'request.too_large': 413,
  'request.not_found': 404,
  'server.fault': 500,
  'server.busy': 503,
}

/** The one place where an error becomes an answer. */
export function addErrorAnswers(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply))
  app.setNotFoundHandler((request, reply) =>
    answerError(new Refusal('request.not_found'), request, reply),
  )
}

/** Answers `error` by the envelope of its reason; what is not a refusal is logged whole and told as a fault. */
export function answerError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const refusal = refusalOf(error)
  if (refusal.code === CODE.fault)
    request.log.error({ err: error, requestId: request.id }, 'request failed')
  // Shed load is counted, not logged: a line for each would be load itself.
  else if (refusal.code === CODE.busy && refusal.cause)
    request.log.warn({ err: error, requestId: request.id }, 'request put off')
  const envelope: Envelope<never> = {
    code: refusal.code,
    data: null,
    message: refusal.message,
    reason: refusal.reason,
    ...(refusal.field !== undefined && { field: refusal.field }),
    ...(refusal.retryAfterMs !== undefined && { retryAfterMs: refusal.retryAfterMs }),
    requestId: request.id,
  }
  if (refusal.retryAfterMs !== undefined)
    reply.header('retry-after', Math.ceil(refusal.retryAfterMs / 1_000))
  return reply
    .status(STATUS[refusal.reason] ?? 200)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(String)
    .send(JSON.stringify(envelope))
}

function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  if (isUnavailable(error)) return new Refusal('server.busy', { cause: error })
  const status =
    typeof error === 'object' && error && 'statusCode' in error ? Number(error.statusCode) : 500
  if (status === 413) return new Refusal('request.too_large')
  if (status === 404) return new Refusal('request.not_found')
  if (status === 503) return new Refusal('server.busy', { cause: error })
  return new Refusal(status >= 400 && status < 500 ? 'request.invalid' : 'server.fault', {
    cause: error,
  })
}
