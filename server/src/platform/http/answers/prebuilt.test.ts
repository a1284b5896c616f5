import { gzipSync } from 'node:zlib'
import { endpoint } from '@saidian/shared/contracts/http'
import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import { createTestApp } from '../../../testing'
import { serve } from '../serve'
import { prebuilt } from './prebuilt'

const getList = endpoint({
  method: 'GET',
  path: '/list',
  summary: 'A list',
  reply: Type.Array(Type.Integer()),
})
const json = Buffer.from('{"code":200,"data":[1,2],"message":"ok"}')
const gzip = gzipSync(json)

let app: FastifyInstance
beforeAll(async () => {
  const list = prebuilt({ json, gzip, etag: '"v1"' })
  app = await createTestApp({
    modules: [{ name: 'list', routes: (routes) => serve(routes, getList, () => list) }],
  })
})
afterAll(() => app.close())

const ask = (headers: Record<string, string>) => app.inject({ url: '/list', headers })

test('a prebuilt answer is sent unchanged', async () => {
  const answer = await ask({})
  expect(answer.json()).toEqual({ code: 200, data: [1, 2], message: 'ok' })
  expect(answer.headers).toMatchObject({
    etag: '"v1"',
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
  })
})

test('it is compressed for a client that accepts it', async () => {
  const answer = await ask({ 'accept-encoding': 'br, gzip' })
  expect(answer.headers['content-encoding']).toBe('gzip')
  expect(answer.rawPayload).toEqual(gzip)
})

test('a client that has it already gets 304 without a body', async () => {
  const answer = await ask({ 'if-none-match': 'W/"v0", "v1"' })
  expect(answer.statusCode).toBe(304)
  expect(answer.body).toBe('')
})
