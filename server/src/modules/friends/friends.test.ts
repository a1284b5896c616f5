import type { Friend } from '@saidian/shared/contracts/friends'
import { sql } from 'kysely'
import { friendships, remarksOf } from '.'
import { areFriends } from './friends.repository'
import { type FriendsWorld, openFriends } from './testing/friends-world'

let world: FriendsWorld
let [one, other] = ['', '']
beforeAll(async () => {
  world = await openFriends()
})
afterAll(() => world.close())
beforeEach(async () => {
  await sql`DELETE FROM rate_limits`.execute(world.db)
  ;[one, other] = [await world.member(), await world.member()]
})

const remark = (member: string, memberId: string, text: string) =>
  world.call(member, '/imapi/friend/remark', { memberId, remark: text })
const remove = (member: string, memberId: string) =>
  world.call(member, '/imapi/friend/remove', { memberId })
const friendsOf = async (member: string): Promise<Friend[]> => (await world.list(member)).friends

test('friends are sorted by the pinyin of what the member calls them, others last', async () => {
  const names = ['张三', '单刀王', '666球迷', '阿森纳死忠', 'messi', '重庆小面', '😀']
  const ids: string[] = []
  for (const nickName of names) {
    const friend = await world.member({ nickName })
    ids.push(friend)
    await world.befriend(one, friend)
  }
  await remark(one, ids[0] ?? '', '冰冰')
  const shown = (await friendsOf(one)).map(({ nickName, letter }) => `${letter} ${nickName}`)
  expect(shown).toEqual([
    'A 阿森纳死忠',
    'B 张三',
    'C 重庆小面',
    'M messi',
    'S 单刀王',
    '# 666球迷',
    '# 😀',
  ])
})

test('a remark is of one member alone, and an empty one takes it away', async () => {
  await world.befriend(one, other)
  const { data } = await remark(one, other, '  老王 \u0000看台 ')
  expect(data).toMatchObject({ id: other, remark: '老王 看台', letter: 'L' })
  expect(await friendsOf(other)).toMatchObject([{ id: one, remark: '' }])
  expect(await remarksOf(world.db, one, [other, one])).toEqual(new Map([[other, '老王 看台']]))
  expect((await world.card(one, other)).data).toMatchObject({ remark: '老王 看台' })
  expect((await remark(one, other, '')).data).toMatchObject({ remark: '' })
  expect(await remarksOf(world.db, one, [other])).toEqual(new Map())
  expect((await remark(one, await world.member(), '路人')).reason).toBe('friend.not_friends')
})

test('many pairs are asked at once', async () => {
  const third = await world.member()
  await world.befriend(one, other)
  const pairs = [
    { memberId: one, peerId: other },
    { memberId: other, peerId: one },
    { memberId: one, peerId: third },
  ]
  const found = await friendships.areFriends(world.db, [...pairs, ...pairs])
  expect([...found].sort()).toEqual([`${one}/${other}`, `${other}/${one}`].sort())
  expect(await friendships.areFriends(world.db, [])).toEqual(new Set())
})

test('an ended friendship is gone for both, without a notice, and can begin again', async () => {
  await world.befriend(one, other)
  expect(await areFriends(world.db, other, one)).toBe(true)
  const both = await Promise.all([remove(one, other), remove(other, one)])
  expect(both.map(({ code }) => code)).toEqual([200, 200])
  expect([await friendsOf(one), await friendsOf(other)]).toEqual([[], []])
  expect(await areFriends(world.db, one, other)).toBe(false)
  expect(await world.notices(other)).toEqual(['friends.asked'])
  expect(await world.stateOf(other, one)).toBe('none')
  await world.befriend(other, one)
  expect(await friendsOf(one)).toHaveLength(1)
})

test('a block hides the friendship and its requests, and unblocking brings them back', async () => {
  await world.befriend(one, other)
  await remark(one, other, '老友')
  await world.block(one, other)
  expect([await friendsOf(one), await friendsOf(other)]).toEqual([[], []])
  expect((await world.request(other, one)).reason).toBe('relation.blocked')
  expect((await world.request(one, other)).reason).toBe('relation.blocked')
  expect((await world.card(other, one)).reason).toBe('profile.no_such_member')
  expect((await world.card(one, other)).data).toMatchObject({ isBlocked: true, state: 'none' })
  await world.block(one, other, false)
  expect([await friendsOf(one), await friendsOf(other)]).toMatchObject([
    [{ id: other, remark: '老友' }],
    [{ id: one }],
  ])
  expect((await world.card(one, other)).data).toMatchObject({ isBlocked: false, state: 'friend' })
  const asking = await world.member()
  await world.request(asking, one)
  await world.block(one, asking)
  expect(await world.requests(one)).toEqual([])
  await world.block(one, asking, false)
  expect(await world.requests(one)).toMatchObject([{ member: { id: asking }, state: 'waiting' }])
})

test('after a yes and a block in the same moment no one sees a friend', async () => {
  for (let round = 0; round < 10; round++) {
    const [asks, answers] = [await world.member(), await world.member()]
    await world.request(asks, answers)
    // Read before: who is blocked already has no such request.
    const [{ id: requestId }] = await world.requests(answers)
    const yes = { requestId, isAccepted: true }
    const answered = world.call(answers, '/imapi/friend/answer', yes)
    await Promise.all([answered, world.block(asks, answers)])
    expect(await friendsOf(asks)).toEqual([])
    expect(await friendsOf(answers)).toEqual([])
  }
})

test('members are found by number and by the start of the nickname, unless they hide', async () => {
  const [first, second, hides, blocks, young] = await Promise.all(
    ['红魔老王', '红魔', '红魔潜水', '红魔拉黑', '红魔少年'].map((nickName) =>
      world.member({ nickName }),
    ),
  )
  await sql`INSERT INTO settings (account_id, key, value, at)
    VALUES (${hides}, 'isFindable', 'false', now()), (${young}, 'teenMode', 'true', now())`.execute(
    world.db,
  )
  await world.block(blocks ?? '', one)
  const find = async (q: string) =>
    (await world.call(one, `/imapi/friend/find?q=${encodeURIComponent(q)}`)).data.members.map(
      ({ id }: { id: string }) => id,
    )
  expect(await find('红魔')).toEqual([second, first])
  expect(await find(first ?? '')).toEqual([first])
  for (const q of [one, hides ?? '', blocks ?? '', young ?? '', '%', '_', '红\\', '\u200b']) {
    expect(await find(q)).toEqual([])
  }
})

test('fans come newest first over pages, with the whole number', async () => {
  await sql`DELETE FROM rate_limits`.execute(world.db)
  const fans: string[] = []
  for (let n = 0; n < 33; n++) fans.push(await world.member())
  // Three at a time follow in the same second.
  await sql`INSERT INTO follows (account_id, kind, target_id, is_on, at, title)
    SELECT id, 'member', ${one}, true, to_timestamp(1700000000 + (place - 1) / 3), ''
    FROM unnest(${fans}::bigint[]) WITH ORDINALITY AS fan (id, place)`.execute(world.db)
  await sql`INSERT INTO follows (account_id, kind, target_id, is_on, at, title)
    VALUES (${one}, 'member', ${fans[3]}, true, now(), '')`.execute(world.db)
  const first = (await world.call(one, '/imapi/fans/list')).data
  const second = (await world.call(one, `/imapi/fans/list?cursor=${first.next}`)).data
  expect([first.total, second.next]).toEqual([33, null])
  const all = [...first.fans, ...second.fans]
  const groups = Array.from({ length: 11 }, (_, at) => fans.slice(3 * at, 3 * at + 3))
  const newestFirst = groups.map((ids) => ids.sort((a, b) => Number(b) - Number(a))).toReversed()
  expect(all.map(({ id }) => id)).toEqual(newestFirst.flat())
  expect(all.filter(({ isFollowing }) => isFollowing)).toMatchObject([{ id: fans[3] }])
  expect((await world.call(one, '/imapi/fans/list?cursor=x')).reason).toBe('request.invalid')
})

test('what a member has among friends is exported and erased with them', async () => {
  await world.befriend(one, other)
  await remark(one, other, '老王')
  const third = await world.member()
  await world.request(third, one, '加个好友')
  expect(await world.part.export(world.db, one)).toMatchObject({
    friends: [{ memberId: other, remark: '老王' }],
    requests: [{ from: one }, { from: third, message: '加个好友' }],
  })
  await world.db.transaction().execute((trx) => world.part.erase(trx, one, () => undefined))
  expect(await world.part.export(world.db, one)).toEqual({ friends: [], requests: [] })
  expect(await friendsOf(other)).toEqual([])
})
