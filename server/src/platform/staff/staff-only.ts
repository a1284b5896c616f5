import type { FastifyInstance } from 'fastify'
import { Refusal } from '../errors'
import { carriesToken, openStaffToken } from './staff-token'

/**
 * Routes of the internal port that change something or tell of members: who calls sends the secret of
 * `<keysDir>/staff-token` as a bearer token, made at the first call. Being on this machine is not enough.
 * Without it they answer `auth.not_allowed`.
 */
export function staffOnly(
  app: FastifyInstance,
  keysDir: string,
  routes: (scope: FastifyInstance) => void,
): void {
  let token: Promise<string> | undefined
  app.register(async (scope) => {
    scope.addHook('onRequest', async (request) => {
      token ??= openStaffToken(keysDir).catch((error: unknown) => {
        token = undefined
        throw error
      })
      if (!carriesToken(request.headers.authorization, await token)) throw new Refusal('auth.not_allowed')
    })
    routes(scope)
  })
}
