import { createCipheriv } from 'node:crypto'
import {
  DEVELOPMENT_PASSWORD_KEY,
  login,
  register,
  sendCode,
} from '@saidian/shared/contracts/accounts'

/** An answer and its latency. */
export type Answer = { code: number; data: unknown; retryAfterMs?: number; tookMs: number }

const IV = '7361696469616e2d6465762d69762121'

/** Encrypts a password as clients do, with the development key and its usual vector. */
function encrypted(password: string): { password: string } {
  const cipher = createCipheriv(
    'aes-128-cbc',
    Buffer.from(DEVELOPMENT_PASSWORD_KEY, 'hex'),
    Buffer.from(IV, 'hex'),
  )
  const bytes = Buffer.concat([cipher.update(password, 'utf8'), cipher.final()])
  return { password: bytes.toString('base64') }
}

/**
 * Calls of many people, each from an address of their own, which the server reads from its trusted
 * proxy.
 */
export function createCaller(url: string) {
  async function call(path: string, from: string, body?: unknown, token?: string): Promise<Answer> {
    const startedAt = performance.now()
    const answer = await fetch(url + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        'x-forwarded-for': from,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { accesstoken: token }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const envelope = (await answer.json()) as Omit<Answer, 'tookMs'>
    return { ...envelope, tookMs: performance.now() - startedAt }
  }

  return {
    call,
    /** Registers the phone; resolves with the token. */
    async register(phone: string, password: string, from: string): Promise<string> {
      const sent = await call(sendCode.path, from, { phone, purpose: 'register' })
      const { code } = (sent.data ?? {}) as { code?: string }
      const body = { phone, code, ...encrypted(password), agreed: true }
      const { data } = await call(register.path, from, body)
      const { token } = (data ?? {}) as { token?: string }
      if (!token) throw new Error(`${phone} could not register`)
      return token
    },
    logIn: (account: string, password: string, from: string) =>
      call(login.path, from, { way: 'password', account, ...encrypted(password) }),
  }
}

/** An IPv4 address for each number. */
export function addressOf(number: number): string {
  return `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`
}
