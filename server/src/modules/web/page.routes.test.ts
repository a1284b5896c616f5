import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { PageBoot } from '@saidian/shared/contracts/registry'
import { LIVE, openWeb, STREAMS } from './testing/open-web'

let web: Awaited<ReturnType<typeof openWeb>>
afterEach(() => web.close())

function bootOf(html: string): PageBoot {
  return JSON.parse(
    /<script id="boot" type="application\/json">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null',
  )
}

const digestOf = (bytes: Buffer) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`

test('a page contains the set, and what it needs to load its own remote', async () => {
  web = await openWeb()
  await web.publish('1.0.0')
  const reply = await web.page('/live/hot')
  expect(reply.statusCode).toBe(200)
  expect(reply.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-cache',
    'x-content-type-options': 'nosniff',
  })
  const boot = bootOf(reply.body)
  expect(boot.remotes).toMatchObject([
    { name: 'mf_live', version: '1.0.0', base: '/remotes/mf_live/1.0.0/' },
  ])
  expect(boot.metas.map(({ name }) => name)).toEqual(['mf_live', 'mf_user'])
  const [remote] = boot.remotes
  if (!remote) throw new Error('no remote')
  const list = await web.app.inject(remote.base + remote.list.file)
  expect(remote.list.integrity).toBe(digestOf(list.rawPayload))
  expect(boot.lists).toEqual({ mf_live: list.json() })
  const entry = await web.app.inject(`${remote.base}remoteEntry.js`)
  expect(list.json()).toMatchObject({
    integrity: { 'remoteEntry.js': digestOf(entry.rawPayload) },
    manifest: { metaData: { pluginVersion: '2.9.2', remoteEntry: { name: 'remoteEntry.js' } } },
  })
})

test('a page names one digest of each other remote, and of each version before', async () => {
  web = await openWeb()
  await web.publish('1.0.0')
  await web.publish('2.0.0')
  const { body } = await web.page('/user')
  const boot = bootOf(body)
  expect(boot.lists).toEqual({})
  const [remote] = boot.remotes
  const digests = JSON.stringify(boot.remotes).match(/sha384-[^"]+/g)
  expect(digests).toEqual([remote?.list.integrity, remote?.previous?.list.integrity])
  expect(new Set(digests).size).toBe(2)
  for (const pinned of [remote, remote?.previous])
    expect((await web.app.inject(`${pinned?.base}${pinned?.list.file}`)).statusCode).toBe(200)
})

test('every script and style tag has the nonce of the policy, a new one each time', async () => {
  web = await openWeb()
  await web.publish('1.0.0')
  const replies = [await web.page('/live/hot'), await web.page('/live/hot')]
  const nonces = replies.map(({ headers, body }) => {
    const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1]
    const tags = body
      .match(/<(script|style|link rel="preload" as="script")\b[^>]*>/g)
      ?.filter((tag) => !tag.includes('application/json'))
    expect(tags?.length).toBeGreaterThanOrEqual(4)
    for (const tag of tags ?? []) expect(tag).toContain(`nonce="${nonce}"`)
    return nonce
  })
  expect(nonces[0]).not.toBe(nonces[1])
})

test('only the policies of the shell turn text into code, and each is created once', async () => {
  web = await openWeb()
  await web.publish('1.0.0')
  const policy = String((await web.page('/live/hot')).headers['content-security-policy'])
  expect(policy).toContain("; require-trusted-types-for 'script'; ")
  const [, names] = /; trusted-types ([^;]*)$/.exec(policy) ?? []
  expect(names).toBe('shell saidian-federation saidian-worker default')
})

test('browsers report what the policy of a page has blocked', async () => {
  web = await openWeb()
  const { headers } = await web.page('/live/hot')
  expect(headers['content-security-policy']).toContain('; report-to csp; report-uri /csp-reports; ')
  expect(headers['reporting-endpoints']).toBe('csp="/csp-reports"')
})

test('files of the shell carry their digests, the lazy ones in one list', async () => {
  web = await openWeb()
  await web.publish('1.0.0')
  const { body } = await web.page('/live/hot')
  const { shell } = bootOf(body)
  expect(shell.version).toBe('aaaaaaaa')
  const list = await web.app.inject(`/assets/${shell.list.file}`)
  expect(list.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(digestOf(list.rawPayload)).toBe(shell.list.integrity)
  const { integrity } = list.json()
  expect(Object.keys(integrity)).toEqual([
    'main.aaaaaaaa.js',
    'main.aaaaaaaa.css',
    '787.aaaaaaaa.js',
  ])
  const tags = body.match(/<(?:link|script)\b[^>]*\/assets\/[^>]*>/g) ?? []
  expect(tags.length).toBeGreaterThanOrEqual(4)
  for (const tag of tags) {
    const [, file = ''] = /\/assets\/([^"]+)"/.exec(tag) ?? []
    expect(tag).toContain(`integrity="${integrity[file]}"`)
  }
})

test('a page preloads exactly the files that it starts with', async () => {
  web = await openWeb()
  await web.publish('1.0.0')
  const preloadedBy = async (url: string) =>
    [
      ...(await web.page(url)).body.matchAll(
        /<link rel="preload" as="(\w+)"[^>]* href="\/remotes\/[^"]*\/([^"/]+)" integrity="sha384-/g,
      ),
    ].map(([, as, file]) => `${as} ${file}`)
  const start = ['script remoteEntry.js', 'script expose.1a2b3c4d.js']
  expect(await preloadedBy('/live/hot')).toEqual([
    ...start,
    'script hot.5e6f7a8b.js',
    'style hot.9c8d7e6f.css',
  ])
  expect(await preloadedBy('/live/zq/detail/7')).toEqual(start)
  expect(await preloadedBy('/user')).toEqual([])
})

test('title, description and skeleton are those of the route', async () => {
  web = await openWeb()
  const { body } = await web.page('/LIVE/hot/')
  expect(body).toContain('<title>热门赛事 - 赛点</title>')
  expect(body).toContain('<meta name="description" content="今日比分">')
  expect(body).toContain('class="sk-tabs"')
  expect(body).toContain('<b>赛点直播</b><span>顶级体育赛事直播APP</span>')
  expect((await web.page('/live/zq/detail/7')).body).not.toContain('class="sk-tabs"')
})

test('text of a remote is escaped', async () => {
  web = await openWeb()
  // As much as publish lets through.
  const evil = '</script><script>"<!'
  const short = '<!--<b>"'
  const [, hot] = LIVE.routes
  if (!hot) throw new Error('no route')
  await web.publish('1.0.0', {
    ...LIVE,
    chunks: {},
    preload: {},
    titleZh: short,
    routes: [{ ...hot, title: evil, description: evil }],
  })
  const { body } = await web.page('/live/hot')
  expect(body).not.toContain(evil)
  expect(body).not.toContain(short)
  expect(bootOf(body).metas[0]).toMatchObject({ titleZh: short, routes: [{ title: evil }] })
  expect(body).toContain('<title>&lt;/script&gt;&lt;script&gt;')
})

test('data of the page is requested at once, with the parameters of its address', async () => {
  web = await openWeb()
  expect((await web.page('/live/hot')).body).toContain('["/live/football/v1_1/live?platform=4"]')
  expect((await web.page('/live/zq/detail/42')).body).toContain('["/live/football/v1_1/detail/42"]')
  expect((await web.page('/live/zq/detail')).body).not.toContain('__early')
})

test('an unknown address is a page with status 404, and JSON for programs', async () => {
  web = await openWeb()
  const page = await web.page('/no/such/page')
  expect(page.statusCode).toBe(404)
  expect(bootOf(page.body).metas).toHaveLength(2)
  const call = await web.app.inject({
    url: '/live/football/v9/nothing',
    headers: { accept: 'application/json' },
  })
  expect(call.statusCode).toBe(404)
  expect(call.json()).toMatchObject({ code: 404, reason: 'request.not_found' })
  expect((await web.app.inject('/no/such/page')).json()).toMatchObject({
    reason: 'request.not_found',
  })
  // No page begins so, not even for a browser.
  expect((await web.page('/api/room/nothing/1')).json()).toMatchObject({ code: 404 })
})

test('redirect routes answer with a redirect and keep the query', async () => {
  web = await openWeb()
  expect((await web.page('/live?from=push')).headers.location).toBe('/live/hot?from=push')
})

test('the home address leads to the streams, or to the scores without streams', async () => {
  web = await openWeb()
  await web.publish('1.0.0')
  expect((await web.page('/?from=push')).headers.location).toBe('/live/hot?from=push')
  await web.publish('1.0.0', STREAMS)
  expect((await web.page('/')).headers.location).toBe('/vlive/0')
})

test('a page is compressed as the browser accepts', async () => {
  web = await openWeb()
  const plain = (await web.page('/live/hot')).body.length
  const br = await web.page('/live/hot', { 'accept-encoding': 'gzip, br' })
  expect(br.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
  expect(brotliDecompressSync(br.rawPayload).toString()).toHaveLength(plain)
  const gz = await web.page('/live/hot', { 'accept-encoding': 'gzip, br;q=0' })
  expect(gz.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(gz.rawPayload).toString()).toHaveLength(plain)
})

test('a visitor stays in the bucket of the first visit', async () => {
  web = await openWeb()
  const first = await web.app.inject({ url: '/live/hot', headers: { accept: 'text/html' } })
  const cookie = String(first.headers['set-cookie'])
  expect(cookie).toMatch(/^bucket=\d{1,4}; Path=\/; Max-Age=31536000; SameSite=Lax; HttpOnly$/)
  const again = await web.page('/live/hot', { cookie: cookie.split(';')[0] ?? '' })
  expect(again.headers['set-cookie']).toBeUndefined()
})

test('a canary is served to its buckets only, and all loads of a visitor agree', async () => {
  web = await openWeb()
  await web.publish('1.0.0')
  await web.publish('2.0.0')
  await web.administer('rollback', { name: 'mf_live' })
  await web.administer('canary', { name: 'mf_live', version: '2.0.0', percentage: 50 })
  const versionFor = async (bucket: number) =>
    bootOf((await web.page('/live/hot', { cookie: `a=b; bucket=${bucket}` })).body).remotes[0]
      ?.version
  const buckets = Array.from({ length: 40 }, (_, n) => n * 250)
  const versions = await Promise.all(buckets.map(versionFor))
  expect(versions.filter((version) => version === '2.0.0')).toHaveLength(20)
  expect(await Promise.all(buckets.map(versionFor))).toEqual(versions)
})

test('the next page has a promote or rollback, an old page keeps its files', async () => {
  web = await openWeb()
  await web.publish('1.0.0')
  const old = bootOf((await web.page('/live/hot')).body)
  await web.publish('2.0.0')
  const next = bootOf((await web.page('/live/hot')).body)
  expect([old.remotes[0]?.version, next.remotes[0]?.version]).toEqual(['1.0.0', '2.0.0'])
  expect(next.setId).not.toBe(old.setId)
  expect(next.remotes[0]?.previous?.version).toBe('1.0.0')
  expect((await web.app.inject(`${old.remotes[0]?.base}remoteEntry.js`)).statusCode).toBe(200)
  await web.administer('rollback', { name: 'mf_live' })
  expect(bootOf((await web.page('/live/hot')).body).setId).toBe(old.setId)
})

test('a page load with a signed pin gets its version, an unsigned one does not', async () => {
  web = await openWeb()
  await web.publish('1.0.0')
  await web.publish('2.0.0')
  const versionBy = async (pin: string) =>
    bootOf((await web.page(`/live/hot?mf.pin=${encodeURIComponent(pin)}`)).body).remotes[0]?.version
  expect(await versionBy('mf_live@1.0.0')).toBe('2.0.0')
  const body = { name: 'mf_live', version: '1.0.0', minutes: 5 }
  const { token } = await web.administer('preview', body)
  expect(await versionBy(token)).toBe('1.0.0')
})

test('a version with a lost file is not served', async () => {
  web = await openWeb()
  await web.publish('1.0.0')
  await web.publish('2.0.0')
  await rm(path.join(web.varDir, 'registry/mf_live/2.0.0/expose.1a2b3c4d.js'))
  expect(bootOf((await web.page('/live/hot')).body).remotes[0]?.version).toBe('1.0.0')
  expect(web.log()).toContainEqual(
    expect.objectContaining({ remote: 'mf_live', version: '2.0.0', level: 50 }),
  )
})

test('an endpoint of a module goes before the pages', async () => {
  web = await openWeb()
  expect((await web.app.inject('/openapi.json')).headers['content-type']).toContain(
    'application/json',
  )
})

test('the second port serves the ChatGPT variant', async () => {
  web = await openWeb()
  await web.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = web.app.server.address() as AddressInfo
  const isVariant = async () => {
    const reply = await fetch(`http://127.0.0.1:${port}/live/hot`, {
      headers: { accept: 'text/html' },
    })
    return bootOf(await reply.text()).config.chatGptVariant
  }
  expect(await isVariant()).toBe(false)
  web.config.chatGptPort = port
  expect(await isVariant()).toBe(true)
})

test('without a built shell the page and the log say what to do', async () => {
  web = await openWeb({ isBuilt: false })
  const reply = await web.page('/live/hot')
  expect(reply.statusCode).toBe(503)
  expect(reply.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' })
  expect(reply.body).toContain('pnpm build')
  expect(web.log()).toContainEqual(
    expect.objectContaining({ msg: expect.stringContaining('pnpm build') }),
  )
})
