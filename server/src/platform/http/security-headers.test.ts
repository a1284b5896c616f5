import type { FastifyInstance } from 'fastify'
import { createTestApp } from '../../testing'

const pages = {
  name: 'pages',
  routes: (app: FastifyInstance) => {
    app.get('/page', async (_, reply) =>
      reply.type('text/html').send(`<script nonce="${reply.cspNonce}"></script>`),
    )
    app.get('/file', async () => 'plain')
  },
}

async function policyOf(env: Record<string, string>, url = '/page') {
  const app = await createTestApp({ modules: [pages], env })
  const answer = await app.inject({ url })
  await app.close()
  const policy = String(answer.headers['content-security-policy'])
  const directives = Object.fromEntries(
    policy.split('; ').map((text) => [text.split(' ')[0], text.split(' ').slice(1)]),
  )
  return { answer, directives }
}

test('a page runs only scripts with the nonce of its reply, and what those load', async () => {
  const [one, other] = [await policyOf({}), await policyOf({})]
  const nonce = /nonce="([^"]+)"/.exec(one.answer.body)?.[1] ?? ''
  expect(Buffer.from(nonce, 'base64')).toHaveLength(16)
  expect(one.directives['script-src']).toEqual([`'nonce-${nonce}'`, "'strict-dynamic'"])
  expect(one.directives['style-src']).toEqual(["'self'", `'nonce-${nonce}'`])
  expect(other.answer.body).not.toContain(nonce)
})

test('a page cannot be framed, rebased or load plugins, and nothing is evaluated', async () => {
  const { answer, directives } = await policyOf({})
  expect(directives['object-src']).toEqual(["'none'"])
  expect(directives['base-uri']).toEqual(["'none'"])
  expect(directives['frame-ancestors']).toEqual(["'none'"])
  expect(directives['connect-src']).toEqual(["'self'"])
  expect(answer.headers['content-security-policy']).not.toContain('unsafe-eval')
})

test('a page may connect to the configured hosts only, by HTTP and by socket', async () => {
  const env = {
    MESSAGE_HOST: 'https://im.example.com',
    ANALYTICS_URL: 'https://stat.example.com/a.js?x=1',
  }
  const { directives } = await policyOf(env)
  expect(directives['connect-src']).toEqual([
    "'self'",
    'https://im.example.com',
    'wss://im.example.com',
    'https://stat.example.com',
  ])
})

test('a remote of the local machine is reachable only where overrides are allowed', async () => {
  const { directives } = await policyOf({ MF_OVERRIDES: 'true' })
  expect(directives['connect-src']).toContain('http://localhost:*')
  expect(directives['connect-src']).toContain('ws://localhost:*')
  expect(directives['style-src']).toContain('http://localhost:*')
})

test.each(['/page', '/file', '/nowhere', '/openapi.json'])(
  '%s has the headers of every reply',
  async (url) => {
    const { answer } = await policyOf({}, url)
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=(self), geolocation=()'),
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      'x-request-id': expect.any(String),
    })
    expect(answer.headers).not.toHaveProperty('strict-transport-security')
    expect(answer.headers).not.toHaveProperty('x-powered-by')
  },
)

test('behind https every reply has Strict-Transport-Security', async () => {
  const { answer, directives } = await policyOf({ HTTPS: 'true' })
  expect(answer.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  expect(directives).toHaveProperty('upgrade-insecure-requests')
})

test('the page of the API runs no script', async () => {
  const { answer } = await policyOf({}, '/docs')
  expect(answer.headers['content-type']).toContain('text/html')
  expect(answer.body).not.toContain('<script')
})
