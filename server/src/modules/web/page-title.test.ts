import type { ReadTitle } from '../../platform/module'
import { openWeb } from './testing/open-web'

let web: Awaited<ReturnType<typeof openWeb>>
afterEach(() => web.close())

const PAGE = '/live/zq/detail/7'
const titleOf = (html: string) => /<title>(.*?)<\/title>/s.exec(html)?.[1]

async function open(readMatch: ReadTitle): Promise<void> {
  web = await openWeb({ titles: { 'football-match': readMatch } })
  await web.publish('1.0.0')
}

test('a page is titled by the data of this request', async () => {
  let goals = 1
  await open(async ({ id }) => ({ title: `曼城${id} ${goals++}-1 <利物浦>` }))
  expect(titleOf((await web.page(PAGE)).body)).toBe('曼城7 1-1 &lt;利物浦&gt; - 赛点')
  expect(titleOf((await web.page('/live/zq/detail/8')).body)).toBe(
    '曼城8 2-1 &lt;利物浦&gt; - 赛点',
  )
})

test('a title with a result is replaced where the settings hide results', async () => {
  await open(async () => ({ title: '曼城 2-1 利物浦', withoutResult: '曼城 vs </script>' }))
  const { body } = await web.page(PAGE)
  const code = /<\/title><script nonce="[^"]+">(.*?)<\/script>/s.exec(body)?.[1] ?? ''
  const titleWith = (settings: object) => {
    const document = { title: '曼城 2-1 利物浦' }
    new Function('document', 'localStorage', code)(document, {
      getItem: () => JSON.stringify(settings),
    })
    return document.title
  }
  expect(titleWith({})).toBe('曼城 2-1 利物浦')
  expect(titleWith({ noSpoiler: true })).toBe('曼城 vs </script> - 赛点')
  expect(titleWith({ streamDelaySeconds: 30 })).toBe('曼城 vs </script> - 赛点')
})

test.each<[string, ReadTitle]>([
  ['has none', async () => null],
  ['fails', async () => Promise.reject(new Error('no database'))],
  ['never answers', () => new Promise(() => undefined)],
])('a page whose data %s has the title of its route', async (_, readMatch) => {
  await open(readMatch)
  const { statusCode, body } = await web.page(PAGE)
  expect(statusCode).toBe(200)
  expect(titleOf(body)).toBe('足球比赛 - 赛点')
})

test('a page does not wait for its title while many others do', async () => {
  let asked = 0
  await open(() => {
    asked += 1
    return new Promise(() => undefined)
  })
  await Promise.all(Array.from({ length: 40 }, () => web.page(PAGE)))
  expect(asked).toBe(32)
})

test('a page whose route names no data has the title of its route', async () => {
  await open(async () => ({ title: '曼城 2-1 利物浦' }))
  expect(titleOf((await web.page('/live/hot')).body)).toBe('热门赛事 - 赛点')
})
