import type { FastifyReply, FastifyRequest } from 'fastify'

/** A whole answer, envelope and all, made ahead of the requests for it. */
export class Prebuilt {
  readonly bodies: PrebuiltBodies

  constructor(bodies: PrebuiltBodies) {
    this.bodies = bodies
  }
}

export type PrebuiltBodies = {
  /** The envelope as UTF-8 JSON. */
  json: Buffer
  /** The same, compressed. */
  br?: Buffer
  gzip?: Buffer
  /** With its quotes, such as `"a1"` or `W/"a1"`. */
  etag: string
  /** Default `no-cache`: kept by the browser and asked about each time. */
  cacheControl?: string
}

/** Returned by a handler of `serve` in place of data. The encoding and 304 are settled by the request. */
export function prebuilt(bodies: PrebuiltBodies): Prebuilt {
  return new Prebuilt(bodies)
}

export function sendPrebuilt(
  { bodies }: Prebuilt,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { json, br, gzip, etag, cacheControl = 'no-cache' } = bodies
  reply.header('etag', etag).header('cache-control', cacheControl).header('vary', 'accept-encoding')
  if (request.headers['if-none-match']?.includes(etag)) return reply.status(304).send()
  reply.type('application/json; charset=utf-8')
  const accepted = request.headers['accept-encoding'] ?? ''
  if (br && /\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(br)
  if (gzip && /\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(gzip)
  return reply.send(json)
}
