import { sql } from 'kysely'
import { type CommentsWorld, floorsOf, openComments } from '../testing/comments-world'

let world: CommentsWorld
beforeAll(async () => {
  world = await openComments()
})
afterAll(() => world.close())

/** A thread of many comments, stored at once. */
async function longThread(count: number) {
  const [subject, member] = [world.post(), await world.member()]
  await sql`INSERT INTO comments (kind, subject_id, floor, author_id, request_key, state, spans,
      region, at, hot)
    SELECT 2, ${subject.id}::bigint, n, ${member}::bigint, 'long-' || ${subject.id}::text || n,
      'shown', '[{"text":"好"}]', '未知', now(), (n * 7919) % 100
    FROM generate_series(1, ${count}::int) n`.execute(world.db)
  await sql`INSERT INTO comment_subjects VALUES (2, ${subject.id}, ${count}, ${count})`.execute(
    world.db,
  )
  await sql`ANALYZE comments`.execute(world.db)
  return { subject, member }
}

const range = (from: number, to: number) =>
  Array.from({ length: Math.abs(to - from) + 1 }, (_, n) => (from <= to ? from + n : from - n))

test('pages by floor, newest first and hottest first have every comment once', async () => {
  const { subject } = await longThread(45)
  for (const sort of ['floor', 'new', 'hot']) {
    const floors: number[] = []
    let cursor: string | undefined
    do {
      const page = await world.page('', subject, { sort, ...(cursor && { cursor }) })
      floors.push(...floorsOf(page))
      cursor = page.next ?? undefined
    } while (cursor)
    expect([...floors].sort((a, b) => a - b)).toEqual(range(1, 45))
    if (sort !== 'hot') expect(floors).toEqual(sort === 'new' ? range(45, 1) : range(1, 45))
  }
})

test('a page around a comment goes on both ways', async () => {
  const { subject } = await longThread(60)
  const { threads } = await world.page('', subject, { sort: 'new' })
  const around = threads[19]?.comment.id
  const middle = await world.page('', subject, { around, sort: 'hot' })
  expect(floorsOf(middle)).toEqual(range(41, 60))
  const before = await world.page('', subject, { cursor: middle.previous })
  expect(floorsOf(before)).toEqual(range(21, 40))
  const start = await world.page('', subject, { cursor: before.previous })
  expect([floorsOf(start), start.previous]).toEqual([range(1, 20), null])
  expect(floorsOf(await world.page('', subject, { cursor: start.next }))).toEqual(range(21, 40))
})

test('a link to a reply opens its thread with the reply in it', async () => {
  const [subject, member] = [world.post(), await world.member()]
  const { data: top } = await world.write(member, subject)
  let reply = ''
  for (let n = 0; n < 5; n++)
    reply = (await world.write(member, subject, { replyTo: top.id })).data.id
  const { threads } = await world.page('', subject, { around: reply })
  expect(threads[0]?.replies.map(({ id }) => id)).toContain(reply)
  const { data } = await world.call('', '/comment/replies', { id: top.id })
  expect(data.replies.map(({ id }: { id: string }) => id)).toContain(reply)
})

test('the end and the middle of 50 000 comments are read by an index, like the start', async () => {
  const { subject } = await longThread(50_000)
  const cursors = [undefined, 'a25000', 'a49970', 'b50001', 'b25000']
  for (const cursor of cursors)
    expect((await world.page('', subject, cursor ? { cursor } : {})).threads).toHaveLength(20)
  for (const order of [sql`floor > 49970 ORDER BY floor`, sql`floor < 25000 ORDER BY floor DESC`]) {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      EXPLAIN (ANALYZE, BUFFERS OFF) SELECT * FROM comments c
      WHERE kind = 2 AND subject_id = ${subject.id} AND floor > 0 AND is_listed AND ${order}
      LIMIT 21`.execute(world.db)
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan).toMatch(/Index Scan .*using comments_(listed|floors)/)
    expect(plan).not.toMatch(/Seq Scan|Sort/)
  }
}, 60_000)

test('a cursor of another order, or none at all, is rejected', async () => {
  const subject = world.post()
  for (const given of [
    { sort: 'hot', cursor: 'a1' },
    { sort: 'new', cursor: 'a1' },
    { sort: 'floor', cursor: 'h1.1' },
    { sort: 'floor', cursor: "a1'; DROP" },
  ])
    expect((await world.call('', '/comment/list', { subject, ...given })).reason).toBe(
      'request.invalid',
    )
})

test('members see their own list with what it is about, newest first', async () => {
  const [subject, member] = [world.post(), await world.member()]
  const { data: one } = await world.write(member, subject)
  const { data: other } = await world.write(member, subject)
  await world.call(member, '/comment/delete', { id: one.id })
  const { data } = await world.call(member, '/comment/mine')
  expect(data).toEqual({
    comments: [
      {
        comment: other,
        subject,
        title: '今晚谁赢',
        link: `/community/detail?code=p${subject.id}&comment=${other.id}`,
      },
    ],
    next: null,
  })
  world.posts.delete(subject.id)
  const after = await world.call(member, '/comment/mine')
  expect(after.data.comments[0]).toMatchObject({ title: '内容已删除', link: '' })
})

test('the first HTML has the hottest threads, and lists have their numbers', async () => {
  const { subject } = await longThread(30)
  const first = await world.module.firstComments('post', subject.id)
  expect(first).toHaveLength(5)
  const counts = await world.module.counts(world.db, 'post', [subject.id, '999999'])
  expect([...counts]).toEqual([
    [subject.id, 30],
    ['999999', 0],
  ])
})
