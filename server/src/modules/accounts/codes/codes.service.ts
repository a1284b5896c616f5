import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { SMS_CODE_TIMES } from '@saidian/shared/contracts'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import { Refusal } from '../../../platform/errors'
import type { Logger } from '../../../platform/log'
import { LIMITS } from '../limits/limit.rules'
import type { Limits } from '../limits/limits.service'
import type { Secrets } from '../password/secrets'
import { type CodeKey, deleteCode, returnCodeTry, storeCode, tryCode } from './codes.repository'
import type { SendSms, SmsMessage } from './sms'

const MOST_TRIES = 5

/** A code that was right; `spend` it in the transaction of what it was for. */
export type CheckedCode = {
  /** Refuses with `account.wrong_code` when somebody was quicker. */
  spend: (trx: Db) => Promise<void>
}

export type Codes = {
  /** Sends a code to the phone, whoever it belongs to; resolves with it. */
  send: (to: Pick<SmsMessage, 'phone' | 'purpose'>, network: string) => Promise<string>
  /** Refuses with `account.wrong_code` unless this is the code last sent, in time and within five tries. */
  check: (key: CodeKey, code: string, network: string) => Promise<CheckedCode>
}

type CodesDeps = {
  db: Db
  clock: Clock
  log: Logger
  limits: Limits
  secrets: () => Promise<Secrets>
  sendSms: SendSms
}

/** Codes by SMS: kept as HMAC, good once. */
export function createCodes({ db, clock, log, limits, secrets, sendSms }: CodesDeps): Codes {
  async function hmacOf({ phone, purpose }: CodeKey, code: string): Promise<Buffer> {
    const { codeKey } = await secrets()
    return createHmac('sha256', codeKey).update(`${purpose}/${phone}/${code}`).digest()
  }

  return {
    async send({ phone, purpose }, network) {
      const gates = [
        { limit: LIMITS.codeNetwork, of: network },
        { limit: LIMITS.codeAgain, of: phone },
        { limit: LIMITS.codeHour, of: phone },
        { limit: LIMITS.codeDay, of: phone },
      ]
      await limits.take(gates, 'account.code_too_soon')
      const code = String(randomInt(1_000_000)).padStart(6, '0')
      const hmac = await hmacOf({ phone, purpose }, code)
      await storeCode(
        db,
        { phone, purpose },
        { hmac, sentAtMs: clock.now(), livesMs: SMS_CODE_TIMES.livesMs },
      )
      try {
        await sendSms({ phone, code, purpose })
      } catch (error) {
        await limits.giveBack(gates)
        log.error({ err: error }, 'SMS not sent')
        throw new Refusal('server.busy', { cause: error })
      }
      return code
    },
    async check(key, code, network) {
      const gate = { limit: LIMITS.codeTry, of: network }
      await limits.take([gate], 'account.too_many_tries')
      const [given, sent] = [await hmacOf(key, code), await tryCode(db, key, clock.now(), MOST_TRIES)]
      if (!sent || !timingSafeEqual(given, sent)) throw new Refusal('account.wrong_code')
      await returnCodeTry(db, key, sent)
      await limits.giveBack([gate])
      return {
        spend: async (trx) => {
          if (!(await deleteCode(trx, key, sent))) throw new Refusal('account.wrong_code')
        },
      }
    },
  }
}
