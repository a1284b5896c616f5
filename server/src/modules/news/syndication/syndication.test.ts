import { parseAtomFeed } from 'feedsmith'
import { parseDocument } from 'htmlparser2'
import { sql } from 'kysely'
import { type NewsWorld, NOW_S, openNewsWorld } from '../testing'

let world: NewsWorld
beforeEach(async () => {
  world = await openNewsWorld()
})
afterEach(() => world.close())

const ORIGIN = 'https://saidian.example'
const get = (url: string, headers = {}) => world.app.inject({ url, headers })

/** Addresses that a file of the sitemap names. */
async function placesOf(url: string): Promise<string[]> {
  const { body } = await get(url)
  expect(parseDocument(body, { xmlMode: true }).children.length).toBeGreaterThan(0)
  return [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, place = '']) => place)
}

test('a column has an Atom feed that a feed reader reads, newest first', async () => {
  const old = await world.publish({ publishedAt: NOW_S - 900, author: '小记' })
  const hostile = ']]></title><script>&\u0000\u0001'
  const id = await world.publish({ title: hostile, summary: '<p>摘要</p>' })
  await world.publish({ columnIds: [1021] })
  const answer = await get('/inform/feed/1011.xml')
  expect(answer.headers['content-type']).toBe('application/atom+xml; charset=utf-8')
  const feed = parseAtomFeed(answer.body)
  expect(feed).toMatchObject({ id: `${ORIGIN}/news/1011`, title: { value: '赛点 英超' } })
  expect(feed.entries?.map((entry) => entry.id)).toEqual([
    `${ORIGIN}/news/1011/${id}`,
    `${ORIGIN}/news/1011/${old}`,
  ])
  expect(feed.entries).toMatchObject([
    {
      title: { value: ']]></title><script>&' },
      summary: { value: '<p>摘要</p>' },
      authors: [{ name: '测试社' }],
    },
    { authors: [{ name: '小记' }], published: new Date((NOW_S - 900) * 1_000).toISOString() },
  ])
  expect(answer.body).not.toContain('<script>')
})

test('a feed that did not change is not sent again; a withdrawn article leaves it', async () => {
  const id = await world.publish()
  const { headers } = await get('/inform/feed/1011.xml')
  const again = await get('/inform/feed/1011.xml', { 'if-none-match': headers.etag })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  await world.staffCall('/news/v1/withdraw', { id, reason: '撤下' })
  world.clock.nowMs += 61_000
  const changed = await get('/inform/feed/1011.xml', { 'if-none-match': headers.etag })
  expect(parseAtomFeed(changed.body).entries ?? []).toEqual([])
})

test('a feed reader gets no result that readers may hide', async () => {
  await world.publish({ title: '甲 2-0 乙', withoutResult: '甲对乙', summary: '甲2-0胜' })
  const { body } = await get('/inform/feed/1011.xml')
  expect(body).toContain('甲对乙')
  expect(body).not.toContain('2-0')
})

test.each(['/inform/feed/1.xml', '/inform/feed/x.xml', '/sitemap-members-0.xml'])(
  '%s does not exist',
  async (url) => {
    expect((await get(url)).json()).toMatchObject({ code: 404 })
  },
)

test('the sitemap names every article that readers see, by files of bounded size', async () => {
  const [id, gone] = [await world.publish(), await world.publish()]
  await world.staffCall('/news/v1/withdraw', { id: gone, reason: '撤下' })
  await sql`ALTER TABLE articles ALTER COLUMN id RESTART WITH 45000`.execute(world.db)
  const late = await world.publish()
  const files = await placesOf('/sitemap.xml')
  expect(files).toEqual([
    `${ORIGIN}/sitemap-pages-0.xml`,
    ...[0, 1, 2].map((n) => `${ORIGIN}/sitemap-articles-${n}.xml`),
  ])
  const places = await Promise.all(files.map((file) => placesOf(file.slice(ORIGIN.length))))
  expect(places.slice(1)).toEqual([
    [`${ORIGIN}/news/1011/${id}`],
    [],
    [`${ORIGIN}/news/1011/${late}`],
  ])
  expect(places[0]).toEqual(expect.arrayContaining([`${ORIGIN}/news/1002`, `${ORIGIN}/live/hot`]))
  expect((await get('/robots.txt')).body).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`)
})
