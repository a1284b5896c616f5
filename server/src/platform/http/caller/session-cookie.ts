import type { FastifyInstance, FastifyRequest } from 'fastify'
import { RequestError } from '../../errors'
import type { User } from '../serve'
import { isFromOwnPage } from './own-page.rules'

/** The page sends this as its token: it names the session of the cookie and is no secret. */
const HANDLE = /^web\.([0-9a-f-]{36})$/

/** A cookie with a token, or null to remove it. */
type NewCookie = { token: string; expiresAt: number } | null

/** The user of a cookie's token, and the cookie that replaces it when a renewal is due. */
export type CookieLogin = { user: User; renewed: NewCookie }

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can merge
  interface FastifyRequest {
    /** Set at login, renewal and logout; sent with the answer. */
    newSessionCookie: NewCookie | undefined
  }
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can merge
  interface FastifyInstance {
    /**
     * The caller: by token in the header, or by the cookie that the header names. Null for a
     * visitor.
     */
    userOf: (request: FastifyRequest) => Promise<User | null>
    /**
     * As `userOf`, for files that elements of our own pages load: `img` and `audio` send no header,
     * so that the cookie alone says who reads. For GET of private files only.
     */
    readerOf: (request: FastifyRequest) => Promise<User | null>
  }
}

export type SessionCookieOptions = {
  https: boolean
  authenticate: (token: string) => Promise<User | null>
  authenticateCookie?: (token: string) => Promise<CookieLogin | null>
}

/** The token that a page sends for a session whose secret is in the cookie. */
export function handleOf(sessionId: string): string {
  return `web.${sessionId}`
}

/**
 * Sessions of browsers by cookie. The cookie counts only together with the header that names its
 * session, which no page of another origin can send, so the cookie alone allows nothing.
 */
export function addSessionCookie(app: FastifyInstance, options: SessionCookieOptions): void {
  // The prefix prevents other hosts and plain http from setting it; browsers accept it with https
  // only.
  const name = options.https ? '__Host-session' : 'session'
  const attributes = `Path=/; HttpOnly; SameSite=Strict${options.https ? '; Secure' : ''}`
  // A token has only letters, digits, - and _: nothing to decode.
  const pattern = new RegExp(`(?:^|;\\s*)${name}=([\\w-]{43})(?:;|$)`)
  app.decorateRequest('newSessionCookie', undefined)
  app.addHook('onSend', async (request, reply) => {
    const { newSessionCookie: next } = request
    if (next === undefined) return
    const expires = new Date(next?.expiresAt ?? 0).toUTCString()
    reply.header('set-cookie', `${name}=${next?.token ?? ''}; Expires=${expires}; ${attributes}`)
  })
  async function byCookie(request: FastifyRequest): Promise<User | null> {
    const token = pattern.exec(request.headers.cookie ?? '')?.[1]
    const login = token ? await options.authenticateCookie?.(token) : null
    if (login?.renewed) request.newSessionCookie = login.renewed
    return login?.user ?? null
  }
  app.decorate('readerOf', async (request) => {
    const { accesstoken: sent } = request.headers
    // The cookie alone never allows a change.
    if (sent || (request.method !== 'GET' && request.method !== 'HEAD')) return app.userOf(request)
    // The cookie is `SameSite=Strict`: older browsers, which send no such header, do not add it.
    const { 'sec-fetch-site': site } = request.headers
    return site === undefined || site === 'same-origin' ? byCookie(request) : null
  })
  app.decorate('userOf', async (request) => {
    const sent = request.headers.accesstoken
    if (typeof sent !== 'string' || sent === '') return null
    const sessionId = HANDLE.exec(sent)?.[1]
    if (sessionId === undefined) return options.authenticate(sent)
    requireOwnPage(request)
    const token = pattern.exec(request.headers.cookie ?? '')?.[1]
    const login = token ? await options.authenticateCookie?.(token) : null
    // The cookie may belong to a later session, which another tab opened.
    if (login?.user.sessionId !== sessionId) return null
    if (login.renewed) request.newSessionCookie = login.renewed
    return login.user
  })
}

/**
 * A browser adds cookies by itself: only our own pages may use them, and changes must be JSON or
 * files.
 */
function requireOwnPage(request: FastifyRequest): void {
  const { 'content-type': type, 'sec-fetch-site': site } = request.headers
  const isGet = request.method === 'GET' || request.method === 'HEAD'
  // A GET of an older browser names no origin; the header that names the session is proof enough.
  const isOwn = isFromOwnPage(request) || (isGet && site === undefined)
  const isFit =
    isGet || type === undefined || /^(application\/json|multipart\/form-data)\b/i.test(type)
  if (!isOwn || !isFit) throw new RequestError('auth.not_allowed')
}
