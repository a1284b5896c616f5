import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { linkOrigin } from '../../../platform/http'
import type { Syndication } from './syndication.service'

const SHARED = 'public, max-age=300'
const ATOM = 'application/atom+xml; charset=utf-8'
const XML = 'application/xml; charset=utf-8'

export type SyndicationRoutes = {
  syndication: Syndication
  /** Origins of the product; empty where it has no fixed one. */
  origins: readonly string[]
  isSecure: boolean
}

/** Atom feeds of columns, and the sitemap for search engines with the file that names it. */
export function syndicationRoutes(
  app: FastifyInstance,
  { syndication, origins, isSecure }: SyndicationRoutes,
): void {
  const originOf = ({ headers }: FastifyRequest) => linkOrigin(origins, headers.host, isSecure)

  app.get<{ Params: { id: string } }>(
    '/inform/feed/:id(^\\d{1,9}$).xml',
    async (request, reply) => {
      const text = await syndication.feed(request.params.id, originOf(request))
      return send(request, reply, { text, type: ATOM })
    },
  )
  app.get('/robots.txt', (request, reply) => {
    const address = new URL('/sitemap.xml', originOf(request)).href
    const text = `User-agent: *\nDisallow: /user/\nDisallow: /message\nSitemap: ${address}\n`
    return send(request, reply, { text, type: 'text/plain; charset=utf-8' })
  })
  app.get('/sitemap.xml', async (request, reply) => {
    const text = await syndication.index(originOf(request))
    return send(request, reply, { text, type: XML })
  })
  app.get<{ Params: { name: string; n: string } }>(
    '/sitemap-:name(^[a-z]{1,20}$)-:n(^\\d{1,6}$).xml',
    async (request, reply) => {
      const { name, n } = request.params
      const text = await syndication.file({ name, n: Number(n) }, originOf(request))
      return send(request, reply, { text, type: XML })
    },
  )
}

function send(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { text, type }: { text: string; type: string },
): FastifyReply {
  const etag = `"${createHash('sha256').update(text).digest('hex').slice(0, 32)}"`
  reply.type(type).header('etag', etag).header('cache-control', SHARED)
  if (headers['if-none-match'] === etag) return reply.code(304).send()
  return reply.send(text)
}
