import type { Bus } from '../../platform/bus'
import type { Clock } from '../../platform/clock'
import type { Db } from '../../platform/database'
import type { Logger } from '../../platform/log'
import type { Metrics } from '../../platform/metrics'
import { countCalls } from './accounts-metrics'
import { createCodes } from './codes/codes.service'
import { createLogSms, createWebhookSms, type SmsMessage } from './codes/sms'
import { LIMITS } from './limits/limit.rules'
import { createLimits } from './limits/limits.service'
import { createLine } from './limits/line'
import { createAdmit } from './login/admit'
import { createCodeLogin } from './login/code-login.service'
import { createPasswordLogin } from './login/password-login.service'
import { createRegister } from './login/register.service'
import { createExport } from './member/export.service'
import { createLeave } from './member/leave.service'
import type { MemberPart } from './member-part'
import { createPasswordChange } from './password/change.service'
import { createEnvelope } from './password/envelope'
import { createHasher } from './password/hasher'
import { createSecrets } from './password/secrets'
import { createDevices } from './session/devices.service'
import type { Sessions } from './session/sessions.service'

export type AccountsConfig = {
  varDir: string
  passwordKey: string
  passwordIv: string
  passwordPepper: string
  sms: { showsCode: boolean; webhook: { url: string; secret: string } | null }
}

type ServiceDeps = {
  db: Db
  bus: Bus
  clock: Clock
  log: Logger
  metrics: Metrics
  config: AccountsConfig
  parts: readonly MemberPart[]
  sessions: Sessions
}

/**
 * Logging in takes a dozen questions to the database and up to two hashes. Four at a time leave connections for
 * everybody else; at 40 to 100 a second the last of the line waits some seconds, and who finds it full comes again.
 */
const LOGIN_LINE = { atOnce: 4, waiting: 250 } as const

export type AccountsService = ReturnType<typeof createAccountsService>

/** What the routes call, put together. */
export function createAccountsService(deps: ServiceDeps) {
  const { db, clock, log, config, parts, sessions } = deps
  const limits = createLimits({ db, clock })
  const secrets = createSecrets(config)
  const { showsCode, webhook } = config.sms
  const sendSms = webhook ? createWebhookSms(webhook) : createLogSms(log)
  const codes = createCodes({ db, clock, log, limits, secrets, sendSms })
  const envelope = createEnvelope({ db, clock, config })
  const hasher = createHasher(secrets)
  const admit = createAdmit({ clock, sessions })
  const line = createLine(LOGIN_LINE)
  const count = countCalls(deps.metrics)
  const inLine =
    <Given extends unknown[], Told>(name: string, work: (...given: Given) => Promise<Told>) =>
    (...given: Given) =>
      count(
        name,
        line.run(() => work(...given)),
      )
  const passwords = createPasswordChange({ db, codes, limits, envelope, hasher, sessions })

  return {
    async sendCode(to: Pick<SmsMessage, 'phone' | 'purpose'>, network: string): Promise<{ code?: string }> {
      const code = await count('code', codes.send(to, network))
      return showsCode ? { code } : {}
    },
    async newIv(network: string): Promise<string> {
      await limits.take([{ limit: LIMITS.iv, of: network }], 'request.too_many')
      return envelope.newIv()
    },
    register: inLine('register', createRegister({ db, clock, codes, envelope, hasher, admit, parts })),
    logInByCode: inLine('login by code', createCodeLogin({ db, clock, codes, admit, parts })),
    logInByPassword: inLine(
      'login by password',
      createPasswordLogin({ db, clock, limits, envelope, hasher, admit }),
    ),
    resetPassword: inLine('reset', passwords.reset),
    changePassword: inLine('change', passwords.change),
    devices: createDevices({ db, clock, sessions }),
    leave: createLeave({ db, clock, codes }),
    exportAll: createExport({ db, clock, limits, parts }),
  }
}
