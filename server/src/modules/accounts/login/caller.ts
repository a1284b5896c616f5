import { NO_COOKIES_HEADER } from '@saidian/shared/contracts/http'
import type { FastifyRequest } from 'fastify'
import { isFromOwnPage, networkOf } from '../../../platform/http'
import type { Origin } from '../session/sessions.service'

/** Origin and network of a call. */
export type Caller = Origin & { network: string }

export function callerOf(request: FastifyRequest): Caller {
  const userAgent = request.headers['user-agent'] ?? ''
  const isCookie = isFromOwnPage(request) && request.headers[NO_COOKIES_HEADER] === undefined
  return { address: request.ip, userAgent, network: networkOf(request.ip), isCookie }
}
