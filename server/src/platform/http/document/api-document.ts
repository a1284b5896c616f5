import type { Endpoint } from '@saidian/shared/contracts/http'
import type { FastifyInstance } from 'fastify'
import { docsPage } from './docs-page'
import { openApiOf } from './open-api'

/** `/openapi.json`, and a page of it at `/docs`, from the endpoints that `serve` registered. */
export function addApiDocument(app: FastifyInstance): void {
  const endpoints: Endpoint[] = []
  app.addHook('onRoute', ({ config, method }) => {
    if (config?.endpoint && method !== 'HEAD') endpoints.push(config.endpoint)
  })
  app.get('/openapi.json', async () => openApiOf(endpoints))
  app.get('/docs', async (_, reply) => {
    reply.type('text/html; charset=utf-8')
    return docsPage(endpoints, reply.cspNonce)
  })
}
