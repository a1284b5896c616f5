import { makeRemoteMeta } from '@saidian/shared/testing'
import { createPrefetchPages } from './prefetch-pages'
import { createRouteTable } from './route-table'

const page = (path: string) => ({ path, title: path, layout: 'tabbar-list' as const })
const metas = [makeRemoteMeta({ name: 'mf_user', routes: [page('/user'), page('/user/set')] })]
const PATHS = ['/user', '/nowhere', '/user/set']

function open(failing: string[] = []) {
  const asked: string[] = []
  const failures = new Set(failing)
  const prefetchFiles = async (_: unknown, { path }: { path: string }) => {
    asked.push(path)
    if (failures.delete(path)) throw new TypeError('Failed to fetch')
  }
  const prefetchPages = createPrefetchPages({
    pageAt: createRouteTable(metas),
    federation: { prefetchFiles },
  })
  const end = new AbortController()
  return { asked, end, prefetchPages: () => prefetchPages(PATHS, end.signal) }
}

const connection = (given: object) =>
  Object.defineProperty(navigator, 'connection', { value: given, configurable: true })
afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection')
  Reflect.deleteProperty(document, 'hidden')
  delete document.documentElement.dataset.saver
})

test('prefetches each known page once', async () => {
  const { asked, prefetchPages } = open()
  await prefetchPages()
  await prefetchPages()
  expect(asked).toEqual(['/user', '/user/set'])
})

test('a failed page does not delay the others and is retried', async () => {
  const { asked, prefetchPages } = open(['/user'])
  await prefetchPages()
  expect(asked).toEqual(['/user', '/user/set'])
  await prefetchPages()
  expect(asked).toEqual(['/user', '/user/set', '/user'])
})

test.each([
  [
    'the page is hidden',
    () => Object.defineProperty(document, 'hidden', { value: true, configurable: true }),
  ],
  ['the connection is of the second generation', () => connection({ effectiveType: '2g' })],
  ['the browser saves data', () => connection({ saveData: true })],
  ['省流量模式 is on', () => Object.assign(document.documentElement.dataset, { saver: '' })],
])('prefetches nothing while %s', async (_, arrange) => {
  const { asked, prefetchPages } = open()
  arrange()
  await prefetchPages()
  expect(asked).toEqual([])
})

test('prefetches nothing after its signal aborted', async () => {
  const { asked, end, prefetchPages } = open()
  end.abort()
  await prefetchPages()
  expect(asked).toEqual([])
})
