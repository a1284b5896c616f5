import { makeRemoteMeta } from '@saidian/shared/testing'
import { createBringPages } from './bring-pages'
import { createRouteTable } from './route-table'

const page = (path: string) => ({ path, title: path, layout: 'tabbar-list' as const })
const metas = [makeRemoteMeta({ name: 'mf_user', routes: [page('/user'), page('/user/set')] })]
const PATHS = ['/user', '/nowhere', '/user/set']

function open(failing: string[] = []) {
  const asked: string[] = []
  const failures = new Set(failing)
  const bring = async (_: unknown, { path }: { path: string }) => {
    asked.push(path)
    if (failures.delete(path)) throw new TypeError('Failed to fetch')
  }
  const bringPages = createBringPages({ pageAt: createRouteTable(metas), federation: { bring } })
  const end = new AbortController()
  return { asked, end, bringPages: () => bringPages(PATHS, end.signal) }
}

const connection = (given: object) =>
  Object.defineProperty(navigator, 'connection', { value: given, configurable: true })
afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection')
  Reflect.deleteProperty(document, 'hidden')
  delete document.documentElement.dataset.saver
})

test('pages that somebody has are brought, each once', async () => {
  const { asked, bringPages } = open()
  await bringPages()
  await bringPages()
  expect(asked).toEqual(['/user', '/user/set'])
})

test('a page that did not come holds no other up, and is tried again', async () => {
  const { asked, bringPages } = open(['/user'])
  await bringPages()
  expect(asked).toEqual(['/user', '/user/set'])
  await bringPages()
  expect(asked).toEqual(['/user', '/user/set', '/user'])
})

test.each([
  [
    'the page is hidden',
    () => Object.defineProperty(document, 'hidden', { value: true, configurable: true }),
  ],
  ['the line is of the second generation', () => connection({ effectiveType: '2g' })],
  ['the browser saves data', () => connection({ saveData: true })],
  ['省流量模式 is on', () => Object.assign(document.documentElement.dataset, { saver: '' })],
])('while %s nothing is brought', async (_, arrange) => {
  const { asked, bringPages } = open()
  arrange()
  await bringPages()
  expect(asked).toEqual([])
})

test('after its end nothing is brought', async () => {
  const { asked, end, bringPages } = open()
  end.abort()
  await bringPages()
  expect(asked).toEqual([])
})
