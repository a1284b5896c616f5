import type { ReadPageText } from '../../platform/module'
import { openWeb } from './testing/open-web'

let web: Awaited<ReturnType<typeof openWeb>>
afterEach(() => web.close())

const PAGE = '/live/zq/detail/7'
const titleOf = (html: string) => /<title>(.*?)<\/title>/s.exec(html)?.[1]

const graphOf = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<meta property="og:(\w+)" content="([^"]*)">/g)].map(([, name, value]) => [
      name,
      value,
    ]),
  )

async function open(readMatch: ReadPageText): Promise<void> {
  web = await openWeb({ pageTexts: { 'football-match': readMatch } })
  await web.publish('1.0.0')
}

test('a page is titled by the data of this request', async () => {
  let goals = 1
  await open(async ({ params: { id } }) => ({ title: `曼城${id} ${goals++}-1 <利物浦>` }))
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
    const document = { title: '曼城 2-1 利物浦', documentElement: { dataset: {} } }
    new Function('document', 'localStorage', code)(document, {
      getItem: () => JSON.stringify(settings),
    })
    return document.title
  }
  expect(titleWith({})).toBe('曼城 2-1 利物浦')
  expect(titleWith({ noSpoiler: true })).toBe('曼城 vs </script> - 赛点')
  expect(titleWith({ streamDelaySeconds: 30 })).toBe('曼城 vs </script> - 赛点')
})

test.each<[string, ReadPageText]>([
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

test('the preview of a link has the text of the data, and no result', async () => {
  await open(async ({ params, query }) => ({
    title: '曼城 2-1 利物浦',
    withoutResult: '曼城 vs 利物浦',
    description: `英超 ${params.id} "${query.get('tab')}"`,
    image: '/uploads/portraits/a-256.webp',
  }))
  const { body } = await web.page(`${PAGE}?tab=zs`, { host: 'localhost:8080' })
  expect(graphOf(body)).toEqual({
    site_name: '赛点',
    type: 'website',
    locale: 'zh_CN',
    title: '曼城 vs 利物浦 - 赛点',
    description: '英超 7 &quot;zs&quot;',
    url: `http://localhost:8080${PAGE}?tab=zs`,
    image: 'http://localhost:8080/uploads/portraits/a-256.webp',
  })
  expect(body).toContain('<meta name="description" content="英超 7 &quot;zs&quot;">')
})

test('the preview of a page without data has the text of its route and the icon', async () => {
  await open(async () => null)
  const { body } = await web.page('/live/hot', { host: 'localhost:8080' })
  expect(graphOf(body)).toMatchObject({
    title: '热门赛事 - 赛点',
    description: '今日比分',
    image: 'http://localhost:8080/icon-512.png',
  })
})

test.each([
  ['https://b.example', 'b.example', 'https://b.example'],
  ['the first one', 'evil.example', 'https://a.example'],
])('addresses of a preview have %s of the configured origins', async (_, host, origin) => {
  web = await openWeb({ env: { ALLOWED_ORIGINS: 'https://a.example,https://b.example' } })
  const { body } = await web.page('/live/hot', { host })
  expect(graphOf(body).url).toBe(`${origin}/live/hot`)
})
