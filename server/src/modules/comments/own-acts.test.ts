import { sql } from 'kysely'
import { type CommentsWorld, floorsOf, openComments } from './testing/comments-world'

let world: CommentsWorld
beforeAll(async () => {
  world = await openComments()
})
afterAll(() => world.close())

const like = (member: string, id: string, isOn = true) =>
  world.call(member, '/comment/like', { id, isOn })

test('a stranger deletes nothing, the author does, twice is once', async () => {
  const [subject, author, stranger] = [world.post(), await world.member(), await world.member()]
  const { data } = await world.write(author, subject)
  const rejected = await world.call(stranger, '/comment/delete', { id: data.id })
  expect(rejected.reason).toBe('comment.no_such_comment')
  expect((await world.page('', subject)).total).toBe(1)
  const both = await Promise.all(
    [1, 2].map(() => world.call(author, '/comment/delete', { id: data.id })),
  )
  expect(both.map(({ code }) => code)).toEqual([200, 200])
  expect(await world.page('', subject)).toMatchObject({ total: 0, threads: [] })
})

test('a deleted comment with replies keeps its place without text and author', async () => {
  const [subject, author, other] = [world.post(), await world.member(), await world.member()]
  const { data: top } = await world.write(author, subject)
  const { data: reply } = await world.write(other, subject, { replyTo: top.id })
  await world.call(author, '/comment/delete', { id: top.id })
  const page = await world.page('', subject)
  expect(page).toMatchObject({ total: 1 })
  expect(page.threads[0]).toMatchObject({
    comment: { id: top.id, state: 'deleted', spans: [], author: { id: '' }, region: '' },
    replies: [{ id: reply.id }],
  })
  await world.call(other, '/comment/delete', { id: reply.id })
  expect(await world.page('', subject)).toMatchObject({ total: 0, threads: [] })
})

test('a reply and the deletion of what it answers at once leave exact numbers', async () => {
  const [author, other] = [await world.member(), await world.member()]
  for (let round = 0; round < 10; round++) {
    const subject = world.post()
    const { data: top } = await world.write(author, subject)
    await Promise.all([
      world.write(other, subject, { replyTo: top.id }),
      world.call(author, '/comment/delete', { id: top.id }),
    ])
    const { rows } = await sql<{ shown: number }>`
      SELECT count(*)::int AS shown FROM comments
      WHERE kind = 2 AND subject_id = ${subject.id} AND state = 'shown'`.execute(world.db)
    expect((await world.page('', subject)).total).toBe(rows[0]?.shown)
  }
})

test('likes order 最热 within a second and notify the author once', async () => {
  const [subject, author] = [world.post(), await world.member()]
  const fans = [await world.member(), await world.member()]
  await world.write(author, subject)
  const { data: liked } = await world.write(author, subject)
  await world.write(author, subject)
  for (const fan of fans) expect((await like(fan, liked.id)).data.isLiked).toBe(true)
  await expectSoon(async () =>
    expect(floorsOf(await world.page('', subject, { sort: 'hot' }))).toEqual([2, 3, 1]),
  )
  await expectSoon(async () =>
    expect(await world.notices(author)).toMatchObject([{ template: 'likes.liked', count: 2 }]),
  )
})

test('two who block each other see, answer and like nothing of the other', async () => {
  const [one, other] = [await world.member(), await world.member({ nickName: '被拉黑' })]
  const subject = world.post()
  const { data: mine } = await world.write(one, subject)
  const { data: theirs } = await world.write(other, subject)
  await world.call(one, '/user/block', { memberId: other, isOn: true })
  expect(floorsOf(await world.page(one, subject))).toEqual([1])
  expect(floorsOf(await world.page(other, subject))).toEqual([2])
  expect(floorsOf(await world.page('', subject))).toEqual([1, 2])
  expect((await like(other, mine.id)).reason).toBe('comment.no_such_comment')
  const answered = await world.write(one, subject, { replyTo: theirs.id })
  expect(answered.reason).toBe('relation.blocked')
  const { data: named } = await world.write(one, subject, { text: '@被拉黑 你好' })
  expect(named.spans).toEqual([{ text: '@被拉黑 你好' }])
  expect(await world.notices(other)).toEqual([])
  const ofOne = world.post(one)
  expect((await world.write(other, ofOne)).reason).toBe('comment.no_such_subject')
})

test('erasure empties what a member wrote and keeps the numbers exact', async () => {
  const [subject, gone, other] = [world.post(), await world.member(), await world.member()]
  const { data: top } = await world.write(gone, subject)
  await world.write(gone, subject, { replyTo: top.id })
  const { data: remaining } = await world.write(other, subject, { replyTo: top.id })
  await world.write(gone, subject, { replyTo: remaining.id })
  await world.write(gone, subject)
  await world.db.transaction().execute((trx) => world.module.part.erase(trx, gone, () => undefined))
  const page = await world.page('', subject)
  expect(page.total).toBe(1)
  expect(page.threads).toMatchObject([
    { comment: { state: 'deleted', spans: [], replies: 1 }, replies: [{ id: remaining.id }] },
  ])
  const { rows } = await sql`
    SELECT FROM comments WHERE author_id = ${gone} AND spans <> '[]'`.execute(world.db)
  expect(rows).toEqual([])
})

async function expectSoon(check: () => Promise<void>): Promise<void> {
  const until = Date.now() + 5_000
  for (;;) {
    try {
      await check()
      return
    } catch (error) {
      if (Date.now() > until) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}
