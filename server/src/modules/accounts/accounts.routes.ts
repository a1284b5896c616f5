import {
  type Auth,
  type BodyOf,
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
} from '@saidian/shared/contracts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { serve } from '../../platform/http'
import type { AccountsService } from './accounts.service'
import { createTurnstile } from './limits/turnstile'
import type { Login } from './login/admit'
import { callerOf } from './login/caller'
import { logoutRoutes } from './login/logout.routes'
import { partyOf, passkeyRoutes } from './passkeys/passkeys.routes'
import { stepUpRoutes } from './step-up/step-up.routes'

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
    const deletingAtMs = await accounts.leave.cancel(user, body.proof)
    return { deletingAt: Math.floor(deletingAtMs / 1000) }
  })
  stepUpRoutes(app, accounts)
  passkeyRoutes(app, accounts)
  serve(app, cancelLeave, async ({ user }) => {
    await accounts.leave.keep(user)
    return null
  })
  serve(app, exportAccount, ({ user, body }) => accounts.exportAll(user, body.proof))
}

/** Calls of people who are not in yet. Hundreds of them at once, as after a big match, begin a few a turn. */
function entryRoutes(scope: FastifyInstance, accounts: AccountsService): void {
  const pass = createTurnstile(CALLS_A_TURN)
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

/** A page of ours is given its token by cookie. */
function answerOf(request: FastifyRequest, { auth, cookie }: Login): Auth {
  if (cookie) request.newSessionCookie = cookie
  return auth
}
