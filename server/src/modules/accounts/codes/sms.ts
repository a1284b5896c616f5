import { createHmac } from 'node:crypto'
import type { SmsPurpose } from '@saidian/shared/contracts/accounts'
import type { Logger } from '../../../platform/log'

export type SmsMessage = { phone: string; code: string; purpose: SmsPurpose }

/** Delivers a code to a phone; rejects when that fails. */
export type SendSms = (message: SmsMessage) => Promise<void>

const ANSWER_MS = 5_000

/** For development: writes the code to the log. Production refuses to start with it. */
export function createLogSms(log: Logger): SendSms {
  return async ({ phone, code, purpose }) =>
    log.info({ phone, code, purpose }, 'development: code by SMS')
}

/**
 * Sends codes to a gateway of the operator: POST with the message as JSON, `x-timestamp` in seconds
 * and `x-signature`, the hex HMAC-SHA-256 under the shared secret over `<timestamp>.<body>`. Any
 * answer but 2xx within 5 s is a failure.
 */
export function createWebhookSms({ url, secret }: { url: string; secret: string }): SendSms {
  return async (message) => {
    const body = JSON.stringify(message)
    const timestamp = String(Math.floor(Date.now() / 1000))
    const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')
    const answer = await fetch(url, {
      method: 'POST',
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_MS),
      headers: {
        'content-type': 'application/json',
        'x-timestamp': timestamp,
        'x-signature': signature,
      },
    })
    await answer.body?.cancel()
    if (!answer.ok) throw new Error(`the SMS gateway answered ${answer.status}`)
  }
}
