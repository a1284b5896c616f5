import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

/** The module `security` receives the reports of browsers here. */
export const REPORT_PATH = '/csp-reports'
const REPORT_GROUP = 'csp'

export type SecurityConfig = {
  https: boolean
  mfOverrides: boolean
  mainHost: string
  messageHost: string
  roomHost: string
  analyticsUrl: string
  /** Another server that plays live streams. */
  media: { origin: { templates: readonly string[] } | null }
}

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can merge
  interface FastifyInstance {
    /**
     * Headers of every reply but a page, names and values in turn, for answers written without
     * Fastify's reply.
     */
    readonly plainHeaders: readonly string[]
  }
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can merge
  interface FastifyReply {
    /**
     * Nonce of this reply's scripts and styles; reading it gives the reply the policy of a page.
     */
    readonly cspNonce: string
  }
}

/**
 * Headers of every reply. A page reads `reply.cspNonce` and puts it on its script and style tags;
 * every other reply has the plain policy, under which no script of a tag runs.
 */
export function addSecurityHeaders(app: FastifyInstance, config: SecurityConfig): void {
  const headers = plainHeaders(config)
  const policy = pagePolicy(config)
  const nonces = new WeakMap<object, string>()

  app.decorate('plainHeaders', Object.entries(headers).flat())
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id)
    done()
  })
  app.decorateReply('cspNonce', {
    getter() {
      const known = nonces.get(this)
      if (known) return known
      const nonce = randomBytes(16).toString('base64')
      nonces.set(this, nonce)
      this.header('content-security-policy', policy(nonce))
      this.header('reporting-endpoints', `${REPORT_GROUP}="${REPORT_PATH}"`)
      return nonce
    },
  })
}

function plainHeaders(config: SecurityConfig): Record<string, string> {
  return {
    'content-security-policy':
      "default-src 'self'; object-src 'none'; base-uri 'none'; " +
      "form-action 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(self), geolocation=(), microphone=(self), payment=(), usb=()',
    ...(config.https && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  }
}

function pagePolicy(config: SecurityConfig): (nonce: string) => string {
  const hosts = [config.mainHost, config.messageHost, config.roomHost].filter(Boolean)
  const sockets = hosts.map((host) => host.replace(/^http/, 'ws'))
  const analytics = config.analyticsUrl ? [new URL(config.analyticsUrl).origin] : []
  const players = (config.media.origin?.templates ?? []).map((address) => new URL(address).origin)
  // The development override loads a remote from the developer's own machine.
  const own = config.mfOverrides ? ['http://localhost:*', 'http://127.0.0.1:*'] : []
  const ownSockets = own.map((origin) => origin.replace(/^http/, 'ws'))
  const join = (...sources: string[]) => sources.join(' ')
  const fixed = [
    "default-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "style-src-attr 'unsafe-inline'",
    join("img-src 'self' data: blob:", ...hosts, ...own),
    join("font-src 'self' data:", ...own),
    join("media-src 'self' blob:", ...hosts),
    join(
      "connect-src 'self'",
      ...hosts,
      ...sockets,
      ...analytics,
      ...players,
      ...own,
      ...ownSockets,
    ),
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    // `report-to` for browsers that support it, `report-uri` for the others.
    `report-to ${REPORT_GROUP}`,
    `report-uri ${REPORT_PATH}`,
    ...(config.https ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
  return (nonce) =>
    [
      `script-src 'nonce-${nonce}' 'strict-dynamic'`,
      join(`style-src 'self' 'nonce-${nonce}'`, ...own),
      fixed,
    ].join('; ')
}
