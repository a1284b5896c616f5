import type { NoticeContent } from '@saidian/shared/contracts/notices'
import type { Bus } from '../../platform/bus'
import type { Clock } from '../../platform/clock'
import type { Db } from '../../platform/database'
import { createLimits } from '../../platform/limits'
import type { Logger } from '../../platform/log'
import type { Metrics } from '../../platform/metrics'
import type { NotifyDevices, SendNotices } from '../../platform/notices'
import { createConcurrencyQueue } from '../../platform/queue'
import { type CountCalls, countCalls } from './accounts-metrics'
import type { SmsCeiling } from './codes/code-budget.rules'
import { type CodeOrder, createCodes } from './codes/codes.service'
import { createLogSms, createWebhookSms, type SendSms } from './codes/sms'
import { LIMITS } from './limits/limit.rules'
import type { Caller } from './login/caller'
import { createCodeLogin } from './login/code-login.service'
import { createLogins } from './login/logins'
import { createPasskeyLogin } from './login/passkey-login.service'
import { createPasswordLogin } from './login/password-login.service'
import { createRegister } from './login/register.service'
import { createExport } from './member/export.service'
import { createLeave } from './member/leave.service'
import type { MemberPart } from './member-part'
import { createPasskeys } from './passkeys/passkeys.service'
import { createPasswordChange } from './password/change.service'
import { createEnvelope } from './password/envelope'
import { createHasher, type HashCost } from './password/hasher'
import { createSecrets } from './password/secrets'
import { createDevices } from './session/devices.service'
import type { Sessions } from './session/sessions.service'
import { createStepUps } from './step-up/step-up.service'

export type AccountsConfig = {
  varDir: string
  passwordKey: string
  passwordIv: string
  passwordPepper: string
  https: boolean
  allowedOrigins: readonly string[]
  sms: {
    showsCode: boolean
    webhook: { url: string; secret: string } | null
    ceiling: SmsCeiling
    workTries: number
  }
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
  notifyDevices: NotifyDevices
  notices: SendNotices<NoticeContent>
  /** Of password hashes; only for tests of other things. */
  hashCost?: HashCost
}

/**
 * A login takes a dozen queries and up to two hashes. Four at a time leave connections for all
 * other calls; at 40 to 100 logins a second the last one waits some seconds. One network gets half
 * of the places and a fifth of the queue.
 */
const LOGIN_QUEUE = { atOnce: 4, waiting: 250, perKey: { atOnce: 2, waiting: 50 } } as const

/** Counts the calls by `name`; each waits in the queue of its network. */
function createCallQueue(count: CountCalls) {
  const queue = createConcurrencyQueue(LOGIN_QUEUE)
  return <Given, Result>(name: string, work: (given: Given, caller: Caller) => Promise<Result>) =>
    (given: Given, caller: Caller) =>
      count(
        name,
        queue.run(() => work(given, caller), caller.network),
      )
}

export type AccountsService = ReturnType<typeof createAccountsService>

/** The services that the routes call. */
export function createAccountsService(deps: ServiceDeps) {
  const { db, clock, log, config, parts, sessions } = deps
  const limits = createLimits(db)
  const secrets = createSecrets(config)
  const { showsCode } = config.sms
  const sendSms = createSendSms(config, log)
  const codes = createCodes({ ...deps, limits, secrets, sendSms, ...config.sms })
  const envelope = createEnvelope({ db, config })
  const hasher = createHasher(secrets, deps.hashCost)
  const logins = createLogins(deps)
  const stepUps = createStepUps({ db, codes })
  const count = countCalls(deps.metrics)
  const queued = createCallQueue(count)
  const passkeys = createPasskeys({
    db,
    stepUps,
    handleKey: async () => (await secrets()).handleKey,
  })
  const own = { codes, limits, envelope, hasher, stepUps }
  const passwords = createPasswordChange({ ...deps, ...own })

  return {
    async sendCode(to: CodeOrder, network: string): Promise<{ code?: string }> {
      const code = await count('code', codes.send(to, network))
      return showsCode ? { code } : {}
    },
    async newIv(network: string): Promise<string> {
      await limits.take([{ limit: LIMITS.iv, of: network }], 'request.too_many')
      return envelope.newIv()
    },
    register: queued(
      'register',
      createRegister({ db, clock, codes, envelope, hasher, logins, parts }),
    ),
    logInByCode: queued('login by code', createCodeLogin({ db, clock, codes, logins, parts })),
    logInByPassword: queued(
      'login by password',
      createPasswordLogin({ db, clock, limits, envelope, hasher, logins }),
    ),
    logInByPasskey: queued(
      'login by passkey',
      createPasskeyLogin({ db, limits, passkeys, logins }),
    ),
    resetPassword: queued('reset', passwords.reset),
    changePassword: queued('change', passwords.change),
    devices: createDevices({ db, clock, sessions, stepUps }),
    stepUps,
    showsCode,
    passkeys,
    limits,
    config,
    leave: createLeave({ db, clock, stepUps }),
    exportAll: createExport({ db, clock, limits, stepUps, parts }),
  }
}

function createSendSms({ sms: { webhook } }: AccountsConfig, log: Logger): SendSms {
  return webhook ? createWebhookSms(webhook) : createLogSms(log)
}
