import { type CheckFault, registryEndpoints } from '@saidian/shared/contracts'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../platform/errors'
import { answerError, serve } from '../../platform/http'
import { carriesToken } from './publish-token'
import type { RegistryService } from './registry.service'
import { UPLOAD_LIMIT_BYTES } from './upload.rules'

const MOST_ENTRIES = 50

/** Administration of the registry; every call carries the publish token. */
export function registryRoutes(
  app: FastifyInstance,
  parts: () => Promise<{ service: RegistryService; token: string }>,
): void {
  app.register(async (scope) => {
    scope.addHook('onRequest', async (request) => {
      if (!carriesToken(request.headers.authorization, (await parts()).token))
        throw new Refusal('auth.not_allowed')
    })
    scope.addHook('onRoute', (route) => {
      route.bodyLimit = UPLOAD_LIMIT_BYTES
    })
    // Who publishes is one of us and has to know which rule was broken; the public port never tells details.
    scope.setErrorHandler((error, request, reply) => {
      if (error instanceof Refusal) error.message = [error.message, ...detailsOf(error)].join('\n')
      return answerError(error, request, reply)
    })
    const service = async () => (await parts()).service

    serve(scope, registryEndpoints.publish, async ({ body }) => (await service()).publish(body))
    serve(scope, registryEndpoints.list, async () => (await service()).list())
    serve(scope, registryEndpoints.promote, async ({ body }) =>
      (await service()).promote(body.name, body.version, body.actor),
    )
    serve(scope, registryEndpoints.canary, async ({ body }) =>
      (await service()).canary(body.name, body.version, body.percentage, body.actor),
    )
    serve(scope, registryEndpoints.pin, async ({ body }) =>
      (await service()).pin(body.name, body.version, body.actor),
    )
    serve(scope, registryEndpoints.rollback, async ({ body }) =>
      (await service()).rollback(body.name, body.actor),
    )
    serve(scope, registryEndpoints.audit, async ({ query }) => ({
      entries: await (await service()).audit({ name: query.name, limit: query.limit ?? MOST_ENTRIES }),
    }))
  })
}

function detailsOf({ details }: Refusal): string[] {
  if (!Array.isArray(details)) return []
  return details.map((detail: string | CheckFault) =>
    typeof detail === 'string' ? detail : `${detail.rule}: ${detail.message}`,
  )
}
