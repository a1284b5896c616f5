import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../errors'
import { answerError } from './answer-error'

/** Past these figures a request is refused at once: a short answer now is better than a late one for everybody. */
const MAX_EVENT_LOOP_DELAY_MS = 1_000
const RETRY_AFTER_MS = 5_000
const SAMPLE_MS = 500

/** Sheds load with HTTP 503 while the process cannot keep up. */
export function addOverloadGuard(app: FastifyInstance, maxEventLoopDelayMs = MAX_EVENT_LOOP_DELAY_MS): void {
  app.register(underPressure, {
    maxEventLoopDelay: maxEventLoopDelayMs,
    // In a sample during which the loop hardly turned the delay counts as endless: one must last as long as is allowed.
    sampleInterval: Math.max(SAMPLE_MS, maxEventLoopDelayMs),
    pressureHandler: (request, reply, type, value) => {
      const busy = new Refusal('server.busy', {
        retryAfterMs: RETRY_AFTER_MS,
        cause: new Error(`${type} ${value}`),
      })
      answerError(busy, request, reply)
    },
  })
}
