import { OFFLINE_HEADER, OFFLINE_MARK } from '@saidian/shared/contracts/http'
import type { FastifyReply, FastifyRequest } from 'fastify'

export type PrebuiltBodies = {
  /** The envelope as UTF-8 JSON. */
  json: Buffer
  /** The same, compressed. */
  br?: Buffer
  gzip?: Buffer
  /** With its quotes, such as `"a1"` or `W/"a1"`. */
  etag: string
  /** Default `no-cache`: the browser caches the answer and validates it each time. */
  cacheControl?: string
}

/** Names and values in turn, as `writeHead` takes them. */
type HeaderLines = readonly string[]
type Variant = { status: 200 | 304; body: Buffer | undefined; headers: HeaderLines }

/** A complete answer with envelope and headers, built before it is requested. */
export class Prebuilt {
  readonly bodies: PrebuiltBodies
  readonly #plain: Variant
  readonly #br: Variant | null
  readonly #gzip: Variant | null
  readonly #notModified: Variant

  constructor(bodies: PrebuiltBodies) {
    this.bodies = bodies
    const { json, br, gzip, etag, cacheControl = 'no-cache' } = bodies
    const common = ['etag', etag, 'cache-control', cacheControl, 'vary', 'accept-encoding']
    const variant = (body: Buffer, ...coding: string[]): Variant => ({
      status: 200,
      body,
      headers: [
        ...common,
        ...[
          'content-type',
          'application/json; charset=utf-8',
          'content-length',
          String(body.length),
        ],
        ...coding,
      ],
    })
    this.#plain = variant(json)
    this.#br = br ? variant(br, 'content-encoding', 'br') : null
    this.#gzip = gzip ? variant(gzip, 'content-encoding', 'gzip') : null
    this.#notModified = { status: 304, body: undefined, headers: common }
  }

  /** The answer for the encoding and the ETag of this request. */
  variantFor({ headers }: FastifyRequest): Variant {
    if (headers['if-none-match']?.includes(this.bodies.etag)) return this.#notModified
    const accepted = headers['accept-encoding'] ?? ''
    if (this.#br && /\bbr\b/.test(accepted)) return this.#br
    return this.#gzip && /\bgzip\b/.test(accepted) ? this.#gzip : this.#plain
  }
}

/** A handler of `serve` returns it in place of data. The request decides encoding and 304. */
export function prebuilt(bodies: PrebuiltBodies): Prebuilt {
  return new Prebuilt(bodies)
}

const FOR_OFFLINE: HeaderLines = [OFFLINE_HEADER, OFFLINE_MARK]

/**
 * Writes without Fastify's reply, whose headers and serialization took most of the time of such an
 * answer.
 */
export function sendPrebuilt(answer: Prebuilt, request: FastifyRequest, reply: FastifyReply): void {
  const { status, body, headers } = answer.variantFor(request)
  const { plainHeaders } = request.server
  reply.hijack()
  const offline = request.routeOptions.config.endpoint?.offline ? FOR_OFFLINE : []
  const own = ['x-request-id', request.id, ...headers, ...offline]
  reply.raw.writeHead(status, [...plainHeaders, ...own])
  reply.raw.end(body)
}
