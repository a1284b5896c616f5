import { sql } from 'kysely'
import { photo } from '../../../platform/pictures/testing'
import { type CommunityWorld, DAY_MS, openCommunity } from '../testing/community-world'

let world: CommunityWorld
let circleId: number
beforeAll(async () => {
  world = await openCommunity()
  circleId = await world.circle()
})
beforeEach(() => world.rest())
afterAll(() => world.close())

const write = (member: string, text: string, given: object = {}) =>
  world.post(member, text, { circleId, ...given })
const detail = (member: string, code: string) =>
  world.call(member, `/community/post/detail?code=${code}`)
const edit = (member: string, code: string, text: string) =>
  world.call(member, '/community/post/edit', { code, text })
const remove = (member: string, code: string) =>
  world.call(member, '/community/post/delete', { code })
const countOf = async () =>
  (await world.call('', `/community/circle/detail/${circleId}`)).data.posts as number
const gone = { code: 404, reason: 'community.no_such_post' }

test('a post is whole: text, links, pictures in their order, region', async () => {
  const [author, friend] = [await world.member(), await world.member()]
  const one = await world.upload(author, await photo('jpeg', 800, 600))
  const two = await world.upload(author, await photo('png', 300, 900))
  const pictures = [two.data.key, one.data.key]
  const before = await countOf()
  const { data } = await write(author, `看@球友${friend}也来 #德比#\r\n\r\n\r\n真不错`, {
    pictures,
  })
  expect(data).toMatchObject({
    state: 'shown',
    author: { id: author },
    spans: [
      { text: '看' },
      { text: `@球友${friend}`, to: `/user/authorHome?id=${friend}` },
      { text: '也来 ' },
      { text: '#德比#', to: '/community/list?topic=%E5%BE%B7%E6%AF%94' },
      { text: '\n\n真不错' },
    ],
    pictures: [
      { width: 300, height: 900 },
      { width: 800, height: 600 },
    ],
    likes: 0,
    comments: 0,
    isOwn: true,
    region: '未知',
    editedAt: null,
  })
  expect(await countOf()).toBe(before + 1)
  expect((await detail('', data.code)).data).toMatchObject({ isOwn: false, waitingPictures: 0 })
  const list = { list: 'new', topic: '德比' }
  const found = await world.call('', '/community/post/list', list)
  expect(found.data.posts.map(({ code }: { code: string }) => code)).toEqual([data.code])
})

test('a double tap on 发布 posts once, with the same pictures', async () => {
  const author = await world.member()
  const { data: picture } = await world.upload(author, await photo())
  const given = { key: world.newKey(), pictures: [picture.key] }
  const answers = await Promise.all([1, 2, 3].map(() => write(author, '只发一次', given)))
  expect(answers.map(({ code }) => code)).toEqual([200, 200, 200])
  expect(new Set(answers.map(({ data }) => data.code)).size).toBe(1)
  const list = await world.call('', '/community/post/list', { list: 'new', memberId: author })
  expect(list.data.posts).toHaveLength(1)
})

test('a picture is used once, by its member only; else there is no post', async () => {
  const [author, other] = [await world.member(), await world.member()]
  const { data: picture } = await world.upload(author, await photo())
  const lost = { code: 409, reason: 'community.no_such_picture' }
  expect(await write(other, '不是我的图', { pictures: [picture.key] })).toMatchObject(lost)
  expect(await write(author, '', { pictures: [picture.key] })).toMatchObject({ code: 200 })
  await world.rest()
  expect(await write(author, '又用一次', { pictures: [picture.key] })).toMatchObject(lost)
  expect(
    (await world.call('', '/community/post/list', { list: 'new', memberId: other })).data,
  ).toEqual({ posts: [], next: null })
})

test('a stranger neither edits nor deletes a post', async () => {
  const [author, stranger] = [await world.member(), await world.member()]
  const { code } = (await write(author, '我的帖子')).data
  expect(await edit(stranger, code, '改掉')).toMatchObject(gone)
  expect(await remove(stranger, code)).toMatchObject(gone)
  expect((await detail('', code)).data.spans).toEqual([{ text: '我的帖子' }])
})

test('a post can be edited for ten minutes, with a mark', async () => {
  const author = await world.member()
  const { code } = (await write(author, '第一版 #甲#')).data
  expect((await edit(author, code, '第二版 #乙#')).data.editedAt).toBeGreaterThan(0)
  const topic = async (name: string) =>
    (await world.call('', '/community/post/list', { list: 'new', topic: name })).data.posts.length
  expect([await topic('甲'), await topic('乙')]).toEqual([0, 1])
  world.pass(10 * 60_000 + 1)
  expect(await edit(author, code, '第三版')).toMatchObject({ reason: 'community.edit_over' })
})

test('of an edit and a deletion at once, the deletion stays', async () => {
  const author = await world.member()
  const before = await countOf()
  const { code } = (await write(author, '两台设备')).data
  const [, removed] = await Promise.all([edit(author, code, '改一下'), remove(author, code)])
  expect(removed.code).toBe(200)
  expect(await detail(author, code)).toMatchObject(gone)
  expect(await remove(author, code)).toMatchObject(gone)
  expect(await countOf()).toBe(before)
  const { rows } = await sql`SELECT state, text, spans FROM posts WHERE id = ${code}`.execute(
    world.db,
  )
  expect(rows).toEqual([{ state: 'deleted', text: '', spans: [] }])
})

test('floods, copies, adverts, long and empty texts are rejected', async () => {
  const author = await world.member()
  expect(await write(author, '一句话')).toMatchObject({ code: 200 })
  expect(await write(author, '另一句')).toMatchObject({ reason: 'community.too_fast' })
  await world.rest()
  expect(await write(author, '一 句 话！')).toMatchObject({ reason: 'community.duplicate' })
  expect(await write(author, '加微信 abc123456')).toMatchObject({ reason: 'community.text_unfit' })
  expect(await write(author, ' \u200b\n')).toMatchObject({ reason: 'community.empty_post' })
  expect(await write(author, '长'.repeat(2_001))).toMatchObject({ reason: 'community.text_length' })
  expect(await write(author, '球', { circleId: 999_999 })).toMatchObject({
    reason: 'community.no_such_circle',
  })
  expect(await write('', '游客')).toMatchObject({ reason: 'auth.no_token' })
  expect((await write(author, '⚽'.repeat(2_000))).code).toBe(200)
})

test('a new account posts five times on its first day', async () => {
  const author = await world.member(0)
  const codes = []
  for (let n = 0; n < 6; n++) {
    codes.push((await write(author, `第${n}帖`)).code)
    await sql`DELETE FROM rate_limits WHERE key LIKE 'community/post/%'`.execute(world.db)
  }
  expect(codes).toEqual([200, 200, 200, 200, 200, 429])
})

test('members who block each other see no post of the other', async () => {
  const [author, other] = [await world.member(), await world.member()]
  const { code } = (await write(author, '拉黑之后')).data
  await world.call(author, '/user/block', { memberId: other, isOn: true })
  expect(await detail(other, code)).toMatchObject(gone)
  expect(await world.call(other, '/community/post/like', { code, isOn: true })).toMatchObject(gone)
  expect(await world.call(other, '/community/post/report', { code, reason: 'spam' })).toMatchObject(
    gone,
  )
  for (const list of ['hot', 'new'])
    for (const where of [{}, { circleId }, { memberId: author }]) {
      const { data } = await world.call(other, '/community/post/list', { list, ...where })
      const codes = data.posts.map((post: { code: string }) => post.code)
      expect(codes).not.toContain(code)
    }
  expect((await detail('', code)).code).toBe(200)
})

test('an erased member leaves no text and no picture', async () => {
  const author = await world.member()
  const { data: picture } = await world.upload(author, await photo())
  const { code, pictures } = (await write(author, '要注销了', { pictures: [picture.key] })).data
  const get = async () => (await world.app.inject({ url: pictures[0].large })).statusCode
  expect(await get()).toBe(200)
  expect(await world.part.export(world.db, author)).toMatchObject({ posts: [{ text: '要注销了' }] })
  const tasks: (() => Promise<void>)[] = []
  await world.db.transaction().execute(async (trx) => {
    await world.part.erase(trx, author, (task) => tasks.push(task))
  })
  for (const task of tasks) await task()
  expect(await get()).toBe(404)
  expect(await detail('', code)).toMatchObject(gone)
  expect(await world.part.export(world.db, author)).toMatchObject({ posts: [], circles: [] })
})

test('a day later an unused picture is gone', async () => {
  const author = await world.member()
  const { data } = await world.upload(author, await photo())
  expect((await world.app.inject({ url: data.picture.small })).statusCode).toBe(200)
  world.pass(DAY_MS + 1)
  await world.runJobs()
  expect((await world.app.inject({ url: data.picture.small })).statusCode).toBe(404)
  await world.rest()
  expect(await write(author, '晚了', { pictures: [data.key] })).toMatchObject({
    reason: 'community.no_such_picture',
  })
})
