import { uploadPortrait } from '@saidian/shared/contracts/profile'
import { sql } from 'kysely'
import { photo } from './platform/pictures/testing'
import {
  callRoute,
  inject,
  newAddress,
  type Route,
  readRoutes,
  routeNamed,
} from './testing/every-route'
import { becomeMember, type Login } from './testing/log-in'
import { openWholeApp, type WholeApp } from './testing/whole-app'

/**
 * Calls the routes besides the API document: pictures. Image tags send no token, so the 128-bit
 * random name protects a portrait before its audit; only its owner learns the name.
 */
let whole: WholeApp
let routes: Route[]
let owner: Login
let waiting: string

beforeAll(async () => {
  whole = await openWholeApp({ SMS_DEV: '1' })
  routes = await readRoutes(whole)
  owner = await becomeMember(whole, routes)
  waiting = await upload(owner)
})
afterAll(() => whole.close())

async function upload({ token }: Login): Promise<string> {
  const head = '--b\r\ncontent-disposition: form-data; name="portrait"; filename="me.jpg"\r\n\r\n'
  const answer = await inject(whole, {
    method: 'POST',
    url: uploadPortrait.path,
    payload: Buffer.concat([Buffer.from(head), await photo(), Buffer.from('\r\n--b--\r\n')]),
    headers: { 'content-type': 'multipart/form-data; boundary=b', accesstoken: token },
    remoteAddress: newAddress(),
  })
  const { data } = answer.json() as { data: { portraitNew: string } | null }
  if (!data) throw new Error(`not taken: ${answer.body}`)
  return data.portraitNew
}

const nameOf = (address: string) => /[0-9a-f]{32}/.exec(address)?.[0] ?? ''
const get = (url: string, token?: string) =>
  inject(whole, { url, headers: token === undefined ? {} : { accesstoken: token } })

async function callers(): Promise<
  Record<'visitor' | 'member' | 'revoked' | 'deleted', string | undefined>
> {
  const [member, revoked, deleted] = [
    await becomeMember(whole, routes),
    await becomeMember(whole, routes),
    await becomeMember(whole, routes),
  ]
  await callRoute(whole, routeNamed(routes, 'get /user/logout'), { token: revoked.token })
  await sql`UPDATE accounts SET phone = NULL, password_hash = NULL, deleted_at = now()
    WHERE id = ${deleted.id}::bigint`.execute(whole.db)
  return {
    visitor: undefined,
    member: member.token,
    revoked: revoked.token,
    deleted: deleted.token,
  }
}

/**
 * Paths of a tree of routes as Fastify prints it: four characters a level, then the rest of the
 * path.
 */
function pathsOf(tree: string): string[] {
  const above: string[] = []
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', rest, methods] =
      /^((?:│ {3}| {4})*)[├└]── (\S+)(?: \((.+)\))?$/.exec(line) ?? []
    if (rest === undefined) return []
    const level = indent.length / 4
    above.splice(level, above.length, (above[level - 1] ?? '') + rest)
    return methods ? [above[level] ?? ''] : []
  })
}

test('besides the API document there are only its own pages and the pictures', () => {
  const known = new Set(routes.map(({ path }) => path.replaceAll(/\{(\w+)\}/g, ':$1')))
  const all = pathsOf(whole.app.http.printRoutes({ commonPrefix: false }))
  expect(all.length).toBeGreaterThan(known.size)
  expect(all.filter((path) => !known.has(path)).sort()).toEqual([
    '/csp-reports',
    '/docs',
    '/imapi/chat/file/:file',
    '/inform/feed/:id(^\\d{1,9}$).xml',
    '/openapi.json',
    '/predictions/heads.txt',
    '/robots.txt',
    '/sitemap-:name(^[a-z]{1,20}$)-:n(^\\d{1,6}$).xml',
    '/sitemap.xml',
    '/uploads/news/:file',
    '/uploads/portraits/:file',
    '/uploads/posts/:file',
    '/uploads/waiting/:file',
  ])
})

test('only the owner learns the name of a waiting portrait', async () => {
  expect(nameOf(waiting)).toHaveLength(32)
  const own = await callRoute(whole, routeNamed(routes, 'get /user/center/info'), {
    token: owner.token,
  })
  expect(own.text).toContain(nameOf(waiting))
  const unexpected: string[] = []
  for (const [who, token] of Object.entries(await callers()))
    for (const route of routes)
      for (const id of [owner.id, nameOf(waiting)]) {
        const { text } = await callRoute(whole, route, { token, given: { id } })
        // The answer may contain the caller's own input.
        const foreign = id === owner.id ? text : text.replaceAll(id, '')
        if (foreign.includes(nameOf(waiting)))
          unexpected.push(`${who}: ${route.name} answered ${text}`)
      }
  expect(unexpected).toEqual([])
})

test('no caller gets a picture by an unknown name', async () => {
  const last = nameOf(waiting).at(-1) === '0' ? '1' : '0'
  const near = waiting.replace(/[0-9a-f]-256/, `${last}-256`)
  for (const token of [owner.token, ...Object.values(await callers())]) {
    for (const url of [
      near,
      near.replace('waiting', 'portraits'),
      waiting.replace('waiting', 'portraits'),
      '/uploads',
      '/uploads/waiting',
      '/uploads/waiting/',
      '/uploads/waiting/..%2f..%2fkeys',
      '/uploads/feedback/x',
    ])
      expect([url, (await get(url, token)).statusCode]).toEqual([url, 404])
  }
})

test('no proxy caches a waiting portrait, and a new one replaces it', async () => {
  const { headers, statusCode } = await get(waiting)
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'cache-control': 'private, no-store',
    'content-type': 'image/webp',
  })
  await upload(owner)
  expect((await get(waiting)).statusCode).toBe(404)
})
