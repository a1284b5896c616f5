import type { StaffScope } from '@saidian/shared/contracts/security'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { RequestError } from '../errors'
import type { SecurityLog } from '../security-log'
import { covers } from './scopes.rules'
import type { StaffMember, StaffTokens } from './staff-tokens'

/** Staff tokens, and the record of acts done with them. */
export type Staff = { tokens: StaffTokens; securityLog: SecurityLog }

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can merge
  interface FastifyRequest {
    /** The caller of a staff route. */
    staff: StaffMember | null
  }
}

type StaffRoutes = {
  /** Scope that a call needs; from its checked body where scopes are finer than routes. */
  scope: StaffScope | ((request: FastifyRequest) => string)
  /** The object of a call, for the security log. */
  about?: (request: FastifyRequest) => string | null
}

/**
 * Routes of the internal port that change something or show data of members. The caller sends a
 * staff token; access to this machine is not enough. Every call is recorded before it runs: without
 * a security log it is rejected.
 */
export function staffOnly(
  app: FastifyInstance,
  { tokens, securityLog }: Staff,
  { scope: wanted, about = () => null }: StaffRoutes,
  routes: (scope: FastifyInstance) => void,
): void {
  app.register(async (scope) => {
    scope.decorateRequest('staff', null)
    const recordOf = (request: FastifyRequest, actor: string) => ({
      actor,
      act: `${request.method} ${request.routeOptions.url}`,
      about: about(request),
    })
    scope.addHook('onRequest', async (request) => {
      const staff = await tokens.authenticate(request.headers.authorization)
      request.staff = staff
      if (staff) return
      securityLog.note({ ...recordOf(request, 'unknown token'), outcome: 'refused' })
      throw new RequestError('auth.not_allowed')
    })
    scope.addHook('preHandler', async (request) => {
      const staff = staffOf(request)
      const event = recordOf(request, staff.name)
      const needed = typeof wanted === 'string' ? wanted : wanted(request)
      if (!covers(staff.scopes, needed)) {
        securityLog.note({ ...event, outcome: 'refused' })
        throw new RequestError('auth.not_allowed')
      }
      await securityLog.record({ ...event, outcome: 'begun' }).catch((cause) => {
        throw new RequestError('server.busy', { cause })
      })
      request.log.info({ staff: staff.name, act: event.act }, 'staff act')
    })
    scope.addHook('onSend', async (request, _, payload) => {
      // Errors are HTTP 200 too: the envelope has the outcome of the call.
      const isDone = typeof payload === 'string' && payload.startsWith('{"code":200,')
      const outcome = isDone ? 'done' : 'failed'
      if (request.staff) securityLog.note({ ...recordOf(request, request.staff.name), outcome })
      return payload
    })
    routes(scope)
  })
}

/** The caller; inside `staffOnly` there always is one. */
export function staffOf({ staff }: Pick<FastifyRequest, 'staff'>): StaffMember {
  if (!staff) throw new RequestError('auth.not_allowed')
  return staff
}
