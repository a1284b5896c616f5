import { HEADLINES } from '@saidian/shared/contracts/news'
import { photo } from '../../../platform/pictures/testing'
import { type NewsWorld, NOW_S, openNewsWorld } from '../testing'

let world: NewsWorld
beforeEach(async () => {
  world = await openNewsWorld()
})
afterEach(() => world.close())

const PREMIER_LEAGUE = 1011
const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id)

test('columns come in the order of the product, 头条 fixed at the front', async () => {
  const { data } = await world.call(null, '/inform/column/getColumnByType?type=news')
  expect(data.columns[0]).toEqual({ id: HEADLINES, name: '头条', isFixed: true })
  expect(data.columns.map(({ name }: { name: string }) => name)).toEqual([
    ...[
      '头条',
      '足球',
      '篮球',
      '英超',
      '西甲',
      '意甲',
      '德甲',
      '法甲',
      '欧冠',
      '中超',
      'NBA',
      'CBA',
    ],
  ])
})

test('pages go on without gaps or repeats while new articles come', async () => {
  const old: string[] = []
  // Several share a second: then the id decides.
  for (let n = 0; n < 50; n++)
    old.push(await world.publish({ publishedAt: NOW_S - 10_000 + Math.floor(n / 3) }))
  const seen: string[] = []
  let cursor: string | null | undefined
  for (let page = 0; cursor !== null; page++) {
    const list = await world.list(PREMIER_LEAGUE, cursor)
    seen.push(...idsOf(list.articles))
    cursor = list.next
    await world.publish({ publishedAt: NOW_S - 100 + page })
  }
  expect(seen).toEqual(old.reverse())
})

test('pinned articles and the carousel come first and once, until the pin ends', async () => {
  const key = async () => (await world.module.articlePictures.add(await photo())).key
  const plain = await world.publish({ publishedAt: NOW_S - 9_000 })
  const pictured: string[] = []
  for (let n = 0; n < 3; n++)
    pictured.unshift(
      await world.publish({ publishedAt: NOW_S - 900 + n, pictureKeys: [await key()] }),
    )
  const newest = await world.publish({ publishedAt: NOW_S - 50 })
  const until = NOW_S + 600
  expect(await world.staffCall('/news/v1/pin', { id: plain, until })).toMatchObject({ code: 200 })
  const first = await world.list(PREMIER_LEAGUE)
  expect(idsOf(first.carousel)).toEqual(pictured)
  expect(first.articles.map(({ id, isPinned }) => [id, isPinned])).toEqual([
    [plain, true],
    [newest, false],
  ])
  const [shown] = first.carousel[0]?.pictures ?? []
  expect(shown).toMatchObject({ width: expect.any(Number), height: expect.any(Number) })
  const file = await world.app.inject(shown?.small ?? '')
  expect(file.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
  })

  world.clock.nowMs = (until + 1) * 1_000
  const later = await world.list(PREMIER_LEAGUE)
  expect(idsOf(later.articles)).toEqual([newest, plain])
  expect(later.articles.some(({ isPinned }) => isPinned)).toBe(false)
})

test('what is pinned or released between two pages is neither lost nor shown twice', async () => {
  const all: string[] = []
  for (let n = 0; n < 45; n++) all.unshift(await world.publish({ publishedAt: NOW_S - 900 + n }))
  const pin = (id: string | undefined, until: number | null) =>
    world.staffCall('/news/v1/pin', { id, until })
  await pin(all[30], NOW_S + 600)
  const first = await world.list(PREMIER_LEAGUE)
  await pin(all[30], null)
  await pin(all[44], NOW_S + 600)
  world.rest()
  const second = await world.list(PREMIER_LEAGUE, first.next ?? '')
  const third = await world.list(PREMIER_LEAGUE, second.next ?? '')
  const seen = [first, second, third].flatMap(({ articles }) => idsOf(articles))
  expect(seen).toHaveLength(45)
  expect(new Set(seen)).toEqual(new Set(all))
})

test('头条 takes what names it, and of each column one article in twenty minutes', async () => {
  const at = (minutes: number) => NOW_S - 7_200 + minutes * 60
  const first = await world.publish({ publishedAt: at(0) })
  await world.publish({ publishedAt: at(10) })
  const named = await world.publish({ publishedAt: at(15), columnIds: [HEADLINES, 1011] })
  const other = await world.publish({ publishedAt: at(16), columnIds: [1021] })
  const late = await world.publish({ publishedAt: at(40) })
  expect(idsOf((await world.list(HEADLINES)).articles)).toEqual([late, other, named, first])
  expect((await world.list(PREMIER_LEAGUE)).articles).toHaveLength(4)
})

test('cards count the comments of their article', async () => {
  const id = await world.publish()
  world.comments.set(id, 12)
  expect((await world.list(PREMIER_LEAGUE)).articles).toMatchObject([{ id, comments: 12 }])
})

test.each(['x', '1.2', '1.2.3-', `${'9'.repeat(11)}.1.`, '1.1.1-2-3-4-5-6-7-8-9-a-b'])(
  'the cursor %s is rejected',
  async (cursor) => {
    const answer = await world.call(null, '/inform/info/list', { type: PREMIER_LEAGUE, cursor })
    expect(answer).toMatchObject({ reason: 'request.invalid' })
  },
)

test('an unknown column is no list; the largest cursor is a valid one', async () => {
  const list = (body: object) => world.call(null, '/inform/info/list', body)
  expect(await list({ type: 1 })).toMatchObject({ reason: 'news.no_such_column' })
  const cursor = '9999999999.zzzzzzzzzzzz.'
  expect(await list({ type: PREMIER_LEAGUE, cursor })).toMatchObject({ data: { articles: [] } })
})
