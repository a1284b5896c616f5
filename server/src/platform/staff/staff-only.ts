import type { FastifyInstance } from 'fastify'
import { Refusal } from '../errors'
import { carriesToken, openStaffToken } from './staff-token'

/**
 * Routes of the internal port that change something or tell of members: who calls sends the secret of
 * `<keysDir>/staff-token`, made at the first start, as a bearer token. Being on this machine is not enough.
 * Without it they answer `auth.not_allowed`.
 */
export function staffOnly(
  app: FastifyInstance,
  keysDir: string,
  routes: (scope: FastifyInstance) => void,
): void {
  app.register(async (scope) => {
    const token = await openStaffToken(keysDir)
    scope.addHook('onRequest', async (request) => {
      if (!carriesToken(request.headers.authorization, token)) throw new Refusal('auth.not_allowed')
    })
    routes(scope)
  })
}
