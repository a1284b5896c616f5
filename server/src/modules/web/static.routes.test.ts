import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import type { PageBoot } from '@saidian/shared/contracts/registry'
import { until } from '../../testing/until'
import { MAIN_JS, openWeb, writeShell } from './testing/open-web'

let web: Awaited<ReturnType<typeof openWeb>>
beforeAll(async () => {
  web = await openWeb()
  await web.publish('1.0.0')
})
afterAll(() => web.close())

function listAddress(html: string): string {
  const boot = /<script id="boot" type="application\/json">(.*?)<\/script>/s.exec(html)?.[1] ?? ''
  const [remote] = (JSON.parse(boot) as PageBoot).remotes
  return `${remote?.base}${remote?.list.file}`
}

const get = (url: string, headers: Record<string, string> = {}) => web.app.inject({ url, headers })

test.each(['/assets/main.aaaaaaaa.js', '/remotes/mf_live/1.0.0/remoteEntry.js'])(
  '%s is cached for a year and readable from other origins',
  async (url) => {
    const reply = await get(url)
    expect(reply.statusCode).toBe(200)
    expect(reply.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'application/javascript; charset=utf-8',
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
      vary: 'accept-encoding',
    })
    expect(reply.headers.etag).toBeTruthy()
    const again = await get(url, { 'if-none-match': String(reply.headers.etag) })
    expect(again.statusCode).toBe(304)
  },
)

test('the list of files of a version is cached for a year, readable elsewhere', async () => {
  const { body } = await web.page('/live/hot')
  const address = listAddress(body)
  expect(address).toMatch(/^\/remotes\/mf_live\/1\.0\.0\/files\.\w+\.json$/)
  const reply = await get(address, { 'accept-encoding': 'br' })
  expect(reply.statusCode).toBe(200)
  expect(reply.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'content-type': 'application/json; charset=utf-8',
    'access-control-allow-origin': '*',
  })
  const [, name, file] = /^(.*\.)(\w+\.json)$/.exec(address) ?? []
  expect((await get(`${name}0${file}`)).statusCode).toBe(404)
})

test('the compressed copy of the build or publish is served', async () => {
  const shell = await get('/assets/main.aaaaaaaa.js', { 'accept-encoding': 'br' })
  expect(shell.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(shell.rawPayload).toString()).toBe(MAIN_JS)
  const remote = await get('/remotes/mf_live/1.0.0/remoteEntry.js', {
    'accept-encoding': 'gzip, br',
  })
  expect(remote.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'application/javascript; charset=utf-8',
  })
  expect(brotliDecompressSync(remote.rawPayload).toString()).toContain('var mf_live')
})

test.each([
  '/assets/',
  '/assets/nothing.aaaaaaaa.js',
  '/assets/main.aaaaaaaa.js.map',
  '/assets/main.aaaaaaaa.js.br',
  '/assets/shell-manifest.json',
  '/remotes/mf_live/',
  '/remotes/mf_live/1.0.0',
  '/remotes/mf_live/9.9.9/remoteEntry.js',
  '/remotes/.drafts/x.js',
  '/remotes/../keys/publish-token',
  '/remotes/%2e%2e/keys/publish-token',
  '/remotes/..%2fkeys%2fpublish-token',
  '/assets/..%5c..%5ckeys',
])('%s is not served', async (url) => {
  const reply = await get(url)
  expect([400, 403, 404]).toContain(reply.statusCode)
  expect(reply.headers['cache-control'] ?? 'no-store').toBe('no-store')
  expect(reply.body).not.toMatch(/[0-9a-f]{64}/)
})

test('browsers revalidate the worker always, icons and the web manifest sometimes', async () => {
  expect((await get('/sw.js')).headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'application/javascript; charset=utf-8',
  })
  expect((await get('/manifest.webmanifest')).headers).toMatchObject({
    'cache-control': 'public, max-age=300',
    'content-type': 'application/manifest+json',
  })
  expect((await get('/icon.svg')).headers['content-type']).toContain('image/svg+xml')
  expect((await get('/no-such-icon.png')).statusCode).toBe(404)
})

test('a page of an earlier shell still finds its files after the next build', async () => {
  await writeShell(web.shellDir, 'bbbbbbbb')
  await writeFile(path.join(web.shellDir, 'main.aaaaaaaa.js'), '')
  let body = ''
  await until(async () => {
    body = (await web.page('/live/hot')).body
    return body.includes('main.bbbbbbbb.js')
  })
  expect(body).toContain('/assets/main.bbbbbbbb.js')
  expect((await get('/assets/main.bbbbbbbb.js')).statusCode).toBe(200)
  expect((await get('/assets/main.aaaaaaaa.js')).body).toBe(MAIN_JS)
})
