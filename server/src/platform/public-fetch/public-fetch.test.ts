import http, { type RequestListener, type ServerResponse } from 'node:http'
import net, { type AddressInfo, type Socket } from 'node:net'
import { gzipSync } from 'node:zlib'
import { createPublicFetch, publicTarget } from '.'

const LIMITS = { maxBytes: 100_000, timeoutMs: 3_000 }
const opened: { close: () => void }[] = []
afterEach(() => {
  for (const one of opened.splice(0)) one.close()
})

/** A server on a free port; reads of it are as of a public one. */
async function serverOf(listener: RequestListener): Promise<string> {
  const server = http.createServer(listener).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  opened.push({
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** A server that writes bytes as they are. */
async function rawServerOf(listener: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>()
  const server = net.createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.once('data', () => listener(socket))
  })
  server.listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  opened.push({
    close: () => {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const local = createPublicFetch({ ports: 'any', allowedAddresses: ['127.0.0.1'] })

/** Writes until the reader leaves. */
function writeForever(response: ServerResponse): void {
  const part = 'x'.repeat(10_000)
  const write = () => {
    while (!response.destroyed && response.write(part));
  }
  response.on('drain', write)
  write()
}

test('reads a page with its type and validators, and nothing when it is unchanged', async () => {
  const url = await serverOf((request, response) => {
    response.setHeader('etag', '"1"').setHeader('content-type', 'text/xml')
    if (request.headers['if-none-match'] === '"1"') response.writeHead(304).end()
    else response.end('<rss/>')
  })
  const content = await local(url, LIMITS)
  expect(content).toMatchObject({ etag: '"1"', contentType: 'text/xml', url: `${url}/` })
  expect(content?.body.toString()).toBe('<rss/>')
  expect(await local(url, { ...LIMITS, known: { etag: '"1"', lastModified: '' } })).toBeNull()
})

test.each([
  'http://127.0.0.1/',
  'http://2130706433/',
  'http://0177.0.0.1/',
  'http://0x7f.1/',
  'http://10.1.2.3/',
  'http://172.16.0.1/',
  'http://192.168.1.1/',
  'http://100.100.100.200/latest/meta-data',
  'http://169.254.169.254/latest/meta-data',
  'http://168.63.129.16/',
  'http://0.0.0.0/',
  'http://[::1]/',
  'http://[::]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::127.0.0.1]/',
  'http://[::a9fe:a9fe]/',
  'http://[fec0::1]/',
  'http://[fd00:ec2::254]/',
  'http://[fe80::1]/',
  'http://[64:ff9b::a9fe:a9fe]/',
  'http://[2002:7f00:1::]/',
  'http://localhost/',
])('does not connect to %s', async (url) => {
  await expect(createPublicFetch()(url, LIMITS)).rejects.toThrow(/is not a public address/)
})

test.each([
  ['ftp://example.com/', /neither http nor https/],
  ['file:///etc/passwd', /neither http nor https/],
  ['http://example.com:22/', /port 22/],
  ['http://name:secret@example.com/', /user name or password/],
  ['example', /no valid address/],
])('rejects the address %s', (url, message) => {
  expect(() => publicTarget(url)).toThrow(message)
})

test('checks the address that a name leads to when it connects', async () => {
  const asked: string[] = []
  const rebound = createPublicFetch({
    lookup: (name, options, done) => {
      asked.push(name)
      const address = { address: '192.168.0.10', family: 4 }
      if (options.all) done(null, [address])
      else done(null, address.address, 4)
    },
  })
  await expect(rebound('http://feed.example/', LIMITS)).rejects.toThrow(/not a public address/)
  expect(asked).toEqual(['feed.example'])
})

test('follows a redirect, and none into a private network', async () => {
  const url = await serverOf((request, response) => {
    if (request.url === '/moved') response.writeHead(301, { location: '/new' }).end()
    else if (request.url === '/new') response.end('here')
    else response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' }).end()
  })
  expect((await local(`${url}/moved`, LIMITS))?.url).toBe(`${url}/new`)
  await expect(local(url, LIMITS)).rejects.toThrow('169.254.169.254 is not a public address')
})

test.each([
  ['itself without end', '/', /more than 3 redirects/],
  ['a file', 'file:///etc/passwd', /neither http nor https/],
  ['nothing', '', /no valid address/],
])('ends a redirect to %s', async (_name, location, message) => {
  const url = await serverOf((_request, response) => response.writeHead(302, { location }).end())
  await expect(local(url, LIMITS)).rejects.toThrow(message)
})

test('ends a body without an end at the limit', async () => {
  const url = await serverOf((_request, response) => writeForever(response))
  await expect(local(url, LIMITS)).rejects.toThrow('more than 100 kB')
})

test('ends a slow body, and a site that is silent, after the time limit', async () => {
  const url = await serverOf((request, response) => {
    if (request.url === '/silent') return
    const timer = setInterval(() => response.write('x'), 20)
    response.on('close', () => clearInterval(timer))
  })
  const limits = { ...LIMITS, timeoutMs: 300 }
  await expect(local(url, limits)).rejects.toThrow('not read within 0.3 s')
  await expect(local(`${url}/silent`, limits)).rejects.toThrow('not read within 0.3 s')
})

test('rejects a small body that decompresses to a large one, and broken ones', async () => {
  const bomb = gzipSync(Buffer.alloc(50_000_000))
  const url = await serverOf((request, response) => {
    const encoding = request.url === '/other' ? 'gzip, gzip' : 'gzip'
    response.setHeader('content-encoding', encoding)
    response.end(request.url === '/broken' ? Buffer.from('no gzip') : bomb)
  })
  expect(bomb.length).toBeLessThan(LIMITS.maxBytes)
  await expect(local(url, LIMITS)).rejects.toThrow('more than 100 kB')
  await expect(local(`${url}/broken`, LIMITS)).rejects.toThrow('incorrect header check')
  await expect(local(`${url}/other`, LIMITS)).rejects.toThrow(/not asked for/)
})

test('does not believe Content-Length', async () => {
  const answer = (length: number, body: string) =>
    `HTTP/1.1 200 OK\r\ncontent-length: ${length}\r\nconnection: close\r\n\r\n${body}`
  const ends = async (text: string) => rawServerOf((socket) => socket.end(text))
  await expect(local(await ends(answer(5_000_000, 'x')), LIMITS)).rejects.toThrow('100 kB')
  await expect(local(await ends(answer(500, 'short')), LIMITS)).rejects.toThrow('aborted')
  const longer = await local(await ends(answer(4, 'longer')), LIMITS).catch(
    ({ message }) => message,
  )
  // The rest is no part of this answer.
  expect(typeof longer === 'string' ? longer : longer?.body.toString()).toMatch(
    /^(long|Parse Error)/,
  )
})

test.each([404, 410, 500])('rejects the status %s', async (status) => {
  const url = await serverOf((_request, response) => response.writeHead(status).end())
  await expect(local(url, LIMITS)).rejects.toThrow(`the site answered ${status}`)
})

test('says how long a busy site wants to be left alone', async () => {
  const url = await serverOf((_request, response) => {
    response.writeHead(429, { 'retry-after': '120' }).end()
  })
  await expect(local(url, LIMITS)).rejects.toMatchObject({ retryAfterMs: 120_000 })
})

test('ends with the signal of its caller', async () => {
  const stop = new AbortController()
  const url = await serverOf(() => stop.abort())
  await expect(local(url, { ...LIMITS, signal: stop.signal })).rejects.toThrow(/abort/)
})
