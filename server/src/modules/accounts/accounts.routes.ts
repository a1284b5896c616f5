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
import { callerOf } from './login/caller'
import { logoutRoutes } from './login/logout.routes'

/** The calls of `contracts/account.ts`. */
export function accountsRoutes(app: FastifyInstance, accounts: AccountsService): void {
  serve(app, sendCode, async ({ body, request }) => ({
    retryAfterMs: SMS_CODE_TIMES.againMs,
    expiresInMs: SMS_CODE_TIMES.livesMs,
    ...(await accounts.sendCode(body, callerOf(request).network)),
  }))
  serve(app, getPasswordIv, ({ request }) => accounts.newIv(callerOf(request).network))
  serve(app, register, ({ body, request }) => accounts.register(body, callerOf(request)))
  serve(app, login, ({ body, request }) =>
    body.way === 'code'
      ? accounts.logInByCode(body, callerOf(request))
      : accounts.logInByPassword(body, callerOf(request)),
  )
  serve(app, resetPassword, async ({ body, request }) => {
    await accounts.resetPassword(body, callerOf(request).network)
    return null
  })
  serve(app, changePassword, async ({ user, body }) => {
    await accounts.changePassword(user, body)
    return null
  })
  logoutRoutes(app, accounts.sessions)
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
