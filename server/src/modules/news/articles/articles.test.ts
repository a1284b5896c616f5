import { sql } from 'kysely'
import { makeMatch, type NewsWorld, NOW_S, newArticle, openNewsWorld, paragraph } from '../testing'

let world: NewsWorld
beforeEach(async () => {
  world = await openNewsWorld()
})
afterEach(() => world.close())

const store = (given: Parameters<typeof newArticle>[0] = {}) =>
  world.db.transaction().execute((trx) => world.module.articles.store(trx, newArticle(given)))
const update = (given: Parameters<typeof newArticle>[0] = {}) =>
  world.db.transaction().execute((trx) => world.module.articles.update(trx, newArticle(given)))

test('the same key is stored once, also by several at once', async () => {
  const stored = await Promise.all(Array.from({ length: 6 }, () => store()))
  expect(stored.filter(({ isNew }) => isNew)).toHaveLength(1)
  expect(new Set(stored.map(({ id }) => id)).size).toBe(1)
  expect(await world.count('articles')).toBe(1)
})

test('a reader sees an article with its column, source and text', async () => {
  const id = await world.publish({ columnIds: [1002, 1003, 1011], author: '小记', isDemo: true })
  expect(await world.article(id)).toMatchObject({
    id,
    columnId: 1003,
    columnName: '足球',
    author: '小记',
    editedAt: null,
    title: '一场比赛的故事',
    source: { name: '测试社', url: 'https://source.example/a' },
    blocks: [paragraph('第一段。')],
    likes: 0,
    isLiked: false,
    comments: 0,
    isDemo: true,
  })
})

test('a title without the result is sent only where there is one', async () => {
  const one = await world.publish({ title: '甲队 2-0 乙队', withoutResult: '甲队 对 乙队' })
  expect(await world.article(one)).toMatchObject({ withoutResult: '甲队 对 乙队' })
  expect(await world.article(await world.publish())).not.toHaveProperty('withoutResult')
})

test('a changed text is the next version, and the one before stays in the history', async () => {
  const { id } = await store()
  expect(await update()).toBe(false)
  expect(await update({ title: '新标题', blocks: [paragraph('改过。')] })).toBe(true)
  expect(await world.article(id)).toMatchObject({ title: '新标题', editedAt: NOW_S })
  const { rows } = await sql`
    SELECT version, content->>'title' AS title FROM article_versions ORDER BY id`.execute(world.db)
  expect(rows).toEqual([
    { version: 1, title: '一场比赛的故事' },
    { version: 2, title: '新标题' },
  ])
  expect(await update({ key: 'unknown' })).toBe(false)
})

test('an article that comes from the future is published now', async () => {
  const id = await world.publish({ publishedAt: NOW_S + 86_400 })
  expect(await world.article(id)).toMatchObject({ publishedAt: NOW_S })
})

test('characters that the database cannot store do not stop an article', async () => {
  const id = await world.publish({ title: '标\u0000题', blocks: [paragraph('文\ud800字')] })
  expect((await world.article(id)).title).toBe('标题')
})

test('members like an article once; visitors and unknown articles cannot be liked', async () => {
  const [id, fan] = [await world.publish(), await world.member()]
  const like = (member: string | null, body: object) =>
    world.call(member, '/inform/info/like', body)
  for (let n = 0; n < 2; n++)
    expect((await like(fan, { id, isOn: true })).data).toEqual({ likes: 1, isLiked: true })
  expect(await world.article(id, fan)).toMatchObject({ likes: 1, isLiked: true })
  expect(await world.article(id)).toMatchObject({ likes: 1, isLiked: false })
  expect(await like(null, { id, isOn: true })).toMatchObject({ reason: 'auth.no_token' })
  expect(await like(fan, { id: '999', isOn: true })).toMatchObject({
    reason: 'news.no_such_article',
  })
})

test('what to read next is about the same match, then of the same column', async () => {
  const matchId = (await makeMatch(world.db)).matchId
  const column = await world.publish({ publishedAt: NOW_S - 50 })
  const sameMatch = await world.publish({ columnIds: [1021], matchIds: [matchId] })
  const id = await world.publish({ matchIds: [matchId] })
  const article = await world.article(id)
  expect(article.matches).toMatchObject([{ id: matchId, home: '甲队', away: '乙队' }])
  expect(article.related.map((card) => card.id)).toEqual([sameMatch, column])
})
