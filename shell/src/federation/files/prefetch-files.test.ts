import { makeRemoteMeta } from '@saidian/shared/testing'
import { firstFiles, prefetchFiles } from './prefetch-files'

const remote = {
  base: '/remotes/mf_user/1.0.0/',
  integrity: Object.fromEntries(
    [
      'remoteEntry.js',
      '__federation_expose_remote.11aa22bb.js',
      'user.33cc44dd.js',
      'user.55ee66ff.css',
      'user.33cc44dd.js.LICENSE.txt',
      'user-settings.77aa88bb.js',
      '12.99cc00dd.js',
    ].map((file) => [file, 'sha384-x']),
  ),
}
const route = { path: '/user', title: '我的', layout: 'tabbar-list' as const }
const at = (names: string[]) =>
  names.map((name) => ({ url: `/remotes/mf_user/1.0.0/${name}`, digest: 'sha384-x' }))

test('a page starts with entry, entry module and the chunks of its route', () => {
  const entryFiles = ['remoteEntry.js', '__federation_expose_remote.11aa22bb.js']
  const meta = makeRemoteMeta({ name: 'mf_user', routes: [route], chunks: { '/user': ['user'] } })
  expect(firstFiles(remote, meta, route)).toEqual(
    at([...entryFiles, 'user.33cc44dd.js', 'user.55ee66ff.css']),
  )
  expect(firstFiles(remote, makeRemoteMeta({ routes: [route] }), route)).toEqual(at(entryFiles))
})

test('prefetches nothing of a development override, because its files change', () => {
  expect(
    firstFiles({ ...remote, integrity: null }, makeRemoteMeta({ routes: [route] }), route),
  ).toEqual([])
})

describe('prefetchFiles', () => {
  const realFetch = globalThis.fetch
  afterEach(() => {
    globalThis.fetch = realFetch
  })

  test('downloads files one after the other and stops at the first that fails', async () => {
    const order: string[] = []
    globalThis.fetch = (async (url: string, { integrity }: RequestInit) => {
      expect(integrity).toBe(`sha384-${url}`)
      if (url === '/c') return { ok: false, status: 503 }
      order.push(`asked ${url}`)
      return { ok: true, blob: async () => order.push(`had ${url}`) }
    }) as never
    const { signal } = new AbortController()
    const files = ['/a', '/b', '/c', '/d'].map((url) => ({ url, digest: `sha384-${url}` }))
    await expect(prefetchFiles(files, signal)).rejects.toThrow('/c answered 503')
    expect(order).toEqual(['asked /a', 'had /a', 'asked /b', 'had /b'])
  })
})
