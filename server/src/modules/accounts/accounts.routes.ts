import {
  cancelAccount,
  changePassword,
  exportAccount,
  getDevices,
  getPasswordIv,
  keepAccount,
  login,
  register,
  resetPassword,
  revokeDevice,
  SMS_CODE_TIMES,
  sendCode,
} from '@saidian/shared/contracts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http'
import type { AccountsService } from './accounts.service'
import { createTurnstile } from './limits/turnstile'
import { callerOf } from './login/caller'
import { logoutRoutes } from './login/logout.routes'

/** A call takes a tenth of a millisecond before it waits for anything: so many take two or three. */
const CALLS_A_TURN = 25

/** The calls of `contracts/account.ts`. */
export function accountsRoutes(app: FastifyInstance, accounts: AccountsService): void {
  serve(app, sendCode, async ({ body, request }) => ({
    retryAfterMs: SMS_CODE_TIMES.againMs,
    expiresInMs: SMS_CODE_TIMES.livesMs,
    ...(await accounts.sendCode(body, callerOf(request).network)),
  }))
  serve(app, getPasswordIv, ({ request }) => accounts.newIv(callerOf(request).network))
  app.register(async (scope) => entryRoutes(scope, accounts))
  logoutRoutes(app, accounts.devices)
  serve(app, changePassword, async ({ user, body }) => {
    await accounts.changePassword(user, body)
    return null
  })
  serve(app, getDevices, ({ user }) => accounts.devices.list(user))
  serve(app, revokeDevice, async ({ user, body }) => {
    await accounts.devices.revoke(user, body.id)
    return null
  })
  serve(app, cancelAccount, async ({ user, body, request }) => {
    const deletingAtMs = await accounts.leave.cancel(user, body.code, callerOf(request).network)
    return { deletingAt: Math.floor(deletingAtMs / 1000) }
  })
  serve(app, keepAccount, async ({ user }) => {
    await accounts.leave.keep(user)
    return null
  })
  serve(app, exportAccount, ({ user }) => accounts.exportAll(user))
}

/** Calls of people who are not in yet. Hundreds of them at once, as after a big match, begin a few a turn. */
function entryRoutes(scope: FastifyInstance, accounts: AccountsService): void {
  const pass = createTurnstile(CALLS_A_TURN)
  scope.addHook('onRequest', async () => pass())
  serve(scope, register, ({ body, request }) => accounts.register(body, callerOf(request)))
  serve(scope, login, ({ body, request }) =>
    body.way === 'code'
      ? accounts.logInByCode(body, callerOf(request))
      : accounts.logInByPassword(body, callerOf(request)),
  )
  serve(scope, resetPassword, async ({ body, request }) => {
    await accounts.resetPassword(body, callerOf(request).network)
    return null
  })
}
