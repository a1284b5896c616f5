import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { createTestApp } from '../../testing'
import { createScratchDir } from '../../testing/scratch-dir'
import { createLocalStorage, sendObject } from '.'

let scratch: Awaited<ReturnType<typeof createScratchDir>>
let app: FastifyInstance
beforeAll(async () => {
  scratch = await createScratchDir()
  const storage = createLocalStorage({ dir: path.join(scratch.dir, 'objects'), maxBytes: 1e9 })
  await storage.put('ten.webp', Buffer.from('0123456789'), { type: 'image/webp' })
  await storage.put('none.webp', Buffer.alloc(0), { type: 'image/webp' })
  const routes = (on: FastifyInstance) => {
    on.get<{ Params: { key: string } }>('/objects/:key', (request, reply) =>
      sendObject(request, reply, { storage, key: request.params.key }),
    )
  }
  app = await createTestApp({ modules: [{ name: 'objects', routes }] })
})
afterAll(async () => {
  await app.close()
  await scratch.remove()
})

const get = (headers: Record<string, string> = {}, key = 'ten.webp') =>
  app.inject({ url: `/objects/${key}`, headers })

test('an object is sent as its type only, with a length and an entity tag', async () => {
  const { statusCode, body, headers } = await get()
  expect([statusCode, body]).toEqual([200, '0123456789'])
  expect(headers).toMatchObject({
    'content-type': 'image/webp',
    'content-length': '10',
    'accept-ranges': 'bytes',
    'content-security-policy': "default-src 'none'; sandbox",
    etag: expect.stringMatching(/^"[0-9a-f]{64}"$/),
  })
})

test('a client that has the object gets no body', async () => {
  const etag = String((await get()).headers.etag)
  const again = await get({ 'if-none-match': etag })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test.each([
  ['bytes=0-3', 206, '0123', 'bytes 0-3/10'],
  ['bytes=7-', 206, '789', 'bytes 7-9/10'],
  ['bytes=7-99', 206, '789', 'bytes 7-9/10'],
  ['bytes=-2', 206, '89', 'bytes 8-9/10'],
  ['bytes=-99', 206, '0123456789', 'bytes 0-9/10'],
  ['bytes=10-', 416, '', 'bytes */10'],
  ['bytes=-0', 416, '', 'bytes */10'],
  ['bytes=5-3', 200, '0123456789', undefined],
  ['bytes=0-1,4-5', 200, '0123456789', undefined],
  ['bytes=-', 200, '0123456789', undefined],
  ['lines=1-2', 200, '0123456789', undefined],
  [`bytes=${'9'.repeat(400)}-`, 200, '0123456789', undefined],
])('the range %s is answered with %i', async (range, status, body, contentRange) => {
  const answer = await get({ range })
  expect([answer.statusCode, answer.body]).toEqual([status, body])
  expect(answer.headers['content-range']).toBe(contentRange)
})

test('a range of another content is answered with the whole object', async () => {
  const { etag } = (await get()).headers
  expect((await get({ range: 'bytes=0-1', 'if-range': '"other"' })).body).toBe('0123456789')
  expect((await get({ range: 'bytes=0-1', 'if-range': String(etag) })).body).toBe('01')
})

test('an empty object and an absent one', async () => {
  const empty = await get({}, 'none.webp')
  expect([empty.statusCode, empty.body, empty.headers['content-length']]).toEqual([200, '', '0'])
  expect((await get({}, 'absent.webp')).statusCode).toBe(404)
})
