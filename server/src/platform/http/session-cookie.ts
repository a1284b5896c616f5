import type { FastifyInstance, FastifyRequest } from 'fastify'
import { RequestError } from '../errors'
import { isFromOwnPage } from './own-page.rules'
import type { User } from './serve'

/** What the page sends as its token: which login of the cookie it means. No secret. */
const HANDLE = /^web\.([0-9a-f-]{36})$/

/** A cookie with a token, or null to remove it. */
type NewCookie = { token: string; expiresAt: number } | null

/** Whom the token of a cookie belongs to, and the cookie that replaces it, where it is time. */
export type CookieLogin = { user: User; renewed: NewCookie }

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface merges with Fastify's own
  interface FastifyRequest {
    /** Set by what logs in, renews or logs out: goes out with the answer. */
    newSessionCookie: NewCookie | undefined
  }
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface merges with Fastify's own
  interface FastifyInstance {
    /** Who calls: by token in the header, or by the cookie that the header names. Null for a visitor. */
    userOf: (request: FastifyRequest) => Promise<User | null>
  }
}

export type SessionCookieOptions = {
  https: boolean
  authenticate: (token: string) => Promise<User | null>
  authenticateCookie?: (token: string) => Promise<CookieLogin | null>
}

/** The token that a page sends for a login whose secret is in the cookie. */
export function handleOf(sessionId: string): string {
  return `web.${sessionId}`
}

/**
 * Logins of browsers by cookie. It counts only together with the header that names its login, which no page of another
 * origin can send, so the cookie alone allows nothing.
 */
export function addSessionCookie(app: FastifyInstance, options: SessionCookieOptions): void {
  // The prefix keeps other hosts and plain http from setting it; browsers know it with https only.
  const name = options.https ? '__Host-session' : 'session'
  const attributes = `Path=/; HttpOnly; SameSite=Strict${options.https ? '; Secure' : ''}`
  // A token has letters, digits, - and _ alone: nothing to decode.
  const pattern = new RegExp(`(?:^|;\\s*)${name}=([\\w-]{43})(?:;|$)`)
  app.decorateRequest('newSessionCookie', undefined)
  app.addHook('onSend', async (request, reply) => {
    const { newSessionCookie: next } = request
    if (next === undefined) return
    const expires = new Date(next?.expiresAt ?? 0).toUTCString()
    reply.header('set-cookie', `${name}=${next?.token ?? ''}; Expires=${expires}; ${attributes}`)
  })
  app.decorate('userOf', async (request) => {
    const sent = request.headers.accesstoken
    if (typeof sent !== 'string' || sent === '') return null
    const sessionId = HANDLE.exec(sent)?.[1]
    if (sessionId === undefined) return options.authenticate(sent)
    requireOwnPage(request)
    const token = pattern.exec(request.headers.cookie ?? '')?.[1]
    const login = token ? await options.authenticateCookie?.(token) : null
    // The cookie may be of a later login, which another tab made.
    if (login?.user.sessionId !== sessionId) return null
    if (login.renewed) request.newSessionCookie = login.renewed
    return login.user
  })
}

/** A browser adds cookies by itself: only a page of ours may use them, and changes come as JSON or files. */
function requireOwnPage(request: FastifyRequest): void {
  const { 'content-type': type, 'sec-fetch-site': site } = request.headers
  const isGet = request.method === 'GET' || request.method === 'HEAD'
  // A GET of an older browser names no origin; the header that names the login is proof enough.
  const isOwn = isFromOwnPage(request) || (isGet && site === undefined)
  const isFit =
    isGet || type === undefined || /^(application\/json|multipart\/form-data)\b/i.test(type)
  if (!isOwn || !isFit) throw new RequestError('auth.not_allowed')
}
