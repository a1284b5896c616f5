import {
  addPasskey,
  cancelAccount,
  cancelLeave,
  changePassword,
  exportAccount,
  login,
  logout,
  proveByPasskey,
  proveStepUp,
  register,
  removePasskey,
  resetPassword,
  revokeDevice,
  sendCode,
  sendStepUpCode,
} from '@saidian/shared/contracts/accounts'
import { redeemGiftCode } from '@saidian/shared/contracts/wallet'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { SecurityLog } from '../../platform/security-log'
import { shownNetwork } from './shown-network.rules'

/** Calls of the public port that the security log records. */
const ACTS = new Map<unknown, string>([
  [sendCode, 'code.send'],
  [register, 'account.register'],
  [login, 'login'],
  [logout, 'logout'],
  [resetPassword, 'password.reset'],
  [changePassword, 'password.change'],
  [sendStepUpCode, 'step-up.send'],
  [proveStepUp, 'step-up'],
  [proveByPasskey, 'step-up-by-passkey'],
  [addPasskey, 'passkey.add'],
  [removePasskey, 'passkey.remove'],
  [revokeDevice, 'device.revoke'],
  [cancelAccount, 'account.cancel'],
  [cancelLeave, 'account.keep'],
  [exportAccount, 'account.export'],
  [redeemGiftCode, 'gift-code.redeem'],
])

/** Records outcomes when they are answered; no answer waits for the log. */
export function recordActs(app: FastifyInstance, securityLog: Pick<SecurityLog, 'note'>): void {
  app.addHook('onSend', async (request, _, payload) => {
    const act = ACTS.get(request.routeOptions.config.endpoint)
    if (act === undefined) return payload
    securityLog.note({
      actor: request.caller?.id ?? 'visitor',
      act: wayOf(act, request),
      outcome: outcomeOf(payload),
      network: shownNetwork(request.ip),
      about: subjectOf(request),
    })
    return payload
  })
}

function wayOf(act: string, { body }: FastifyRequest): string {
  const given = (body ?? {}) as { way?: unknown; purpose?: unknown; act?: unknown }
  const kind = given.way ?? given.purpose ?? given.act
  return typeof kind === 'string' && /^[a-z]{1,20}$/.test(kind) ? `${act}.${kind}` : act
}

/** Every answer is an envelope that begins with its code. */
function outcomeOf(payload: unknown): 'done' | 'refused' | 'failed' {
  const code =
    typeof payload === 'string' ? Number(/^\{"code":(\d+)/.exec(payload)?.[1]) : Number.NaN
  if (code === 200) return 'done'
  return code >= 500 ? 'failed' : 'refused'
}

/** Account or phone without its middle: enough to find the member, too little to call them. */
function subjectOf({ body }: FastifyRequest): string | null {
  const { account, phone } = (body ?? {}) as { account?: unknown; phone?: unknown }
  const text = account ?? phone
  return typeof text === 'string' && text.length > 5
    ? `${text.slice(0, 3)}****${text.slice(-2)}`
    : null
}
