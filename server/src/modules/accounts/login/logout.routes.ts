import { logout } from '@saidian/shared/contracts/accounts'
import { CODE } from '@saidian/shared/contracts/http'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../../platform/http'
import type { Devices } from '../session/devices.service'
import { callerOf } from './caller'

/**
 * Logout clears the browser's cache of this origin. Storage stays: it holds settings of the device
 * and the service worker. The client removes the member's data itself, also offline.
 */
const CLEARED = '"cache"'

/**
 * The logout. A call that ends no session clears nothing; otherwise any page could empty the caches
 * of our visitors.
 */
export function logoutRoutes(app: FastifyInstance, devices: Pick<Devices, 'logOut'>): void {
  app.register(async (scope) => {
    scope.addHook('preSerialization', async (_, reply, payload) => {
      if (isDone(payload)) reply.header('clear-site-data', CLEARED)
      return payload
    })
    serve(scope, logout, async ({ user, request }) => {
      await devices.logOut(user)
      if (callerOf(request).isCookie) request.newSessionCookie = null
      return null
    })
  })
}

function isDone(payload: unknown): boolean {
  return (
    typeof payload === 'object' && payload !== null && 'code' in payload && payload.code === CODE.ok
  )
}
