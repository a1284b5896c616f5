import { type CheckFault, registryEndpoints } from '@saidian/shared/contracts/registry'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { RequestError } from '../../platform/errors'
import { answerError, serve } from '../../platform/http'
import { type Staff, staffOf, staffOnly } from '../../platform/staff'
import { faultText } from './check'
import type { RegistryService } from './registry.service'
import { UPLOAD_LIMIT_BYTES } from './versions/upload.rules'

const MAX_ENTRIES = 50

/** Administration of the registry: every call carries a staff token that may publish the remote. */
export function registryRoutes(
  app: FastifyInstance,
  staff: Staff,
  service: () => Promise<RegistryService>,
): void {
  staffOnly(app, staff, { scope: scopeOf, about: aboutOf }, (scope) => {
    scope.addHook('onRoute', (route) => {
      route.bodyLimit = UPLOAD_LIMIT_BYTES
    })
    // Publishers are staff and need to know the broken rule; the public port hides details.
    scope.setErrorHandler((error, request, reply) => {
      if (error instanceof RequestError)
        error.message = [error.message, ...detailsOf(error)].join('\n')
      return answerError(error, request, reply)
    })
    const { publish, list, promote, canary, pin, preview, rollback, retire, withdraw, audit } =
      registryEndpoints
    const actorOf = (request: FastifyRequest) => staffOf(request).name

    serve(scope, publish, async ({ body, request }) =>
      (await service()).publish({ ...body, publisher: actorOf(request) }),
    )
    serve(scope, list, async () => (await service()).list())
    serve(scope, promote, async ({ body, request }) =>
      (await service()).promote(body.name, body.version, actorOf(request)),
    )
    serve(scope, canary, async ({ body, request }) =>
      (await service()).canary(body.name, body.version, body.percentage, actorOf(request)),
    )
    serve(scope, pin, async ({ body, request }) =>
      (await service()).pin(body.name, body.version, actorOf(request)),
    )
    serve(scope, preview, async ({ body, request }) =>
      (await service()).preview(body.name, body.version, body.minutes, actorOf(request)),
    )
    serve(scope, rollback, async ({ body, request }) =>
      (await service()).rollback(body.name, actorOf(request)),
    )
    serve(scope, retire, async ({ body, request }) =>
      (await service()).retire(body.name, actorOf(request)),
    )
    serve(scope, withdraw, async ({ body, request }) =>
      (await service()).withdraw(body.name, body.version, body.reason, actorOf(request)),
    )
    serve(scope, audit, async ({ query }) => ({
      entries: await (await service()).audit({
        name: query.name,
        limit: query.limit ?? MAX_ENTRIES,
      }),
    }))
  })
}

type Subject = { name?: string; version?: string | null }

/** Changes need the scope of their remote; reading needs the scope of any remote. */
function scopeOf({ body }: FastifyRequest): string {
  const { name } = (body ?? {}) as Subject
  return name === undefined ? 'publish' : `publish:${name}`
}

function aboutOf({ body }: FastifyRequest): string | null {
  const { name, version } = (body ?? {}) as Subject
  if (name === undefined) return null
  return version ? `${name}@${version}` : name
}

function detailsOf({ details }: RequestError): string[] {
  if (!Array.isArray(details)) return []
  return details.map((detail: string | CheckFault) =>
    typeof detail === 'string' ? detail : faultText(detail),
  )
}
