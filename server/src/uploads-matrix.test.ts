import { uploadPortrait } from '@saidian/shared/contracts'
import { sql } from 'kysely'
import { photo } from './modules/profile/testing/pictures'
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
 * Routes beside the API document: pictures. A tag of a page sends no token with them, so a portrait that waits for its
 * audit is kept by its name, 128 bits by chance, which its owner alone is told.
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
}, 60_000)
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

/** Paths of a tree of routes as Fastify prints it: four signs a level, what leads and then the rest of the path. */
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

test('beside the API document there are its own pages and the pictures', () => {
  const known = new Set(routes.map(({ path }) => path.replaceAll(/\{(\w+)\}/g, ':$1')))
  const all = pathsOf(whole.app.http.printRoutes({ commonPrefix: false }))
  expect(all.length).toBeGreaterThan(known.size)
  expect(all.filter((path) => !known.has(path)).sort()).toEqual([
    '/csp-reports',
    '/docs',
    '/openapi.json',
    '/uploads/portraits/:file',
    '/uploads/waiting/:file',
  ])
})

test('the owner alone is told where a portrait waits', async () => {
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
        // What the caller sent may come back.
        const told = id === owner.id ? text : text.replaceAll(id, '')
        if (told.includes(nameOf(waiting))) unexpected.push(`${who}: ${route.name} told ${text}`)
      }
  expect(unexpected).toEqual([])
}, 60_000)

test('nobody gets a picture by a name that was not told, whoever asks', async () => {
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

test('a waiting portrait is kept by nobody on its way, and is gone when another takes its place', async () => {
  const { headers, statusCode } = await get(waiting)
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'cache-control': 'private, no-store',
    'content-type': 'image/webp',
  })
  await upload(owner)
  expect((await get(waiting)).statusCode).toBe(404)
})
