import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { createTestApp } from '../../testing'
import { createScratchDir } from '../../testing/scratch-dir'
import { staffOnly } from './staff-only'
import { openStaffToken } from './staff-token'

let scratch: Awaited<ReturnType<typeof createScratchDir>>
let app: FastifyInstance
beforeEach(async () => {
  scratch = await createScratchDir()
  const routes = (app: FastifyInstance) =>
    staffOnly(app, keys(), (scope) => scope.get('/secret', async () => 'told'))
  app = await createTestApp({ modules: [{ name: 'staff', routes }] })
})
afterEach(async () => {
  await app.close()
  await scratch.remove()
})

const keys = () => path.join(scratch.dir, 'keys')
const ask = (authorization?: string) =>
  app.inject({ url: '/secret', headers: authorization === undefined ? {} : { authorization } })

test('only who carries the token is let in', async () => {
  const token = await openStaffToken(keys())
  expect((await ask(`Bearer ${token}`)).body).toBe('told')
  for (const wrong of [undefined, '', 'Bearer', 'Bearer ', `Basic ${token}`, `Bearer ${token}0`, token])
    expect((await ask(wrong)).json()).toMatchObject({ code: 403, reason: 'auth.not_allowed' })
})

test('processes that start at once agree on one token, which only its owner may read', async () => {
  const tokens = await Promise.all(Array.from({ length: 5 }, () => openStaffToken(keys())))
  expect(new Set(tokens).size).toBe(1)
  const file = path.join(keys(), 'staff-token')
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect((await readFile(file, 'utf8')).trim()).toBe(tokens[0])
})
