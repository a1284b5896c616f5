import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { SMS_CODE_TIMES, type SmsPurpose } from '@saidian/shared/contracts/accounts'
import type { WorkSolution } from '@saidian/shared/contracts/http'
import { Counter } from 'prom-client'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import { RequestError } from '../../../platform/errors'
import type { Limits } from '../../../platform/limits'
import type { Logger } from '../../../platform/log'
import type { Metrics } from '../../../platform/metrics'
import { LIMITS } from '../limits/limit.rules'
import { KNOWN_FOR_MS } from '../login/known-networks'
import { isNetworkOfPhone } from '../login/networks.repository'
import type { Secrets } from '../password/secrets'
import { type CodeKey, guessLimit, type SmsCeiling, tryBudget } from './code-budget.rules'
import { readCodes, spendCode, storeCode } from './codes.repository'
import type { SendSms } from './sms'
import { createSmsBudget } from './sms-budget'
import { readDatabaseClock } from './work/database-clock.repository'
import { createWork, type Work } from './work/work'

/** A code to send, and the work that was done for it. */
export type CodeOrder = { phone: string; purpose: SmsPurpose; work?: WorkSolution | undefined }

/** A right code; call `spend` in the transaction that uses it. */
export type CheckedCode = {
  /** Throws `account.wrong_code` when another call has spent the code. */
  spend: (trx: Db) => Promise<void>
}

export type Codes = {
  /**
   * Sends a code to the phone, member or not; resolves with the code. Throws `account.work_needed`
   * where many codes were sent and `work` is not the solution of a challenge for this call.
   */
  send: (to: CodeOrder, network: string) => Promise<string>
  /**
   * Throws `account.wrong_code` unless this code was sent, is not expired and the network has tries
   * left.
   */
  check: (key: CodeKey, code: string, network: string) => Promise<CheckedCode>
}

type CodesDeps = {
  db: Db
  clock: Clock
  log: Logger
  metrics: Metrics
  limits: Limits
  secrets: () => Promise<Secrets>
  sendSms: SendSms
  ceiling: SmsCeiling
  /** Tries of the first proof of work, at most. */
  workTries: number
}

/** Codes by SMS: stored as HMAC, valid once. */
export function createCodes(deps: CodesDeps): Codes {
  const { db, clock, log, limits, secrets, sendSms, ceiling } = deps
  const sent = smsCounter(deps.metrics)
  const takeBudget = createSmsBudget({ limits, sent, log, ceiling, work: workOf(deps) })

  async function hmacOf({ phone, purpose }: CodeKey, code: string): Promise<Buffer> {
    const { codeKey } = await secrets()
    return createHmac('sha256', codeKey).update(`${purpose}/${phone}/${code}`).digest()
  }

  function isKnown(phone: string, network: string): Promise<boolean> {
    return isNetworkOfPhone(db, phone, network, clock.now() - KNOWN_FOR_MS)
  }

  async function findRight(key: CodeKey, code: string, network: string) {
    const [codes, known] = [await readCodes(db, key), await isKnown(key.phone, network)]
    const isOwn = known || codes.some((one) => one.network === network)
    const { counted, exceeded } = await limits.count(
      tryBudget(key, network, isOwn),
      'account.wrong_code',
    )
    const given = await hmacOf(key, code)
    const right = codes.filter(({ hmac }) => timingSafeEqual(given, hmac))[0]
    if (exceeded || !right) throw new RequestError('account.wrong_code')
    return { counted, right }
  }

  return {
    async send({ phone, purpose, work: solution }, network) {
      const request = { phone, purpose, network, isKnown: await isKnown(phone, network) }
      const counted = await takeBudget(request, solution)
      const code = String(randomInt(1_000_000)).padStart(6, '0')
      const hmac = await hmacOf({ phone, purpose }, code)
      await storeCode(db, { phone, purpose }, { hmac, network, livesMs: SMS_CODE_TIMES.livesMs })
      await limits.reset([guessLimit({ phone, purpose }, network)])
      try {
        await sendSms({ phone, code, purpose })
      } catch (error) {
        await limits.refund(counted)
        sent.inc({ outcome: 'failed' })
        log.error({ err: error }, 'SMS not sent')
        throw new RequestError('server.busy', { cause: error })
      }
      sent.inc({ outcome: 'sent' })
      return code
    },
    async check(key, code, network) {
      const rateLimit = { limit: LIMITS.codeTry, of: network }
      await limits.take([rateLimit], 'account.too_many_tries')
      const { counted, right } = await findRight(key, code, network)
      await limits.refund([rateLimit, ...counted])
      return {
        spend: async (trx) => {
          if (!(await spendCode(trx, key, right.hmac))) throw new RequestError('account.wrong_code')
        },
      }
    },
  }
}

function workOf({ db, secrets, workTries }: CodesDeps): Work {
  return createWork({
    key: async () => (await secrets()).workKey,
    now: () => readDatabaseClock(db),
    tries: workTries,
  })
}

function smsCounter(metrics: Metrics): Counter<'outcome'> {
  return new Counter({
    name: 'accounts_sms_total',
    help: 'Codes by SMS: sent, failed at the gateway, or rejected by a ceiling (an alarm)',
    labelNames: ['outcome'],
    registers: [metrics],
  })
}
