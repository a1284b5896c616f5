import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { CODE, type Envelope, REASONS } from '@saidian/shared/contracts/http'

const RETRY_AFTER_MS = 2_000

/** Answers 503 without the application: a rejection must cost less than the request. */
export function sendOverloaded(response: ServerResponse): void {
  const requestId = randomUUID()
  const envelope: Envelope<never> = {
    code: CODE.busy,
    data: null,
    message: REASONS['server.busy'].message,
    reason: 'server.busy',
    retryAfterMs: RETRY_AFTER_MS,
    requestId,
  }
  const body = JSON.stringify(envelope)
  response.writeHead(503, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'retry-after': String(RETRY_AFTER_MS / 1_000),
    'x-content-type-options': 'nosniff',
    'x-request-id': requestId,
  })
  response.end(body)
}
