import { sql } from 'kysely'
import { DAY_MS, type FriendsWorld, NOW, openFriends } from '../testing/friends-world'

let world: FriendsWorld
let [one, other] = ['', '']
beforeAll(async () => {
  world = await openFriends()
})
afterAll(() => world.close())
beforeEach(async () => {
  world.clock.nowMs = NOW
  ;[one, other] = [await world.member(), await world.member()]
})

const friendIds = async (member: string) =>
  (await world.list(member)).friends.map(({ id }: { id: string }) => id)

test('a request waits, is answered with yes, and both are friends', async () => {
  expect((await world.request(one, other, ' 我是\u202e看台的小王 ')).data).toEqual({
    state: 'requested',
  })
  expect(await world.requests(other)).toMatchObject([
    { member: { id: one }, message: '我是 看台的小王', state: 'waiting' },
  ])
  expect((await world.list(other)).requests).toBe(1)
  expect(await world.stateOf(one, other)).toBe('requested')
  expect(await world.stateOf(other, one)).toBe('asked')
  expect((await world.answer(other, true)).data).toEqual({ state: 'friend' })
  expect(await friendIds(one)).toEqual([other])
  expect(await friendIds(other)).toEqual([one])
  expect((await world.list(other)).requests).toBe(0)
  expect(await world.notices(other)).toEqual(['friends.asked'])
  expect(await world.notices(one)).toEqual(['friends.accepted'])
})

test('two who ask each other are friends at once, also in the same moment', async () => {
  const states = await Promise.all([world.request(one, other), world.request(other, one)])
  expect(states.map(({ data }) => data.state).sort()).toEqual(['friend', 'requested'])
  expect(await friendIds(one)).toEqual([other])
  expect(await friendIds(other)).toEqual([one])
  const all = [...(await world.notices(one)), ...(await world.notices(other))]
  expect(all.sort()).toEqual(['friends.accepted', 'friends.asked'])
})

test('the same yes from two devices makes one friendship and one notice', async () => {
  await world.request(one, other)
  const answers = await Promise.all([world.answer(other, true), world.answer(other, true)])
  expect(answers.map(({ data }) => data)).toEqual([{ state: 'friend' }, { state: 'friend' }])
  expect(await friendIds(other)).toEqual([one])
  expect(await world.notices(one)).toEqual(['friends.accepted'])
})

test('the one who asked does not learn of a no, and asks again after a week', async () => {
  await world.request(one, other)
  expect((await world.answer(other, false)).data).toEqual({ state: 'none' })
  expect(await world.requests(other)).toMatchObject([{ state: 'declined' }])
  expect(await world.stateOf(one, other)).toBe('requested')
  expect((await world.request(one, other)).data).toEqual({ state: 'requested' })
  expect(await world.notices(other)).toEqual(['friends.asked'])
  expect(await world.notices(one)).toEqual([])
  world.clock.nowMs += 8 * DAY_MS
  await world.request(one, other)
  expect(await world.requests(other)).toMatchObject([{ state: 'waiting' }])
  expect(await world.notices(other)).toEqual(['friends.asked', 'friends.asked'])
})

test('asking twice while the first request waits is one request and one notice', async () => {
  await world.request(one, other, '你好')
  await world.request(one, other, '我是老王')
  expect(await world.requests(other)).toMatchObject([{ message: '我是老王' }])
  expect(await world.notices(other)).toEqual(['friends.asked'])
})

test('a request of 30 days ends, and can no longer be answered', async () => {
  await world.request(one, other)
  world.clock.nowMs += 31 * DAY_MS
  expect(await world.requests(other)).toMatchObject([{ state: 'expired' }])
  expect((await world.answer(other, true)).reason).toBe('friend.no_such_request')
  expect(await world.stateOf(one, other)).toBe('none')
  expect((await world.list(other)).requests).toBe(0)
})

test('a request of others cannot be answered, and no one asks themselves', async () => {
  await world.request(one, other)
  const [{ id }] = await world.requests(other)
  for (const stranger of [one, await world.member()]) {
    const body = { requestId: id, isAccepted: true }
    const { reason } = await world.call(stranger, '/imapi/friend/answer', body)
    expect(reason).toBe('friend.no_such_request')
  }
  expect((await world.request(one, one)).reason).toBe('friend.self')
  expect((await world.request(one, '999999999')).reason).toBe('profile.no_such_member')
  expect(await friendIds(other)).toEqual([])
})

test('a request with a contact or a listed word is rejected', async () => {
  const { reason } = await world.request(one, other, '加我微信 wxid123456')
  expect(reason).toBe('friend.text_unfit')
  expect(await world.requests(other)).toEqual([])
})

test('an account of a day asks 5 members, one that is older 50', async () => {
  const fresh = await world.member({ ageDays: 0 })
  const answers: (string | undefined)[] = []
  for (let n = 0; n < 6; n++) answers.push((await world.request(fresh, other)).reason)
  expect(answers).toEqual([...Array(5).fill(undefined), 'request.too_many'])
})

test('a list of friends that is full takes no one more', async () => {
  const filled = await sql`
    WITH made AS (
      INSERT INTO accounts (id, deleted_at, created_at) SELECT n, now(), now()
      FROM generate_series(1, 5000) AS n RETURNING id)
    INSERT INTO friends (member_id, friend_id, at) SELECT ${other}, id, now() FROM made`.execute(
    world.db,
  )
  expect(filled.numAffectedRows).toBe(5_000n)
  await world.request(one, other)
  expect((await world.answer(other, true)).reason).toBe('friend.too_many')
  expect(await friendIds(one)).toEqual([])
})

test('no text of a stranger reaches a member in teen mode, nor one who was it later', async () => {
  const teenMode = (member: string) =>
    sql`INSERT INTO settings (account_id, key, value, at)
    VALUES (${member}, 'teenMode', 'true', now())`.execute(world.db)
  await teenMode(other)
  const asked = await world.request(one, other, '加我，带你去玩')
  expect(asked.data).toEqual({ state: 'requested' })
  expect(await world.requests(other)).toMatchObject([{ member: { id: one }, message: '' }])
  const later = await world.member()
  await world.request(one, later, '在吗')
  expect(await world.requests(later)).toMatchObject([{ message: '在吗' }])
  await teenMode(later)
  expect(await world.requests(later)).toMatchObject([{ message: '' }])
  const { rows } = await sql<{ data: object }>`
    SELECT data FROM notices WHERE account_id = ${other}`.execute(world.db)
  expect(JSON.stringify(rows)).not.toContain('带你去玩')
})

test('the notice of a request is read with its decision, also with a crossing one', async () => {
  const unread = async (member: string) =>
    (
      await sql`SELECT FROM notices WHERE account_id = ${member} AND template = 'friends.asked'
        AND read_at IS NULL`.execute(world.db)
    ).rows.length
  for (const isAccepted of [true, false]) {
    const [asking, asked] = [await world.member(), await world.member()]
    await world.request(asking, asked)
    await world.request(one, asked)
    expect(await unread(asked)).toBe(2)
    const own = (await world.requests(asked)).find(
      ({ member }: { member: { id: string } }) => member.id === asking,
    )
    await world.call(asked, '/imapi/friend/answer', { requestId: own.id, isAccepted })
    expect(await unread(asked)).toBe(1)
  }
  await world.request(one, other)
  await world.request(other, one)
  expect(await unread(other)).toBe(0)
})
