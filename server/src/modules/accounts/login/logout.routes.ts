import { CODE, logout } from '@saidian/shared/contracts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../../platform/http'
import type { Devices } from '../session/devices.service'
import { callerOf } from './caller'

/**
 * What the browser has cached of this origin goes with the login. Its storage stays: settings of the device and the
 * service worker are nobody's login, and what is the member's in it the client removes itself, also without a network.
 */
const CLEARED = '"cache"'

/** The logout; a call that ends no login clears nothing, or any page could have us empty its visitors' caches. */
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
