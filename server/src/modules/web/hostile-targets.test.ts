import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { openPort, type Port } from '../../platform/http'
import { openWeb } from './testing/open-web'

let web: Awaited<ReturnType<typeof openWeb>>
let port: Port
beforeAll(async () => {
  web = await openWeb()
  await web.publish('1.0.0')
  port = await openPort(web.app, { port: 0 })
})
afterAll(async () => {
  await port.close(100)
  await web.close()
})

/** The whole answer to a request line that no client library would send. */
async function ask(target: string, headers = 'Accept: text/html\r\n'): Promise<string> {
  const socket = connect(port.number, '127.0.0.1')
  await once(socket, 'connect')
  socket.on('error', () => undefined)
  socket.write(
    Buffer.from(
      `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${headers}\r\n`,
      'latin1',
    ),
  )
  return text(socket)
}

const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1])

/** Beginnings of addresses. */
const BEGINNINGS = [
  '',
  '/assets',
  '/remotes',
  '/remotes/mf_live',
  '/live',
  '/live/zq/detail',
  '/sw.js',
  '/docs',
]
/** Continuations. */
const ENDINGS = [
  ...[
    '//',
    '//[',
    '///',
    '//other.example',
    '//other.example/live/hot',
    '//[::1]:x/',
    '/\\',
    '/\\\\other.example',
  ],
  ...[
    '/%',
    '/%zz',
    '/%00',
    '/%2',
    '/%ff',
    '/%E0%A4%A',
    '/%25%00',
    '/%2f%2f',
    '/%5c',
    '/..',
    '/../..',
    '/.%2e/..',
  ],
  ...[
    '/\x01',
    '/\x7f',
    '/\xe6\xaf\x94',
    '/\xff\xfe',
    '/%E6%AF%94',
    '/%F0%9F%98%80',
    '/%ED%A0%80',
    '/;a=b',
    '/:id',
  ],
  ...[
    '/?',
    '/?%',
    '/?%zz=%',
    '/?mf.pin=%',
    '/?mf.pin=[',
    '/?a[b]=c&a[b][d]=e',
    '/#',
    '/#?',
    '/?__proto__=1',
  ],
  ...[
    '/__proto__',
    '/constructor',
    `/${'a'.repeat(12_000)}`,
    `/${'%25'.repeat(4_000)}`,
    '/'.repeat(12_000),
  ],
]

test('no request target makes the server fail', async () => {
  const failed: string[] = []
  for (const beginning of BEGINNINGS)
    for (const ending of ENDINGS)
      for (const headers of ['Accept: text/html\r\n', 'Accept: */*\r\n']) {
        const status = statusOf(await ask(beginning + ending, headers))
        if (!(status >= 200 && status < 500))
          failed.push(`${beginning}${ending.slice(0, 40)}: ${status}`)
      }
  expect(failed).toEqual([])
})

test.each([
  'http://[',
  'http://',
  'http://x',
  'HTTP://x//',
  'http://x:99999/live',
  'http://[/live/hot',
  '*',
  'x',
])('the target %s in absolute form is answered', async (target) => {
  const status = statusOf(await ask(target))
  expect(status).toBeGreaterThanOrEqual(200)
  expect(status).toBeLessThan(500)
})

test.each(['//', '//[', '//other.example/live/hot'])(
  '%s is answered as an unknown page',
  async (target) => {
    const answer = await ask(target)
    expect(statusOf(answer)).toBe(404)
    expect(answer).toContain('<!doctype html>')
    expect(answer).not.toMatch(/^location:/im)
  },
)

test('an address beyond the limit of the server is rejected as too long', async () => {
  expect(statusOf(await ask(`/${'a'.repeat(20_000)}`))).toBe(431)
})
