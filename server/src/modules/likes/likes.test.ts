import { sql } from 'kysely'
import { createLog } from '../../platform/log'
import { createTestDatabase, type TestDatabase } from '../../testing'
import { makeMember } from '../../testing/make-member'
import { createTestNotices } from '../../testing/test-notices'
import { createLikedNotices } from './liked-notices'
import { deleteLikesOf } from './likes.repository'
import { createLikes } from './likes.service'

let database: TestDatabase
const clock = { nowMs: Date.UTC(2026, 10, 23), now: () => clock.nowMs }
const hidden = new Set<string>()

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
afterEach(() => hidden.clear())

async function member(): Promise<string> {
  const { id } = await makeMember(database.db)
  await sql`INSERT INTO profiles (account_id, nickname, nickname_skeleton)
    VALUES (${id}, ${`球友${id}`}, ${`q${id}`})`.execute(database.db)
  return id
}

function open() {
  const { db } = database
  const { notices } = createTestNotices(db, clock)
  const deps = { db, log: createLog('silent'), notices, hiddenFor: async () => hidden }
  const liked = createLikedNotices(deps)
  return { likes: createLikes({ db, clock, notices: liked }), flush: liked.flush }
}

const noticesOf = async (id: string) =>
  (
    await sql<{ data: { name: string }; count: number }>`
      SELECT data, count FROM notices WHERE account_id = ${id}`.execute(database.db)
  ).rows

test('likes of many members at once are counted exactly, twice counts once', async () => {
  const { likes } = open()
  const members = await Promise.all(Array.from({ length: 40 }, member))
  const like = { kind: 'post', id: '71', isOn: true } as const
  const twice = await Promise.all([...members, ...members].map((id) => likes.set(id, like)))
  expect(twice.filter(({ hasChanged }) => hasChanged)).toHaveLength(40)
  const read = await likes.read(database.db, 'post', ['71', '72'], members[0] ?? '')
  expect(read.get('71')).toEqual({ likes: 40, isLiked: true })
  expect(read.get('72')).toEqual({ likes: 0, isLiked: false })
  const back = await likes.set(members[0] ?? '', { ...like, isOn: false })
  expect(back).toEqual({ likes: 39, isLiked: false, hasChanged: true })
})

test('batches of two processes over the same subjects stay exact', async () => {
  const processes = [open().likes, open().likes]
  const members = await Promise.all(Array.from({ length: 12 }, member))
  const ids = ['81', '82', '83']
  for (let round = 0; round < 4; round++)
    await Promise.all(
      members.flatMap((who, n) =>
        ids.map((id) =>
          processes[(n + round) % 2]?.set(who, { kind: 'post', id, isOn: (n + round) % 3 > 0 }),
        ),
      ),
    )
  const { rows } = await sql<{ id: string; likes: number }>`
    SELECT subject_id::text AS id, count(*)::int AS likes FROM likes
    WHERE kind = 2 AND subject_id = ANY(${ids}::bigint[]) GROUP BY 1`.execute(database.db)
  const read = await processes[0]?.read(database.db, 'post', ids, null)
  expect(rows).toHaveLength(3)
  for (const { id, likes } of rows) expect(read?.get(id)).toEqual({ likes, isLiked: false })
})

test('two devices that like and unlike at once end with one truth', async () => {
  const { likes } = open()
  const id = await member()
  for (let round = 0; round < 25; round++) {
    const subject = { kind: 'comment', id: String(100 + round) } as const
    await Promise.all([
      likes.set(id, { ...subject, isOn: true }),
      likes.set(id, { ...subject, isOn: false }),
    ])
    const { rows } = await sql`
      SELECT FROM likes WHERE kind = 3 AND subject_id = ${subject.id}`.execute(database.db)
    const now = (await likes.read(database.db, 'comment', [subject.id], id)).get(subject.id)
    expect(now).toEqual({ likes: rows.length, isLiked: rows.length === 1 })
  }
})

test('erasure takes the likes of a member back exactly, and no like follows it', async () => {
  const { likes } = open()
  const [gone, other] = [await member(), await member()]
  for (const id of ['201', '202'])
    for (const who of [gone, other]) await likes.set(who, { kind: 'article', id, isOn: true })
  await database.db.transaction().execute(async (trx) => {
    await deleteLikesOf(trx, gone)
    await sql`UPDATE accounts SET phone = NULL, password_hash = NULL, deleted_at = now()
      WHERE id = ${gone}`.execute(trx)
  })
  const late = await likes.set(gone, { kind: 'article', id: '201', isOn: true })
  expect(late).toEqual({ likes: 1, isLiked: false, hasChanged: false })
  const read = await likes.read(database.db, 'article', ['201', '202'], null)
  expect([...read.values()].map((each) => each.likes)).toEqual([1, 1])
})

test('the owner gets one notice for many likes, and none again for a second like', async () => {
  const { likes, flush } = open()
  const owner = await member()
  const fans = await Promise.all(Array.from({ length: 12 }, member))
  const subject = {
    ownerId: owner,
    what: '帖子',
    excerpt: '好球',
    link: '/community/detail?code=1',
  }
  const like = { kind: 'post', id: '301', isOn: true, subject } as const
  await Promise.all([...fans, owner].map((id) => likes.set(id, like)))
  await flush()
  expect(await noticesOf(owner)).toEqual([
    { count: 12, data: { name: expect.stringMatching(/^球友/), what: '帖子', excerpt: '好球' } },
  ])
  await sql`UPDATE notices SET read_at = now()`.execute(database.db)
  for (const isOn of [false, true]) await likes.set(fans[0] ?? '', { ...like, isOn })
  await flush()
  expect(await noticesOf(owner)).toHaveLength(1)
})

test('a like that is taken back at once, or of a blocked member, notifies no one', async () => {
  const { likes, flush } = open()
  const [owner, fan, blocked] = [await member(), await member(), await member()]
  const subject = { ownerId: owner, what: '评论', excerpt: '好球', link: '/' }
  const like = { kind: 'comment', id: '401', subject } as const
  hidden.add(blocked)
  for (const isOn of [true, false]) await likes.set(fan, { ...like, isOn })
  await likes.set(blocked, { ...like, isOn: true })
  await flush()
  expect(await noticesOf(owner)).toEqual([])
})

test('a program that likes without end is rejected for a while', async () => {
  const { likes } = open()
  const id = await member()
  const like = (n: number) => likes.set(id, { kind: 'tip', id: String(n), isOn: true })
  for (let n = 1; n <= 60; n++) await like(n)
  await expect(like(61)).rejects.toMatchObject({ reason: 'request.too_many' })
  clock.nowMs += 10_000
  expect((await like(61)).hasChanged).toBe(true)
})
