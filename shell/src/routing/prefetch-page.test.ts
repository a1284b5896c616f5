import { makeRemoteMeta } from '@saidian/shared/testing'
import { createPrefetchPage } from './prefetch-page'
import { createRouteTable } from './route-table'

const page = (path: string) => ({ path, title: path, layout: 'tabbar-list' as const })
const metas = [makeRemoteMeta({ name: 'mf_user', routes: [page('/user'), page('/user/set')] })]

function open(failing: string[] = []) {
  const asked: string[] = []
  const failures = new Set(failing)
  const prefetchFiles = async (_: unknown, { path }: { path: string }) => {
    asked.push(path)
    if (failures.delete(path)) throw new TypeError('Failed to fetch')
  }
  const prefetchPage = createPrefetchPage({
    pageAt: createRouteTable(metas),
    federation: { prefetchFiles },
  })
  const { signal } = new AbortController()
  return { asked, prefetch: (path: string) => prefetchPage(path, signal) }
}

test('prefetches each known page once', async () => {
  const { asked, prefetch } = open()
  for (const path of ['/user', '/nowhere', '/user/set', '/user']) await prefetch(path)
  expect(asked).toEqual(['/user', '/user/set'])
})

test('a failed page is retried by the next call', async () => {
  const { asked, prefetch } = open(['/user'])
  await expect(prefetch('/user')).rejects.toThrow('Failed to fetch')
  await prefetch('/user')
  await prefetch('/user')
  expect(asked).toEqual(['/user', '/user'])
})
