import {
  type Auth,
  cancelAccount,
  cancelLeave,
  changePassword,
  exportAccount,
  getDevices,
  getPasswordIv,
  login,
  register,
  resetPassword,
  revokeDevice,
  SMS_CODE_TIMES,
  sendCode,
} from '@saidian/shared/contracts/accounts'
import type { BodyOf } from '@saidian/shared/contracts/http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { serve } from '../../platform/http'
import { createThrottle } from '../../platform/limits'
import type { AccountsService } from './accounts.service'
import { callerOf } from './login/caller'
import type { Login } from './login/logins'
import { logoutRoutes } from './login/logout.routes'
import { partyOf, passkeyRoutes } from './passkeys/passkeys.routes'
import { stepUpRoutes } from './step-up/step-up.routes'

/** A call takes 0.1 ms of CPU before its first wait: 25 calls take 2 to 3 ms. */
const CALLS_PER_TICK = 25

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
  serve(app, changePassword, async ({ user, body, request }) => {
    await accounts.changePassword({ user, ...body }, callerOf(request))
    return null
  })
  serve(app, getDevices, ({ user }) => accounts.devices.list(user))
  serve(app, revokeDevice, async ({ user, body }) => {
    await accounts.devices.revoke(user, body)
    return null
  })
  serve(app, cancelAccount, async ({ user, body }) => {
    const deletingAtMs = await accounts.leave.schedule(user, body.proof)
    return { deletingAt: Math.floor(deletingAtMs / 1000) }
  })
  stepUpRoutes(app, accounts)
  passkeyRoutes(app, accounts)
  serve(app, cancelLeave, async ({ user }) => {
    await accounts.leave.cancel(user)
    return null
  })
  serve(app, exportAccount, ({ user, body }) => accounts.exportAll(user, body.proof))
}

/** Calls before login. Hundreds at once, as after a big match, start a few per event-loop tick. */
function entryRoutes(scope: FastifyInstance, accounts: AccountsService): void {
  const pass = createThrottle(CALLS_PER_TICK)
  scope.addHook('onRequest', async () => pass())
  serve(scope, register, async ({ body, request }) =>
    answerOf(request, await accounts.register(body, callerOf(request))),
  )
  serve(scope, login, async ({ body, request }) =>
    answerOf(request, await logInBy(accounts, body, request)),
  )
  serve(scope, resetPassword, async ({ body, request }) => {
    await accounts.resetPassword(body, callerOf(request))
    return null
  })
}

function logInBy(
  accounts: AccountsService,
  body: BodyOf<typeof login>,
  request: FastifyRequest,
): Promise<Login> {
  const caller = callerOf(request)
  if (body.way === 'code') return accounts.logInByCode(body, caller)
  if (body.way === 'password') return accounts.logInByPassword(body, caller)
  return accounts.logInByPasskey(
    { answer: body.answer, party: partyOf(request, accounts.config) },
    caller,
  )
}

/** Pages of this product get the token in a cookie. */
function answerOf(request: FastifyRequest, { auth, cookie }: Login): Auth {
  if (cookie) request.newSessionCookie = cookie
  return auth
}
