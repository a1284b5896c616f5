import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { RequestError } from '../../../platform/errors'
import type { HookedOrigin } from '../play'
import { type OriginCall, READ_CALL } from './origin-calls.rules'

export type OriginRoutesDeps = {
  origin: HookedOrigin
  receive: (call: OriginCall) => Promise<boolean>
}

/** Starts, stops and plays that another media server reports. */
export function originRoutes(app: FastifyInstance, { origin, receive }: OriginRoutesDeps): void {
  const { scheme, hookSecret } = origin
  const answer = async (query: unknown, call: OriginCall | null, reply: FastifyReply) => {
    const { secret } = query as { secret?: unknown }
    if (typeof secret !== 'string' || !isSame(secret, hookSecret))
      throw new RequestError('media.not_allowed')
    const isAllowed = call === null || (await receive(call))
    // SRS reads the code of the body, CDNs the status.
    return reply.code(isAllowed ? 200 : 403).send({ code: isAllowed ? 0 : 1 })
  }
  const path = `/media/origin/${scheme}`
  if (scheme === 'alibaba')
    app.get(path, { exposeHeadRoute: false }, ({ query }, reply) =>
      answer(query, READ_CALL.alibaba(query), reply),
    )
  else app.post(path, ({ query, body }, reply) => answer(query, READ_CALL[scheme](body), reply))
}

/** Compared as hashes, which have one length. */
function isSame(given: string, expected: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(given), hash(expected))
}
