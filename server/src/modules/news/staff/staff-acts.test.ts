import { sql } from 'kysely'
import { photo } from '../../../platform/pictures/testing'
import { runJobs } from '../../../testing/run-jobs'
import { type NewsWorld, NOW_S, newArticle, openNewsWorld, paragraph } from '../testing'

let world: NewsWorld
beforeEach(async () => {
  world = await openNewsWorld()
})
afterEach(() => world.close())

const DRAFT = {
  columnIds: [1011],
  title: '编辑写的文章',
  summary: '摘要',
  blocks: [paragraph('正文')],
}
const call = (act: string, body: object, token?: string) =>
  world.staffCall(`/news/v1/${act}`, body, token)
const create = async (given: object = {}): Promise<string> =>
  (await call('create', { ...DRAFT, ...given })).data.id
const detail = (id: string) => world.call(null, `/inform/info/detail/${id}`)
const titles = async () => {
  world.rest()
  return (await world.list(1011)).articles.map(({ title }) => title)
}
const history = async (id: string) =>
  (await world.staffCall(`/news/v1/history?id=${id}`)).data.versions

test('a draft is seen by no reader until it is published', async () => {
  const id = await create()
  expect(await detail(id)).toMatchObject({ reason: 'news.no_such_article' })
  expect(await titles()).toEqual([])
  expect(await call('publish', { id })).toMatchObject({ code: 200 })
  expect(await titles()).toEqual(['编辑写的文章'])
  expect((await detail(id)).data).toMatchObject({ source: { name: '赛点', url: '' } })
  expect(await call('publish', { id })).toMatchObject({ reason: 'request.invalid' })
})

test('a scheduled article comes at its time, once, and not when it was withdrawn', async () => {
  const [due, gone] = [await create({ title: '准时' }), await create({ title: '撤回' })]
  for (const id of [due, gone]) await call('publish', { id, at: NOW_S + 100 })
  await call('withdraw', { id: gone, reason: '不发了' })
  await runJobs(world.module)
  expect(await titles()).toEqual([])
  world.clock.nowMs = (NOW_S + 101) * 1_000
  await runJobs(world.module)
  await runJobs(world.module)
  expect(await titles()).toEqual(['准时'])
  expect((await detail(due)).data.publishedAt).toBe(NOW_S + 100)
  expect(await history(due)).toMatchObject([
    { state: 'published', by: 'schedule', version: 1 },
    { state: 'scheduled' },
    { state: 'draft' },
  ])
})

test('an edit is the next version; the history has every act with its reason', async () => {
  const id = await world.publish()
  const edit = { ...DRAFT, id, reason: '改了错字' }
  expect((await call('edit', edit)).data).toEqual({ version: 2 })
  expect((await detail(id)).data).toMatchObject({
    title: '编辑写的文章',
    editedAt: NOW_S,
    source: { name: '测试社', url: 'https://source.example/a' },
  })
  await call('withdraw', { id, reason: '侵权' })
  expect(await history(id)).toMatchObject([
    { version: 2, state: 'withdrawn', reason: '侵权', title: '编辑写的文章' },
    { version: 2, state: 'published', reason: '改了错字' },
    { version: 1, state: 'published', title: '一场比赛的故事', by: '测试社' },
  ])
  const { rows } = await sql`
    SELECT content->'blocks' AS blocks FROM article_versions
    WHERE version = 1`.execute(world.db)
  expect(rows).toEqual([{ blocks: [paragraph('第一段。')] }])
})

test('no writer changes what the staff edited', async () => {
  const id = await world.publish({ key: 'feed:1' })
  await call('edit', { ...DRAFT, id, reason: '更正' })
  const article = newArticle({ key: 'feed:1', title: '来源的新标题' })
  const update = () => world.db.transaction().execute((trx) => articles().update(trx, article))
  expect(await update()).toBe(false)
  expect((await detail(id)).data.title).toBe('编辑写的文章')
})
const articles = () => world.module.articles

test('a withdrawn article is gone everywhere at once, and returns to its place', async () => {
  const [id, other] = [await world.publish({ publishedAt: NOW_S - 500 }), await world.publish()]
  await call('pin', { id, until: NOW_S + 900 })
  expect(await call('withdraw', { id, reason: '核实中' })).toMatchObject({ code: 200 })
  expect(await detail(id)).toMatchObject({ reason: 'news.no_such_article' })
  expect(await titles()).toHaveLength(1)
  expect((await world.article(other)).related).toEqual([])
  const like = { id, isOn: true }
  expect(await world.call(await world.member(), '/inform/info/like', like)).toMatchObject({
    reason: 'news.no_such_article',
  })
  expect(await call('pin', { id, until: NOW_S + 900 })).toMatchObject({ code: 404 })
  await call('publish', { id })
  expect((await detail(id)).data).toMatchObject({ publishedAt: NOW_S - 500, isPinned: false })
})

test('a picture is uploaded, shown, and removed after a day when no article has it', async () => {
  const [{ key, picture }, unused] = [
    await world.module.articlePictures.add(await photo()),
    await world.module.articlePictures.add(await photo()),
  ]
  const block = { kind: 'picture', picture, caption: '现场' }
  const id = await create({ blocks: [block], coverKey: key })
  await call('publish', { id })
  expect((await detail(id)).data).toMatchObject({ pictures: [picture], blocks: [block] })
  world.clock.nowMs += 90_000_000
  await runJobs(world.module)
  const status = async (address: string) => (await world.app.inject(address)).statusCode
  expect(await status(picture.large)).toBe(200)
  expect(await status(unused.picture.large)).not.toBe(200)
})

test.each([
  ['an unknown column', { columnIds: [1] }, 'columnIds'],
  ['a picture of another site', { blocks: [pictureAt('https://evil.example/a.webp')] }, 'blocks'],
  ['a link that leaves', { blocks: [linkTo('/\\evil.example')] }, 'blocks'],
])('%s is rejected', async (_, given, field) => {
  expect(await call('create', { ...DRAFT, ...given })).toMatchObject({
    reason: 'request.invalid',
    field,
  })
  expect(await world.count('articles')).toBe(0)
})

function pictureAt(large: string) {
  const picture = { small: large, large, width: 10, height: 10 }
  return { kind: 'picture', picture, caption: '' }
}

function linkTo(to: string) {
  return { kind: 'paragraph', spans: [{ text: '链接', to }] }
}

test('only a token with the scope acts; the security log has every call', async () => {
  const stranger = await world.staff.tokens.create({
    name: 'stranger',
    scopes: ['feedback'],
    createdBy: 'test',
    days: 1,
  })
  const id = await world.publish()
  for (const token of ['', stranger.secret])
    for (const [act, body] of [
      ['create', DRAFT],
      ['edit', { ...DRAFT, id, reason: 'x' }],
      ['publish', { id }],
      ['withdraw', { id, reason: 'x' }],
      ['pin', { id, until: null }],
    ] as const)
      expect(await call(act, body, token)).toMatchObject({ code: 403 })
  await call('withdraw', { id, reason: '核实中' })
  await world.staff.securityLog.flush()
  const acts = (await world.staff.securityLog.newest(30)).map(
    ({ act, outcome, about }) => `${act} ${outcome} ${about}`,
  )
  expect(acts).toContain(`POST /news/v1/withdraw done article ${id}`)
  expect(acts).toContain(`POST /news/v1/edit refused article ${id}`)
})

test('a long article is accepted, a line with a control character is not', async () => {
  const long = Array.from({ length: 400 }, () => paragraph('字'.repeat(300)))
  expect(await world.staffCall('/news/v1/create', { ...DRAFT, blocks: long })).toMatchObject({
    code: 200,
  })
  for (const line of [{ title: 'a\u0000b' }, { summary: 'a\u0007' }, { author: '\u001b[31m' }])
    expect(await world.staffCall('/news/v1/create', { ...DRAFT, ...line })).toMatchObject({
      reason: 'request.invalid',
    })
})
